<?php

require 'vendor/autoload.php';

use Emis\Api\Client;
use Emis\Api\Configuration;

$configuration = new Configuration(host: 'http://127.0.0.1:4000');
$client = new Client(getenv('EMIS_V2_TOKEN'), $configuration, Client::V2);

foreach ($client->v2->dictionary->dictionaryOperationalStatusesGet() as $status) {
    echo "$status->code  $status->name\n";
}
