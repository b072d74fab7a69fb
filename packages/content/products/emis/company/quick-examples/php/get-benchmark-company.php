<?php

require 'vendor/autoload.php';

$client = new Emis\Api\Client(getenv('EMIS_TOKEN'));

$benchmark = $client->company->companies->getBenchmarkCompany(1250077, year: 2025);

echo "$benchmark->riskProfile\n$benchmark->scoreScale\n";
foreach ($benchmark->financialScores as $score) {
    $now = $score->benchmark;
    echo "Industry $score->industryCode, among {$score->period->companyCount} companies\n";
    echo "  risk $now->risk, score $now->benchmarkScore\n";
    echo "  size {$now->size->averageSizeScore}, growth {$now->growth->averageGrowthScore}\n";
    echo '  trend ', $score->trend?->risk ?? 'not known', "\n";
}
