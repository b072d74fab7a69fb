<?php

declare(strict_types=1);

// Answers one connection after the other as its first line of input says, and prints each request as a line of JSON.
// An answer is {status, headers, body}; {"pause": seconds} keeps silent, {"cut": true} closes in the middle of a body.
$server = stream_socket_server('tcp://127.0.0.1:0');
echo stream_socket_get_name($server, false), "\n";

foreach (json_decode(fgets(STDIN), true) as $answer) {
    $connection = stream_socket_accept($server, 60);
    $head = '';
    while (!str_ends_with($head, "\r\n\r\n") && ($line = fgets($connection)) !== false) {
        $head .= $line;
    }
    preg_match('/^Content-Length: (\d+)/mi', $head, $length);
    $body = isset($length[1]) ? stream_get_contents($connection, (int) $length[1]) : '';
    [$first, $rest] = explode("\r\n", $head, 2);
    [$method, $target] = explode(' ', $first);
    $time = hrtime(true) / 1e9;
    echo json_encode(['method' => $method, 'target' => $target, 'head' => $rest, 'body' => $body, 'time' => $time]), "\n";
    if (isset($answer['pause'])) {
        usleep((int) ($answer['pause'] * 1e6));
    } else {
        $text = is_string($answer['body'] ?? '') ? $answer['body'] ?? '' : json_encode($answer['body']);
        $headers = ['Content-Type' => 'application/json', 'Connection' => 'close'] + ($answer['headers'] ?? []);
        $size = strlen($text) + (isset($answer['cut']) ? 100 : 0);
        $lines = ['HTTP/1.1 ' . ($answer['status'] ?? 200) . ' Answer', "Content-Length: $size"];
        foreach ($headers as $name => $value) {
            $lines[] = "$name: $value";
        }
        fwrite($connection, implode("\r\n", $lines) . "\r\n\r\n" . $text);
    }
    fclose($connection);
}
