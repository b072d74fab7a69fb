<?php

declare(strict_types=1);

namespace Portal\Sdk;

use Portal\Sdk\Runtime\Package;

/** How a client reaches the API. Every setting has a value that suits most programs. */
final class Configuration
{
    /** Address of the API without a path, such as 'https://api.example.com'. */
    public readonly string $host;

    /**
     * @param string|null $host address of the API; without it that of the environment variable the README names,
     *     else the one this package was made for
     * @param string|null $proxy address of a proxy, such as 'http://proxy.example.com:3128'
     * @param float $timeout seconds for a whole answer
     * @param float $connectTimeout seconds until a connection stands
     * @param float $callsPerSecond a client waits before a call rather than calling faster
     * @param list<float|int> $retryWaits seconds before the second try, the third and so on, where the answer does
     *     not say how long; an empty list turns repeating off
     * @param float $longestWait seconds; an answer that asks for a longer wait is thrown instead
     * @param string|null $caFile certificates to trust instead of those of the system
     */
    public function __construct(
        ?string $host = null,
        public readonly ?string $proxy = null,
        public readonly ?string $proxyUser = null,
        public readonly ?string $proxyPassword = null,
        public readonly float $timeout = 120.0,
        public readonly float $connectTimeout = 10.0,
        public readonly float $callsPerSecond = 5.0,
        public readonly array $retryWaits = [2, 4, 6],
        public readonly float $longestWait = 60.0,
        public readonly ?string $caFile = null,
    ) {
        $this->host = rtrim($host ?? (getenv(Package::HOST_VARIABLE) ?: Package::HOST), '/');
    }
}
