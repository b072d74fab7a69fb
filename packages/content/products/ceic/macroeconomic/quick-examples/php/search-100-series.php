<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

// A page holds at most 100 series.
$page = $client->series->searchSeries(keyword: 'gdp', limit: 100, offset: 0);
echo count($page), " of {$page->total()} series\n";

$countries = [];
foreach ($page as $series) {
    $countries[$series->metadata->country->name][] = $series->entityId;
}
ksort($countries);
foreach (array_slice($countries, 0, 5) as $country => $ids) {
    echo "  $country: ", implode(', ', $ids), "\n";
}

// searchSeriesAll() reads the next pages while you go on; stop whenever you have enough.
$count = 0;
foreach ($client->series->searchSeriesAll(keyword: 'gdp', limit: 100) as $series) {
    if (++$count === 250) {
        break;
    }
}
echo "Number $count is $series->entityId, {$series->metadata->name}\n";
