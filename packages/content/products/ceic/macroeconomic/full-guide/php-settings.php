<?php

require 'vendor/autoload.php';

use Ceic\Api\Client;
use Ceic\Api\Configuration;

$settings = new Configuration(
    proxy: getenv('PROXY_URL') ?: null, // http://proxy.example.com:3128
    timeout: 30,
    connectTimeout: 5,
    retryWaits: [1, 5, 20],
);
$client = new Client(getenv('CEIC_TOKEN'), $settings);

echo count($client->dictionary->getFrequencies()), " frequencies\n";
