<?php

require 'vendor/autoload.php';

$client = new Ceic\Api\Client(getenv('CEIC_TOKEN'));

$picture = $client->series->getSeriesVisual('310000102', width: 640, height: 360, startDate: '2020-01-01');
$path = sys_get_temp_dir() . '/cpi-china.png';
$picture->saveTo($path);
[$width, $height] = getimagesize($path);
echo "$picture->contentType, $width x $height\n";
