<?php

declare(strict_types=1);

namespace Portal\Sdk\Model;

use Portal\Sdk\Runtime\Model;

/** An object that says in `_type` what it is; it becomes the model of that name where there is one. */
class Entity extends Model
{
    /** @param array<string, mixed> $data */
    public static function from(array $data): static
    {
        $class = __NAMESPACE__ . '\\' . ($data['_type'] ?? '');
        return is_subclass_of($class, static::class) ? new $class($data) : new static($data);
    }
}
