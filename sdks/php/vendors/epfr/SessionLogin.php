<?php

declare(strict_types=1);

namespace Epfr\Api\Runtime;

use Epfr\Api\Exception\UnexpectedAnswerException;

/** Signs in with the first call that needs it, and again when the session has expired. */
final class SessionLogin implements Credentials
{
    private ?string $token = null;

    public function __construct(
        private readonly Transport $transport,
        private readonly string $username,
        #[\SensitiveParameter] private readonly string $password,
    ) {
    }

    public function token(): string
    {
        return $this->token ??= $this->login();
    }

    public function renew(): bool
    {
        $this->token = null;
        return true;
    }

    /** After the session has been ended; the next call begins another one. */
    public function forget(): void
    {
        $this->token = null;
    }

    private function login(): string
    {
        $service = new Service($this->transport, Package::BASE_PATHS['epfr-api-v2'], $this);
        $credentials = ['username' => $this->username, 'password' => $this->password];
        $answer = $service->json('POST', '/Session', body: $credentials, isAuthorized: false);
        return $answer['data'][0]['token'] ?? throw new UnexpectedAnswerException('The sign-in answered no token.');
    }

    /** @return array<string, string> keeps the password out of dumps and logs */
    public function __debugInfo(): array
    {
        return ['username' => $this->username];
    }
}
