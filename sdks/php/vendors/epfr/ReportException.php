<?php

declare(strict_types=1);

namespace Epfr\Api\Exception;

/** A report was not made, or not in time. */
final class ReportException extends SdkException
{
}
