<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));
$search = $client->documents->search;

$found = $search->query(countries: ['BG'], formats: [2], endDate: '2026-10-31', limit: 2);
$ids = array_map(fn ($document) => $document->id, $found->items());

foreach ($search->getDocuments($ids, includeBody: true) as $document) {
    echo "$document->id  $document->title\n";
    echo '  ', mb_substr(strtok($document->body, "\n"), 0, 70), "…\n";
    foreach ($document->files as $entry) {
        // The key of a file stands in its link.
        parse_str(parse_url($entry->link, PHP_URL_QUERY), $query);
        $file = $search->getFile($query['key']);
        $file->saveTo(sys_get_temp_dir() . "/$file->name");
        echo "  saved: $file->name, $file->contentType\n";
    }
}
