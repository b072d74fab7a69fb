<?php

require 'vendor/autoload.php';

use Emis\Api\Client;
use Emis\Api\Configuration;

$settings = new Configuration(
    proxy: getenv('PROXY_URL') ?: null, // http://proxy.example.com:3128
    timeout: 30,
    connectTimeout: 5,
    retryWaits: [1, 5, 20],
);
$client = new Client(getenv('EMIS_V2_TOKEN'), $settings, Client::V2);

echo count($client->v2->dictionary->dictionaryPeriodsGet()), " periods\n";
