<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

$found = $client->company->search->queryCompany(
    filter: ['country:BG', 'revenue:50000000-'],
    order: 'revenue:desc',
    limit: 3,
);
echo "{$found->total()} companies\n";

foreach ($found as $company) {
    $profile = $client->company->companies->getFullCompany($company->isic, section: ['header', 'basics']);
    echo "$profile->isic  $profile->companyName ($profile->companyLocalName)\n";
    echo "  {$profile->address->city}, since $profile->incorporationYear\n";
    foreach ($profile->externalIdList as $id) {
        echo "  $id->externalIdClass $id->externalId\n";
    }
}
