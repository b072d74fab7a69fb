<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/** A call before it is made. */
final class Request
{
    /**
     * @param string $address whole, with its query
     * @param string|null $body as it is sent; null for none
     * @param string|null $bodyType its media type
     * @param bool $isRead reads and changes nothing, so it may be repeated after a broken connection
     * @param Credentials|null $credentials null for a call that needs none
     */
    public function __construct(
        public readonly string $method,
        public readonly string $address,
        public readonly ?string $body,
        public readonly ?string $bodyType,
        public readonly bool $isRead,
        public readonly ?Credentials $credentials,
    ) {
    }
}
