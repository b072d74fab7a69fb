<?php

require 'vendor/autoload.php';

use Epfr\Api\Client;
use Epfr\Api\Exception\ApiException;
use Epfr\Api\Exception\AuthenticationException;
use Epfr\Api\Exception\ReportException;

$client = new Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

try {
    $client->generateReport('FF', '01-01-2025', '03-31-2025', ['FF999999'], 'Monthly', 0);
} catch (ApiException $refusal) {
    echo "$refusal->status {$refusal->getMessage()}\n";
} catch (ReportException $failure) {
    echo "{$failure->getMessage()}\n";
}

try {
    (new Client('nobody@example.com', 'wrong'))->login();
} catch (AuthenticationException $refusal) {
    echo "$refusal->status $refusal->errorCode\n";
}
