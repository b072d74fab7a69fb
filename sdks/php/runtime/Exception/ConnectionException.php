<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** No whole answer came: no connection, a connection that broke, or a time-out. */
final class ConnectionException extends SdkException
{
}
