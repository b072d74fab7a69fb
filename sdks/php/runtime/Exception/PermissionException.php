<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** The account may not do this, most often for want of a subscription (403). */
final class PermissionException extends ApiException
{
}
