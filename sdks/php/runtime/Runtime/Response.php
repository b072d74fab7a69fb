<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/** An answer; its body stands in a stream that goes to disk when it is large. */
final class Response
{
    /**
     * @param array<string, string> $headers by name in lower case
     * @param resource $body
     */
    public function __construct(
        public readonly int $status,
        private readonly array $headers,
        private $body,
    ) {
    }

    public function header(string $name): ?string
    {
        return $this->headers[strtolower($name)] ?? null;
    }

    public function text(): string
    {
        return (string) stream_get_contents($this->rewind());
    }

    /** @return resource the body from its beginning */
    public function rewind()
    {
        rewind($this->body);
        return $this->body;
    }

    /** Seconds of the header Retry-After, which holds a number or a date. */
    public function retryAfter(): ?float
    {
        $value = $this->header('Retry-After');
        if ($value === null || is_numeric($value)) {
            return $value === null ? null : max(0.0, (float) $value);
        }
        $time = strtotime($value);
        return $time === false ? null : max(0.0, (float) ($time - time()));
    }
}
