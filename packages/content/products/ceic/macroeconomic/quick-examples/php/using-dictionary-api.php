<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

echo "Frequencies\n";
foreach ($client->dictionary->getFrequencies() as $frequency) {
    echo "  $frequency->id  $frequency->name\n";
}

// Countries, regions, provinces and cities stand in one list.
$places = $client->dictionary->getGeo()->items();
$asian = array_filter($places, fn ($place) => $place->type === 'region' && str_contains($place->title, 'Asia'));

echo "Regions of Asia\n";
foreach ($asian as $region) {
    echo "  $region->id  $region->title\n";
}
