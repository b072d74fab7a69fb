<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

/** For answers that are lists: `foreach`, `count()`, and how many there are on all pages. ITEMS is where they stand. */
trait ListsItems
{
    /** @return array<int, mixed> the items of this page */
    public function items(): array
    {
        $found = $this;
        foreach (self::ITEMS as $name) {
            $found = $found instanceof Model ? $found->$name : null;
        }
        return is_array($found) ? $found : [];
    }

    /** How many there are on all pages; null when the API does not say. */
    public function total(): ?int
    {
        $found = $this;
        foreach (array_slice(self::ITEMS, 0, -1) as $name) {
            $found = $found instanceof Model ? $found->$name : null;
        }
        return $found instanceof Model && isset($found->total) ? (int) $found->total : null;
    }

    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->items());
    }

    /** How many are on this page. */
    public function count(): int
    {
        return count($this->items());
    }
}
