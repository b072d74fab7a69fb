<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

// All pages of a search, while you go through the documents.
$publications = [];
foreach ($client->documents->search->queryAll(
    countries: ['BG'],
    startDate: '2026-06-01',
    endDate: '2026-08-31',
    limit: 100,
) as $document) {
    $name = $document->publication->name;
    $publications[$name] = ($publications[$name] ?? 0) + 1;
}
arsort($publications);
foreach (array_slice($publications, 0, 3) as $name => $count) {
    echo "$count  $name\n";
}
