<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));
$search = $client->documents->search;

foreach ($search->query(countries: 'BG', companies: 1250077, order: 'id_asc', limit: 3) as $document) {
    echo "{$document->date('date')->format('Y-m-d')}  $document->title\n";
    foreach ($document->files as $entry) {
        parse_str(parse_url($entry->link, PHP_URL_QUERY), $query);
        $file = $search->getFile($query['key']);
        $file->saveTo(sys_get_temp_dir() . "/$file->name");
        echo "  saved: $file->name\n";
    }
}
