<?php

require 'vendor/autoload.php';

use Emis\Api\Client;

$client = new Client(getenv('EMIS_V2_TOKEN'), api: Client::V2);
$criteria = ['country' => ['BG', 'RO'], 'operationalStatus' => 'OPER'];

$total = $client->v2->companies->companiesGet(...$criteria, limit: 1)->total();

$ids = [];
foreach ($client->v2->companies->companiesGetCursor(...$criteria) as $company) {
    $ids[] = $company->id;
}
echo count($ids) === $total ? "All $total companies, each once\n" : "Some are missing\n";
