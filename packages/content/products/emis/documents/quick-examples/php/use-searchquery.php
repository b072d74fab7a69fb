<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

$result = $client->documents->search->query(
    countries: ['PL', 'BG'],
    term: 'timber OR wood*',
    startDate: '2026-01-01',
    endDate: '2026-09-30',
    order: 'newest',
    limit: 3,
);

echo "$result->total documents\n";
foreach ($result as $document) {
    echo "{$document->date('date')->format('Y-m-d')}  $document->title\n";
    echo "  {$document->publication->name}, {$document->language->name}, $document->format\n";
}
