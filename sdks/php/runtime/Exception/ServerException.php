<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** The API failed (500 and above). */
final class ServerException extends ApiException
{
}
