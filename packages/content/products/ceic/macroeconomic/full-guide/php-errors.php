<?php

require 'vendor/autoload.php';

use Ceic\Api\Client;
use Ceic\Api\Exception\ApiException;
use Ceic\Api\Exception\AuthenticationException;

$client = new Client(getenv('CEIC_TOKEN'));

// Some of the ids are wrong: the others come all the same.
$result = $client->series->getSeriesMetadata(['310000102', '999999999']);
echo count($result), " series\n";
foreach ($result->errors as $error) {
    echo "  $error->status $error->code\n";
}

// The whole call is wrong.
try {
    $client->series->searchSeries(geo: 'Atlantis');
} catch (ApiException $refusal) {
    echo "$refusal->status $refusal->errorCode\n";
}

try {
    (new Client('mistyped'))->dictionary->getFrequencies();
} catch (AuthenticationException $refusal) {
    echo "$refusal->status $refusal->errorCode\n";
}
