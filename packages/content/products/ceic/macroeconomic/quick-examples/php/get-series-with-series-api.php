<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

$result = $client->series->getSeries('310000102', startDate: '2024-01-01', endDate: '2024-06-30');

foreach ($result as $series) {
    $about = $series->metadata;
    echo "$about->name, {$about->frequency->name}, {$about->unit->name}\n";
    echo "Source: {$about->source->name}\n";
    foreach ($series->timePoints as $point) {
        echo "  $point->date  $point->value\n";
    }
}
