<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/** A token that was made in the portal. */
final class Token implements Credentials
{
    public function __construct(#[\SensitiveParameter] private ?string $token)
    {
    }

    /** The token of every later call. */
    public function set(#[\SensitiveParameter] ?string $token): void
    {
        $this->token = $token;
    }

    public function token(): ?string
    {
        return $this->token === null ? null : trim($this->token);
    }

    public function renew(): bool
    {
        return false;
    }

    /** @return array<string, string> keeps the token out of dumps and logs */
    public function __debugInfo(): array
    {
        return ['token' => '***'];
    }
}
