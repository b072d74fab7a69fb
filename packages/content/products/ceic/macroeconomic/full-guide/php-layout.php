<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));
$layout = $client->layout;

// Database, topic, section, table, series: take the first of each.
$database = $layout->getLayoutDatabases()->items()[0]->metadata;
$topic = $layout->getLayoutTopics($database->id)->items()[0]->metadata;
$section = $layout->getLayoutSections($topic->id)->items()[0]->metadata;
$table = $layout->getLayoutTables($section->id)->items()[0]->metadata;
echo "$database->name > $topic->name > $section->name > $table->name\n";

foreach ($layout->getLayoutSeries($table->id) as $series) {
    echo "  $series->entityId  {$series->metadata->name}\n";
}
