<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

// Four groups of 25 ids: one indicator each, of 25 economies.
$groups = [
    range(311000177, 311024177, 1000), // retail sales
    range(311000085, 311024085, 1000), // unemployment rate
    range(311000054, 311024054, 1000), // consumer prices, quarterly
    range(311000002, 311024002, 1000), // gross domestic product, quarterly
];

foreach ($groups as $ids) {
    $result = $client->series->getSeries($ids, startDate: '2025-01-01', endDate: '2025-12-31');
    $points = array_sum(array_map(fn ($series) => count($series->timePoints), $result->items()));
    $first = $result->items()[0]->metadata->name;
    echo count($result), " series with $points points, the first is $first; ", count($result->errors), " refused\n";
}
