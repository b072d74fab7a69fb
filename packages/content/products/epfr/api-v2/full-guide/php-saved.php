<?php

require 'vendor/autoload.php';

$client = new Epfr\Api\Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

foreach ($client->savedReports->getSavedReports() as $report) {
    echo "$report->id  $report->name\n";
}

// A saved report needs no order and no waiting.
$table = $client->savedReports->getSavedReportOutput(1001)->data[0];
echo count($table->Rows), ' rows: ', implode(', ', $table->ColumnNames), "\n";
