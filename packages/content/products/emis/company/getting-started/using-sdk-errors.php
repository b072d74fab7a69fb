<?php

require 'vendor/autoload.php';

use Emis\Api\Client;
use Emis\Api\Configuration;
use Emis\Api\Exception\ApiException;
use Emis\Api\Exception\ConnectionException;

$settings = new Configuration(timeout: 30, retryWaits: [1, 2]);
$client = new Client(getenv('EMIS_TOKEN'), $settings);

try {
    $client->company->companies->getCompany(7);
} catch (ApiException $refusal) {
    // requestId is the number to tell support.
    echo "$refusal->status $refusal->errorCode: {$refusal->errors[0]->message}\n";
} catch (ConnectionException $failure) {
    echo "No answer: {$failure->getMessage()}\n";
}
