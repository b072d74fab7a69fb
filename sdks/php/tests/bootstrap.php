<?php

declare(strict_types=1);

foreach (['ceic', 'emis', 'epfr', 'redd'] as $vendor) {
    require __DIR__ . "/../../../dist/sdks/sources/php/$vendor/autoload.php";
    putenv(strtoupper($vendor) . '_API_HOST=' . setting('PORTAL_URL'));
}
require __DIR__ . '/support/AnsweringServer.php';

/** What the run is told from outside; there is nothing to test without it. */
function setting(string $name): string
{
    $value = getenv($name);
    if ($value === false || $value === '') {
        fwrite(STDERR, "Set $name.\n");
        exit(1);
    }
    return $value;
}
