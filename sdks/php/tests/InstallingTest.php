<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

/** Composer, an empty folder, and nothing but the portal. */
final class InstallingTest extends TestCase
{
    /** @dataProvider packages */
    public function testInstallsFromThePortal(string $name, string $folder, string $client): void
    {
        $place = sys_get_temp_dir() . '/composer-' . bin2hex(random_bytes(6));
        mkdir($place);
        file_put_contents("$place/composer.json", json_encode([
            'repositories' => [
                ['type' => 'composer', 'url' => setting('PORTAL_URL') . "/downloads/$folder/php/"],
                ['packagist.org' => false],
            ],
            'config' => ['secure-http' => false],
        ]));
        $home = escapeshellarg("$place/home");
        $command = "cd $place && COMPOSER_HOME=$home COMPOSER_ALLOW_SUPERUSER=1 composer require --no-interaction $name:*";
        exec("$command 2>&1", $printed, $status);
        $this->assertSame(0, $status, implode("\n", $printed));
        $program = "require '$place/vendor/autoload.php'; echo class_exists('$client') ? 'found' : 'missing';";
        $this->assertSame('found', shell_exec(PHP_BINARY . ' -r ' . escapeshellarg($program)));
        exec('rm -rf ' . escapeshellarg($place));
    }

    /** @return array<string, array{string, string, class-string}> */
    public function packages(): array
    {
        return [
            'ceic/api' => ['ceic/api', 'ceic', Ceic\Api\Client::class],
            'emis/api' => ['emis/api', 'emis', Emis\Api\Client::class],
            'epfr/api' => ['epfr/api', 'epfr/sdks', Epfr\Api\Client::class],
            'redd/api' => ['redd/api', 'redd/sdks', Redd\Api\Client::class],
        ];
    }
}
