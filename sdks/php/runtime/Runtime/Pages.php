<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

use Portal\Sdk\Exception\SdkException;

/** Reads lists page after page while their items are being used. */
final class Pages
{
    /**
     * Every item from the offset on.
     *
     * @param callable(int): (array<int, mixed>|(\Countable&\Traversable<int, mixed>)) $read the page at an offset
     */
    public static function byOffset(callable $read, int $offset, int $limit): \Generator
    {
        do {
            $page = $read($offset);
            foreach ($page as $item) {
                yield $item;
            }
            $offset += count($page);
            $total = is_array($page) ? null : $page->total();
        } while (count($page) >= $limit && ($total === null || $offset < $total));
    }

    /**
     * Every item through a cursor. The cursor is closed at the end, and also when the caller stops earlier.
     *
     * @param callable(): (\Countable&\Traversable<int, mixed>) $open the first page and the id of the cursor
     * @param callable(string): (\Countable&\Traversable<int, mixed>) $read the next page of the cursor
     * @param callable(string): void $close
     */
    public static function byCursor(callable $open, callable $read, callable $close): \Generator
    {
        $page = $open();
        $cursor = (string) $page->cursor_id;
        try {
            while (count($page) > 0) {
                foreach ($page as $item) {
                    yield $item;
                }
                $page = $read($cursor);
            }
        } finally {
            self::close($close, $cursor);
        }
    }

    /** A cursor that cannot be closed any more is gone already, or goes by itself after some minutes without use. */
    private static function close(callable $close, string $cursor): void
    {
        try {
            $close($cursor);
        } catch (SdkException) {
        }
    }
}
