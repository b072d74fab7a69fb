<?php

require 'vendor/autoload.php';

use Epfr\Api\Client;
use Epfr\Api\Configuration;

$settings = new Configuration(
    proxy: getenv('PROXY_URL') ?: null, // http://proxy.example.com:3128
    timeout: 30,
    connectTimeout: 5,
    retryWaits: [1, 5, 20],
);
$client = new Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'), $settings);

echo count($client->dictionary->getDatasets()), " data sets\n";
