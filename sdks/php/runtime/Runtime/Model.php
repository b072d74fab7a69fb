<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/**
 * An object of an answer. Its fields are read as properties under the names of the API; those that this package does
 * not know of yet as well. A known field that the answer leaves out is null.
 */
abstract class Model implements \JsonSerializable
{
    /**
     * The fields, with null for plain values, a class for objects, and a class in a list for lists of objects.
     *
     * @var array<string, mixed>
     */
    protected const FIELDS = [];

    /** @var array<string, mixed> */
    private array $made = [];

    /** @param array<string, mixed> $data as JSON holds it */
    final public function __construct(private readonly array $data = [])
    {
    }

    /**
     * The object that JSON holds.
     *
     * @param array<string, mixed> $data
     */
    public static function from(array $data): static
    {
        return new static($data);
    }

    /** The value, with its objects and lists of objects made into models where it has their shape. */
    final public static function make(mixed $value, mixed $type): mixed
    {
        if ($type === null || !is_array($value)) {
            return $value;
        }
        if (is_array($type)) {
            return array_map(static fn ($one) => self::make($one, $type[0]), $value);
        }
        return $value !== [] && array_is_list($value) ? $value : $type::from($value);
    }

    public function __get(string $name): mixed
    {
        if (!array_key_exists($name, $this->data)) {
            if (!array_key_exists($name, static::FIELDS)) {
                trigger_error(sprintf('Undefined property: %s::$%s', static::class, $name), E_USER_WARNING);
            }
            return null;
        }
        return $this->made[$name] ??= self::make($this->data[$name], static::FIELDS[$name] ?? null);
    }

    public function __isset(string $name): bool
    {
        return isset($this->data[$name]);
    }

    /** A field that holds a date or a time; null when the answer has none. */
    public function date(string $name): ?\DateTimeImmutable
    {
        $value = $this->__get($name);
        return is_string($value) && $value !== '' ? new \DateTimeImmutable($value) : null;
    }

    /** @return array<string, mixed> everything as it came */
    public function toArray(): array
    {
        return $this->data;
    }

    public function jsonSerialize(): object
    {
        return (object) $this->data;
    }
}
