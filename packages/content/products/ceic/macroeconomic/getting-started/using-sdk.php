<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

$found = $client->series->searchSeries(keyword: 'policy rate', geo: ['US', 'CN', 'JP']);
echo $found->total(), " series\n";
foreach ($found as $series) {
    echo $series->entityId, ' ', $series->metadata->name, "\n";
}

foreach ($client->series->getSeriesTimePoints('310000101', count: 1) as $series) {
    $point = $series->timePoints[0];
    echo $point->date, ' ', $point->value, "\n";
}
