<?php

require 'vendor/autoload.php';

use Ceic\Api\Client;

$client = new Client(getenv('CEIC_TOKEN'));

// 1. What to look for: the code of a place and of a frequency.
$places = array_filter($client->dictionary->getGeo()->items(), fn ($place) => $place->title === 'India');
$place = reset($places);
echo "$place->title is $place->id\n";

// 2. Which series there are.
$found = $client->series->searchSeries(keyword: 'consumer price index', geo: $place->id, frequency: 'M', limit: 3);
echo "{$found->total()} series\n";
foreach ($found as $series) {
    echo "  $series->entityId  {$series->metadata->name}, {$series->metadata->unit->name}\n";
}

// 3. What they say.
$id = $found->items()[0]->entityId;
[$series] = $client->series->getSeries($id, startDate: '2025-07-01', endDate: '2025-12-31')->items();
foreach ($series->timePoints as $point) {
    echo "  $point->date  $point->value\n";
}
