<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** Everything that this package throws about a call: either no answer came, or the answer says what is wrong. */
abstract class SdkException extends \RuntimeException
{
}
