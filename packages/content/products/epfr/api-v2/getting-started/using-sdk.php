<?php

require 'vendor/autoload.php';

$client = new Epfr\Api\Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

$table = $client->generateReport(
    dataset: 'FF',
    from: '01-01-2026',
    to: '03-31-2026',
    assetClasses: ['FF100000'],
    frequency: 'Weekly',
    level: 0,
    options: ['categories' => [1, 3]],
);
$flow = array_search('Flow US$ mill', $table->ColumnNames, true);
echo count($table->Rows), " weeks\n";
echo 'Flow of the last one: ', $table->Rows[0][$flow], "\n";
