<?php

require 'vendor/autoload.php';

use Emis\Api\Client;

$client = new Client(getenv('EMIS_V2_TOKEN'), api: Client::V2);
$v2 = $client->v2;

// Keep the criteria under an id, and use it in lists, dumps and feeds.
$filter = $v2->filters->companiesSearchFiltersPost([
    'name' => 'Wood processing in Bulgaria',
    'country' => ['BG'],
    'main_industry' => ['321'],
])->data;
echo "$filter->matched_companies companies\n";

foreach ($v2->companies->companiesGetAll(filterId: $filter->id, order: 'name') as $company) {
    echo "  $company->id  {$company->name->current_name}\n";
}

$v2->filters->companiesSearchFiltersIdDelete($filter->id);
