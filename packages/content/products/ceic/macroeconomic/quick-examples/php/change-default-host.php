<?php

require 'vendor/autoload.php';

use Ceic\Api\Client;
use Ceic\Api\Configuration;

$configuration = new Configuration(host: 'http://127.0.0.1:4000');
$client = new Client(getenv('CEIC_TOKEN'), $configuration);

foreach ($client->dictionary->getStatuses() as $status) {
    echo "$status->id  $status->name\n";
}
