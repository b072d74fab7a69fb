<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

use Portal\Sdk\Runtime\Response;

/** The API refused a call or failed. `getCode()` is the HTTP status, `getMessage()` the API's own words. */
class ApiException extends SdkException
{
    public readonly int $status;

    /** The API's code of the first error: 'NOT_FOUND', '201'. Empty when the answer has none. */
    public readonly string $errorCode;

    /** Number of the call, for questions to support. */
    public readonly ?string $requestId;

    /** Seconds after which the API may be asked again, where it says so. */
    public readonly ?float $retryAfter;

    /** @var list<ErrorDetail> */
    public readonly array $errors;

    final public function __construct(Response $response)
    {
        $this->status = $response->status;
        $this->requestId = $response->header('X-Request-Id');
        $this->retryAfter = $response->retryAfter();
        $this->errors = self::readErrors($response->text());
        $this->errorCode = $this->errors[0]->code ?? '';
        $message = $this->errors[0]->message ?? '' ?: "The API answered with status $this->status.";
        parent::__construct($this->errorCode === '' ? $message : "$this->errorCode: $message", $this->status);
    }

    /** The exception that stands for the status of the answer. */
    public static function of(Response $response): self
    {
        return match (true) {
            $response->status === 400 => new BadRequestException($response),
            $response->status === 401 => new AuthenticationException($response),
            $response->status === 403 => new PermissionException($response),
            $response->status === 404 => new NotFoundException($response),
            $response->status === 429 => new TooManyRequestsException($response),
            $response->status >= 500 => new ServerException($response),
            default => new self($response),
        };
    }

    /** @return list<ErrorDetail> `errors` is a list in most answers and a single object in some */
    private static function readErrors(string $body): array
    {
        $answer = json_decode($body, true);
        $errors = is_array($answer) ? ($answer['errors'] ?? []) : [];
        if (!is_array($errors) || $errors === []) {
            return [];
        }
        $list = array_is_list($errors) ? $errors : [$errors];
        return array_map([ErrorDetail::class, 'of'], array_values(array_filter($list, 'is_array')));
    }
}
