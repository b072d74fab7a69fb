<?php

require 'vendor/autoload.php';

use Emis\Api\Client;

$client = new Client(getenv('EMIS_V2_TOKEN'), api: Client::V2);
$dictionary = $client->v2->dictionary;

$countries = iterator_to_array($dictionary->dictionaryCountriesGetAll(), false);
echo count($countries), " countries, such as\n";
foreach (array_slice($countries, 0, 3) as $country) {
    echo "  $country->country_code  $country->name\n";
}

echo "Currencies\n";
foreach ($dictionary->dictionaryCurrenciesGet(limit: 3) as $currency) {
    echo "  $currency->code  $currency->name\n";
}

echo "Regions of Bulgaria\n";
foreach ($dictionary->dictionaryRegionsGet(country: 'BG') as $region) {
    echo "  $region->code  $region->name ($region->name_local)\n";
}
