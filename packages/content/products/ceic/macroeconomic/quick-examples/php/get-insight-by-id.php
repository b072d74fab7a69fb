<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

[$insight] = $client->insights->getInsight('10001')->items();

echo "$insight->name\n$insight->description\n";
echo "By {$insight->creator->firstName} {$insight->creator->lastName}, {$insight->category->name}\n";

foreach ($client->insights->getInsightSeries('10001', count: 1) as $entry) {
    $series = $entry->seriesData;
    echo "  $series->entityId  {$series->metadata->name}\n";
}
