<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

$byFrequency = [];
foreach ($client->series->searchSeriesAll(geo: 'CN', limit: 100) as $series) {
    $name = $series->metadata->frequency->name;
    $byFrequency[$name] = ($byFrequency[$name] ?? 0) + 1;
}
ksort($byFrequency);
foreach ($byFrequency as $name => $count) {
    echo "$name: $count\n";
}
