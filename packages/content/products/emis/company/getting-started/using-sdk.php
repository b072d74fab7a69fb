<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

foreach ($client->company->search->queryCompany(filter: ['country:BG', 'name:sofia timber']) as $company) {
    echo "$company->isic  $company->companyName\n";
    $statement = $client->company->statements->getStatementByCode($company->isic, 2024, 'Y', 'Y', currency: 'eur');
    foreach (array_slice($statement->accountList, 0, 3) as $account) {
        echo "  $account->accountCode  $account->accountValue\n";
    }
}
