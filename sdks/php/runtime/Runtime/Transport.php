<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

use Portal\Sdk\Configuration;
use Portal\Sdk\Exception\ApiException;
use Portal\Sdk\Exception\ConnectionException;

/** Makes calls one after the other, no faster than allowed, and repeats those that may succeed later. */
final class Transport
{
    private readonly Connection $connection;

    /** Seconds of the machine's clock at which the next call may start. */
    private float $nextStart = 0.0;

    public function __construct(public readonly Configuration $configuration)
    {
        $this->connection = new Connection($configuration);
    }

    /** The answer to a call that succeeded. Throws an ApiException for every other, a ConnectionException for none. */
    public function send(Request $request): Response
    {
        $isRenewed = false;
        for ($try = 0; true; $try++) {
            $response = $this->attempt($request, $try);
            if ($response !== null && $response->status < 300) {
                return $response;
            }
            if ($response?->status === 401 && !$isRenewed && $request->credentials?->renew()) {
                $isRenewed = true;
                continue;
            }
            $wait = $response?->retryAfter() ?? $this->configuration->retryWaits[$try] ?? 0.0;
            if ($response !== null && !$this->mayRepeat($request, $response, $try, $wait)) {
                throw ApiException::of($response);
            }
            self::sleep($wait);
        }
    }

    /** Null stands for a broken connection after which the call may be repeated. */
    private function attempt(Request $request, int $try): ?Response
    {
        $this->waitForTurn();
        try {
            return $this->connection->exchange($request);
        } catch (ConnectionException $failure) {
            if (!$request->isRead || !isset($this->configuration->retryWaits[$try])) {
                throw $failure;
            }
            return null;
        }
    }

    private function mayRepeat(Request $request, Response $response, int $try, float $wait): bool
    {
        // A call that came too fast was not carried out, so it may be repeated whatever it does.
        $isPassing = $response->status === 429
            || ($request->isRead && in_array($response->status, [502, 503, 504], true));
        return $isPassing
            && isset($this->configuration->retryWaits[$try])
            && $wait <= $this->configuration->longestWait;
    }

    private function waitForTurn(): void
    {
        self::sleep($this->nextStart - self::now());
        $this->nextStart = self::now() + 1 / $this->configuration->callsPerSecond;
    }

    private static function sleep(float $seconds): void
    {
        if ($seconds > 0) {
            usleep((int) ceil($seconds * 1_000_000));
        }
    }

    private static function now(): float
    {
        return hrtime(true) / 1e9;
    }
}
