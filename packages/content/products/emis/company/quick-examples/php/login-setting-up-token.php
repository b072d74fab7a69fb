<?php

require 'vendor/autoload.php';

use Emis\Api\Client;
use Emis\Api\Exception\AuthenticationException;

// The token that you made in the portal: the way for programs.
$client = new Client();
$client->setToken(getenv('EMIS_TOKEN'));
echo 'Token: ', in_array('emis-company', $client->getUserData()->subscriptions) ? "valid\n" : "not subscribed\n";

// The older way: a session by user name and password.
$client = new Client();
$client->login(getenv('EMIS_USERNAME'), getenv('EMIS_PASSWORD'));
echo 'Session: ', count($client->company->dictionary->getCurrencyList()), " currencies\n";
$client->logout();

try {
    $client->setToken('mistyped')->getUserData();
} catch (AuthenticationException $refusal) {
    echo "Mistyped: $refusal->status, {$refusal->getMessage()}\n";
}
