<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

$found = $client->series->searchSeries(
    keyword: 'unemployment rate',
    geo: ['US', 'DE', 'JP'],
    frequency: 'M',
    limit: 10,
);

echo "{$found->total()} series found\n";
foreach ($found as $series) {
    echo "$series->entityId  {$series->metadata->name} ({$series->metadata->source->name})\n";
}
