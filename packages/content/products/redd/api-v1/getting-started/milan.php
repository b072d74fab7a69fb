<?php

require 'vendor/autoload.php';

$redd = new Redd\Api\Client(getenv('REDD_TOKEN'));

$offices = $redd->properties->listProperties(city: 'Milan', propertyType: 'office', limit: 3);
echo $offices->data->total, " office buildings in Milan\n";
foreach ($offices as $building) {
    echo $building->id, ' ', $building->name, ' ', $building->size->gross_area, "\n";
}

foreach ($redd->transactions->listPropertyTransactionsAll('PRP-000048') as $deal) {
    $amount = $deal->value ? $deal->value->amount : 'undisclosed';
    echo $deal->date, ' ', $deal->transaction_type->name, ' ', $amount, "\n";
}
