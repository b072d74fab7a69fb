<?php

require 'vendor/autoload.php';

use Emis\Api\Client;
use Emis\Api\Configuration;
use Emis\Api\Exception\ApiException;
use Emis\Api\Exception\ConnectionException;

$client = new Client(getenv('EMIS_TOKEN'), new Configuration(timeout: 30));

try {
    // A call is a method of a function group; what is left out takes its default.
    $result = $client->documents->search->query(countries: ['PL'], languages: ['en'], limit: 2, order: 'oldest');
    echo "$result->total documents\n";
    foreach ($result as $document) {
        echo "$document->id  $document->title\n";
    }

    $client->documents->search->query(countries: ['Poland']);
} catch (ApiException $refusal) {
    echo "$refusal->status, {$refusal->getMessage()}\n";
} catch (ConnectionException $failure) {
    echo "No answer: {$failure->getMessage()}\n";
}
