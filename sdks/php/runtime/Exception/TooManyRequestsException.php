<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** Calls came faster than the API allows, and went on doing so after the waits (429). */
final class TooManyRequestsException extends ApiException
{
}
