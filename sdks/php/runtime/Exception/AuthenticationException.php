<?php

declare(strict_types=1);

namespace Portal\Sdk\Exception;

/** The token, the user name or the password is missing or not valid (401). */
final class AuthenticationException extends ApiException
{
}
