<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

// Consolidated statements of 2024 with a revenue of more than 100 million dollars.
$found = $client->company->search->queryStatement(
    filter: ['country:BG', 'year:2024', 'period:Y', 'consolidated:Y'],
    accountFilter: ['TR>100000000'],
    limit: 2,
);
echo "{$found->total()} statements\n";

foreach ($found as $entry) {
    $statement = $client->company->statements->getStatementById($entry->stmtId, currency: 'eur', extended: true);
    echo "$entry->companyName, $statement->fsYear, $statement->displayCurrency thousand\n";
    foreach (array_slice($statement->accountList, 0, 5) as $account) {
        printf("  %-28s %14s\n", $account->accountEnglishName, number_format($account->accountValue, 1));
    }
}
