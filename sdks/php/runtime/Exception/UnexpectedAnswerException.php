<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** The API answered something other than JSON; most often a proxy or a sign-in page stands in between. */
final class UnexpectedAnswerException extends SdkException
{
}
