<?php

require 'vendor/autoload.php';

use Emis\Api\Client;

$client = new Client(getenv('EMIS_V2_TOKEN'), api: Client::V2);
$companies = $client->v2->companies;

foreach ($companies->companiesMatchGet(companyName: 'Vitosha Cement', limit: 3) as $match) {
    echo $match->company_id, ' ', $match->company_name, "\n";
}

foreach ($companies->companiesGetCursor(country: 'BG', employeesFrom: 2000) as $company) {
    echo $company->name->current_name, "\n";
}
