<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** There is no such thing (404). */
final class NotFoundException extends ApiException
{
}
