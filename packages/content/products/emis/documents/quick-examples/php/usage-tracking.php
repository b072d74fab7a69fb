<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));
$usage = $client->documents->usage;

[$first, $second] = $client->documents->search->query(countries: ['PL'], endDate: '2026-09-30', limit: 2)->items();

// One document, as soon as somebody has opened it.
$usage->report(
    id: $first->id,
    title: $first->title,
    languageCode: $first->language->code,
    accessTime: new DateTimeImmutable(),
);
echo "Reported $first->id\n";

// Several at once, for programs that collect them.
$opened = array_map(fn ($document) => [
    'id' => $document->id,
    'title' => $document->title,
    'languageCode' => $document->language->code,
    'accessTime' => date(DATE_ATOM),
], [$first, $second]);
$usage->reportMultiple(json_encode(['documents' => $opened]));
echo 'Reported ', count($opened), " together\n";
