<?php

declare(strict_types=1);

namespace Emis\Api;

use Emis\Api\Company\Model\UserData;
use Emis\Api\Runtime\Package;
use Emis\Api\Runtime\Service;
use Emis\Api\Runtime\Token;
use Emis\Api\Runtime\Transport;

/**
 * The company API in both versions and the documents API: `$client->company->dictionary->getCountryList()`,
 * `$client->documents->search->query(countries: ['PL'])`, `$client->v2->companies->companiesIdGet(1250077)`.
 *
 * One token opens the first version and the documents, another one the second version.
 */
final class Client
{
    public const COMPANY = 'emis-company';
    public const DOCUMENTS = 'emis-documents';
    public const V2 = 'emis-api-v2';

    /** The company API, version 1. */
    public readonly Company\Operations $company;

    /** Documents and news. */
    public readonly Documents\Operations $documents;

    /** The company API, version 2. */
    public readonly V2\Operations $v2;

    /** @var array<string, Token> by API */
    private readonly array $tokens;

    /**
     * @param string|null $token made in the portal; it may also be given later
     * @param string $api whose token it is, and which API login, getUserData and logout speak to
     */
    public function __construct(
        #[\SensitiveParameter] ?string $token = null,
        ?Configuration $configuration = null,
        private string $api = self::COMPANY,
    ) {
        $first = new Token(null);
        $this->tokens = [self::COMPANY => $first, self::DOCUMENTS => $first, self::V2 => new Token(null)];
        $this->setApi($api);
        $this->tokens[$api]->set($token);
        $transport = new Transport($configuration ?? new Configuration());
        $this->company = new Company\Operations($this->service($transport, self::COMPANY));
        $this->documents = new Documents\Operations($this->service($transport, self::DOCUMENTS));
        $this->v2 = new V2\Operations($this->service($transport, self::V2));
    }

    /** Chooses the API that setToken, login, getUserData and logout are about. */
    public function setApi(string $api): self
    {
        if (!isset($this->tokens[$api])) {
            throw new \InvalidArgumentException("There is no API '$api'.");
        }
        $this->api = $api;
        return $this;
    }

    /** The token of every later call to the chosen API. */
    public function setToken(#[\SensitiveParameter] string $token): self
    {
        $this->tokens[$this->api]->set($token);
        return $this;
    }

    /** Signs in by user name and password, the older way; the session stands for a token until `logout`. */
    public function login(string $username, #[\SensitiveParameter] string $password): self
    {
        return $this->setToken($this->authentication()->login($username, $password)->sessionId);
    }

    /** Whose token or session it is, and which APIs it opens. */
    public function getUserData(): UserData|Documents\Model\UserData
    {
        return $this->authentication()->getUserData();
    }

    /** Ends the session. */
    public function logout(): void
    {
        $this->authentication()->logout();
        $this->tokens[$this->api]->set(null);
    }

    private function authentication(): Company\AuthApi|Documents\AuthApi
    {
        return match ($this->api) {
            self::COMPANY => $this->company->auth,
            self::DOCUMENTS => $this->documents->auth,
            default => throw new \LogicException('This API knows tokens only.'),
        };
    }

    private function service(Transport $transport, string $api): Service
    {
        return new Service($transport, Package::BASE_PATHS[$api], $this->tokens[$api], $api !== self::V2);
    }
}
