<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));
$dictionary = $client->company->dictionary;

$countries = $dictionary->getCountryList();
echo count($countries), " countries, such as\n";
foreach (array_slice($countries, 0, 3) as $country) {
    echo "  $country->countryCode  $country->name, $country->currencyCode\n";
}

echo "Operational statuses\n";
foreach ($dictionary->getOperationalStatusList() as $status) {
    echo "  $status->code  $status->name\n";
}

echo "Legal forms of Poland\n";
foreach ($dictionary->getLocalLegalFormByProductList('PL') as $form) {
    echo "  $form->legalForm  $form->label\n";
}

// Long lists come in pages; this reads them all.
$cities = iterator_to_array($dictionary->getCityListAll(limit: 500), false);
echo count($cities), " cities, the first is {$cities[0]->cityNameEng}\n";
