<?php

require 'vendor/autoload.php';

$client = new Epfr\Api\Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

// 1. What there is to ask for.
foreach ($client->dictionary->getDatasets() as $dataset) {
    echo "$dataset->id  $dataset->name: ", implode(', ', $dataset->frequencies), "\n";
}
$classes = $client->dictionary->getAssetClasses('FF')->items();
echo count($classes), " asset classes, the first is {$classes[0]->id} {$classes[0]->name}\n";

// 2. A report, ordered and read when it is made.
$table = $client->generateReport(
    dataset: 'FF',
    from: new DateTimeImmutable('2025-01-01'),
    to: new DateTimeImmutable('2025-06-30'),
    assetClasses: ['FF100000'],
    frequency: 'Monthly',
    level: 0,
    options: ['categories' => [1, 3]],
);
echo implode(' | ', $table->ColumnNames), "\n";
foreach ($table->Rows as $row) {
    echo implode(' | ', $row), "\n";
}

$client->logout();
