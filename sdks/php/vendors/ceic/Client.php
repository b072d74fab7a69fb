<?php

declare(strict_types=1);

namespace Ceic\Api;

use Ceic\Api\Runtime\Package;
use Ceic\Api\Runtime\Service;
use Ceic\Api\Runtime\Token;
use Ceic\Api\Runtime\Transport;

/** The macroeconomic API: `$client->series->searchSeries(keyword: 'retail')`. */
final class Client extends Operations
{
    /** All series that the account is subscribed to. */
    public const MACROECONOMIC = 'ceic-macroeconomic';

    /** The trial: the same calls on a hundred series, with a token of its own. */
    public const SANDBOX = 'ceic-sandbox';

    private readonly Token $token;

    /** @param string|null $token made in the portal; it may also be given later */
    public function __construct(
        #[\SensitiveParameter] ?string $token = null,
        ?Configuration $configuration = null,
        string $api = self::MACROECONOMIC,
    ) {
        $this->token = new Token($token);
        $transport = new Transport($configuration ?? new Configuration());
        parent::__construct(new Service($transport, Package::BASE_PATHS[$api], $this->token));
    }

    /** The token of every later call. */
    public function setToken(#[\SensitiveParameter] string $token): self
    {
        $this->token->set($token);
        return $this;
    }
}
