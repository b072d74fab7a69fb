<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/** What a call shows to say who makes it. */
interface Credentials
{
    /** The token that follows the word Bearer; null sends none. */
    public function token(): ?string;

    /** Called once when the API has refused the token. Answers whether there is a new one to try. */
    public function renew(): bool;
}
