<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

// The ids come from a search, not from a list.
$found = $client->series->searchSeries(
    keyword: 'consumer price index',
    frequency: 'M',
    endDateAfter: '2026-01-01',
    limit: 100,
);
$ids = array_map(fn ($series) => $series->entityId, $found->items());

$values = [];
foreach (array_chunk($ids, 25) as $chunk) {
    foreach ($client->series->getSeries($chunk, startDate: '2025-12-01', endDate: '2025-12-31') as $series) {
        $values[$series->metadata->name] = $series->timePoints[0]->value ?? null;
    }
}

echo count($ids), " series in ", ceil(count($ids) / 25), " calls\n";
ksort($values);
foreach (array_slice($values, 0, 8) as $name => $value) {
    echo "  $name: ", $value ?? 'no point in December 2025', "\n";
}
