<?php

declare(strict_types=1);

/** A server on this machine that answers as a test tells it, and remembers what it was asked. */
final class AnsweringServer
{
    public readonly string $url;

    /** @var resource */
    private $process;

    /** @var array<int, resource> */
    private array $pipes = [];

    /** @param array<string, mixed> ...$answers one for each connection, see answering-server.php */
    public function __construct(array ...$answers)
    {
        $this->process = proc_open(
            [PHP_BINARY, __DIR__ . '/answering-server.php'],
            [['pipe', 'r'], ['pipe', 'w'], STDERR],
            $this->pipes,
        );
        fwrite($this->pipes[0], json_encode($answers) . "\n");
        $this->url = 'http://' . trim(fgets($this->pipes[1]));
    }

    /** The next request that came: method, target, head, body, and the time in seconds. */
    public function request(): object
    {
        $line = fgets($this->pipes[1]);
        return $line === false ? throw new RuntimeException('No more requests came.') : json_decode($line);
    }

    /** How many more requests came than were asked for here. Ends the server. */
    public function countFurther(): int
    {
        proc_terminate($this->process);
        return count(array_filter(explode("\n", stream_get_contents($this->pipes[1]))));
    }

    public function __destruct()
    {
        proc_terminate($this->process);
        proc_close($this->process);
    }
}
