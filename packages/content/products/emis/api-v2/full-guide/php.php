<?php

require 'vendor/autoload.php';

use Emis\Api\Client;

$client = new Client(getenv('EMIS_V2_TOKEN'), api: Client::V2);
$v2 = $client->v2;

// 1. The id of a company, from its name.
[$match] = $v2->companies->companiesMatchGet(companyName: 'Sofia Timber', countryCode: 'BG')->items();
echo "$match->company_id  $match->company_name\n";

// 2. Its profile.
$company = $v2->companies->companiesIdGet($match->company_id)->data;
echo "{$company->details->legal_form->name} in {$company->details->address->city}\n";
foreach ($company->executives as $person) {
    echo "  $person->name, {$person->position->name}\n";
}

// 3. Its newest consolidated statement of a full year, in euros.
[$statement] = $v2->statements->companiesIdStatementsGet($company->id, year: 2025, period: 'Y', type: 'C')->items();
$accounts = $v2->statements->companiesStatementsIdAccountsStandardIdGet($statement->id, 'EMISG', currency: 'EUR');
echo "$statement->year, {$accounts->data->currency}\n";
foreach (array_slice($accounts->items(), 0, 4) as $account) {
    echo "  $account->code  ", number_format($account->value, 2), "\n";
}
