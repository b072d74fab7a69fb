<?php

require 'vendor/autoload.php';

use Emis\Api\Client;
use Emis\Api\Exception\ApiException;
use Emis\Api\Exception\NotFoundException;

$client = new Client(getenv('EMIS_V2_TOKEN'), api: Client::V2);

try {
    $client->v2->companies->companiesIdGet(99999999);
} catch (NotFoundException $refusal) {
    echo "$refusal->errorCode\n";
}

try {
    $client->v2->companies->companiesGet(country: 'Bulgaria');
} catch (ApiException $refusal) {
    echo "$refusal->status {$refusal->getMessage()}\n";
}
