<?php

declare(strict_types=1);

namespace Redd\Api;

use Redd\Api\Runtime\Package;
use Redd\Api\Runtime\Service;
use Redd\Api\Runtime\Token;
use Redd\Api\Runtime\Transport;

/** The real-estate API: `$client->properties->listProperties(city: 'Warsaw')`. */
final class Client extends Operations
{
    private readonly Token $token;

    /** @param string|null $token made in the portal; it may also be given later */
    public function __construct(
        #[\SensitiveParameter] ?string $token = null,
        ?Configuration $configuration = null,
    ) {
        $this->token = new Token($token);
        $transport = new Transport($configuration ?? new Configuration());
        parent::__construct(new Service($transport, Package::BASE_PATHS['redd-api-v1'], $this->token));
    }

    /** The token of every later call. */
    public function setToken(#[\SensitiveParameter] string $token): self
    {
        $this->token->set($token);
        return $this;
    }
}
