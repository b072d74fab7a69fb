<?php

require 'vendor/autoload.php';

$client = new Epfr\Api\Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

$filters = $client->dictionary->getEquityFilters()->items();
$energy = array_filter($filters, fn ($filter) => str_contains($filter->name, 'Energy'));
foreach ($energy as $filter) {
    echo "$filter->id  $filter->name\n";
}

$table = $client->generateReport('FF', '01-01-2025', '03-31-2025', ['FF100000'], 'Monthly', 0, [
    'categories' => [3],
    'equityFilters' => array_values(array_map(fn ($filter) => $filter->id, $energy)),
]);
foreach ($table->Rows as $row) {
    echo implode(' | ', $row), "\n";
}
