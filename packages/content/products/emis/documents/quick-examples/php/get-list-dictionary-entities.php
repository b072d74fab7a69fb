<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));
$dictionary = $client->documents->dictionary;

echo 'Languages: ';
echo implode(', ', array_map(fn ($language) => $language->name, $dictionary->getLanguages())), "\n";

echo "Kinds of publications\n";
foreach ($dictionary->getPublicationTypes() as $type) {
    echo "  $type->code  $type->name\n";
}

echo "Formats\n";
foreach ($dictionary->getFormats() as $id => $name) {
    echo "  $id  $name\n";
}

echo "Publications about Poland\n";
foreach ($dictionary->getPublications(countries: 'PL', limit: 5) as $publication) {
    echo "  $publication->code  $publication->name\n";
}
