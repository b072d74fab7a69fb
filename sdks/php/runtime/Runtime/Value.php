<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/** Values as they are written in addresses and forms. */
final class Value
{
    /**
     * 'name=value&name=value'; what is null is left out, lists repeat their name.
     *
     * @param array<string, mixed> $values
     */
    public static function query(array $values): string
    {
        $parts = [];
        foreach ($values as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $one) {
                if ($one !== null) {
                    $parts[] = rawurlencode((string) $name) . '=' . rawurlencode(self::text($one));
                }
            }
        }
        return implode('&', $parts);
    }

    /** One step of a path; a list is joined by commas. */
    public static function step(mixed $value): string
    {
        $values = is_array($value) ? $value : [$value];
        return implode(',', array_map(static fn ($one): string => rawurlencode(self::text($one)), $values));
    }

    /** One value that stands for a list, its items joined by commas. */
    public static function commas(mixed $value): ?string
    {
        if ($value === null) {
            return null;
        }
        return implode(',', array_map([self::class, 'text'], is_array($value) ? $value : [$value]));
    }

    /** 'YYYY-MM-DD' */
    public static function date(\DateTimeInterface|string|null $value): ?string
    {
        return $value instanceof \DateTimeInterface ? $value->format('Y-m-d') : $value;
    }

    private static function text(mixed $value): string
    {
        return match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            $value instanceof \DateTimeInterface => $value->format(\DateTimeInterface::RFC3339),
            default => (string) $value,
        };
    }
}
