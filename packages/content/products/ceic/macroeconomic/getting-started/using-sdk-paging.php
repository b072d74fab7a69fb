<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

$names = [];
foreach ($client->series->searchSeriesAll(keyword: 'policy rate', limit: 50) as $series) {
    $names[] = $series->metadata->name;
}
echo count($names), ' series, the last one is ', end($names), "\n";
