<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

// Every company of Bulgaria whose profile has changed since June, a thousand to a page.
$changed = 0;
foreach ($client->company->companies->getCompanyListAll('BG', lastUpdate: '2026-06-01', limit: 1000) as $company) {
    if (++$changed <= 3) {
        echo "$company->isic  $company->profileUpdateDate\n";
    }
}
echo "$changed companies\n";
