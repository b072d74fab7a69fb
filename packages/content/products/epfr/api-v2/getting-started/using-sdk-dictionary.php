<?php

require 'vendor/autoload.php';

$client = new Epfr\Api\Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

foreach ($client->dictionary->getEquityFilters() as $filter) {
    if ($filter->group === 'Style') {
        echo $filter->id, ' ', $filter->name, "\n";
    }
}
