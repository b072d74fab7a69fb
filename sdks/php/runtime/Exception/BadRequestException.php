<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** A parameter is missing, unknown or wrong (400). The message names it. */
final class BadRequestException extends ApiException
{
}
