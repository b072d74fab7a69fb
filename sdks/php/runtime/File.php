<?php

declare(strict_types=1);

namespace Portal\Sdk;

use Portal\Sdk\Runtime\Response;

/** A file that the API answered: a picture, a report, a document. */
final class File
{
    /** 'application/pdf' */
    public readonly string $contentType;

    /** The name that the API gives the file, without folders; null when it gives none. */
    public readonly ?string $name;

    public function __construct(private readonly Response $response)
    {
        $this->contentType = trim(explode(';', $response->header('Content-Type') ?? 'application/octet-stream')[0]);
        preg_match('/filename="?([^";]+)/i', $response->header('Content-Disposition') ?? '', $found);
        $this->name = isset($found[1]) ? basename(str_replace('\\', '/', $found[1])) : null;
    }

    /** The bytes. */
    public function contents(): string
    {
        return $this->response->text();
    }

    /** Writes the file to the path and answers how many bytes it has. */
    public function saveTo(string $path): int
    {
        $target = fopen($path, 'wb');
        if ($target === false) {
            throw new \RuntimeException("$path cannot be written.");
        }
        $size = stream_copy_to_stream($this->response->rewind(), $target);
        fclose($target);
        return (int) $size;
    }
}
