<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** One entry of `errors` in the answer to a failed call. */
final class ErrorDetail
{
    /**
     * @param string $code the API's own code, such as 'NOT_FOUND' or '201'
     * @param string|null $incidentId number under which support finds a fault of the API
     * @param array<string, mixed> $data the entry as it came
     */
    public function __construct(
        public readonly string $code,
        public readonly string $message,
        public readonly ?string $incidentId,
        public readonly array $data,
    ) {
    }

    /** @param array<string, mixed> $data an entry, or the one object that stands for all of them */
    public static function of(array $data): self
    {
        return new self(
            (string) ($data['code'] ?? ''),
            (string) ($data['message'] ?? $data['detail'] ?? ''),
            $data['incidentId'] ?? null,
            $data,
        );
    }
}
