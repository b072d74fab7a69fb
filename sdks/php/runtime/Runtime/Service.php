<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

use Portal\Sdk\Exception\UnexpectedAnswerException;
use Portal\Sdk\File;

/** One API behind the host: puts calls together and reads what they answer. */
final class Service
{
    /** Servers and proxies cut longer addresses off. */
    private const LONGEST_ADDRESS = 4000;

    /**
     * @param string $basePath between the host and the paths of the operations
     * @param bool $postsQueries whether this API takes a long query as a form instead
     */
    public function __construct(
        private readonly Transport $transport,
        private readonly string $basePath,
        private readonly Credentials $credentials,
        private readonly bool $postsQueries = false,
    ) {
    }

    /**
     * What a call answers as JSON; [] for an empty answer. Throws when it is neither an object nor a list.
     *
     * @param array<string, mixed> $query values that are null are not sent, lists repeat their name
     * @param array<string, mixed> $form likewise, sent as the body
     * @param mixed $body sent as JSON
     * @param string|null $envelope the field that holds the answer, where it is wrapped
     * @return array<int|string, mixed>
     */
    public function json(
        string $method,
        string $path,
        array $query = [],
        array $form = [],
        mixed $body = null,
        bool $isAuthorized = true,
        ?string $envelope = null,
    ): array {
        $response = $this->transport->send($this->request($method, $path, $query, $form, $body, $isAuthorized));
        $text = $response->text();
        try {
            $answer = $text === '' ? [] : json_decode($text, true, 512, JSON_THROW_ON_ERROR);
        } catch (\JsonException $failure) {
            throw new UnexpectedAnswerException("The answer is no JSON: {$failure->getMessage()}", 0, $failure);
        }
        if ($envelope !== null && is_array($answer)) {
            $answer = $answer[$envelope] ?? [];
        }
        if (!is_array($answer)) {
            throw new UnexpectedAnswerException("The answer is neither an object nor a list: $text");
        }
        return $answer;
    }

    /**
     * The file that a call answers.
     *
     * @param array<string, mixed> $query
     */
    public function file(string $path, array $query = []): File
    {
        return new File($this->transport->send($this->request('GET', $path, $query, [], null, true)));
    }

    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed> $form
     */
    private function request(
        string $method,
        string $path,
        array $query,
        array $form,
        mixed $body,
        bool $isAuthorized,
    ): Request {
        $address = $this->transport->configuration->host . $this->basePath . $path;
        $asked = Value::query($query);
        $isRead = $method === 'GET';
        $credentials = $isAuthorized ? $this->credentials : null;
        $formType = 'application/x-www-form-urlencoded';
        if ($isRead && $this->postsQueries && strlen($asked) > self::LONGEST_ADDRESS) {
            return new Request('POST', $address, $asked, $formType, true, $credentials);
        }
        $address .= $asked === '' ? '' : "?$asked";
        if ($form !== []) {
            return new Request($method, $address, Value::query($form), $formType, $isRead, $credentials);
        }
        $json = $body === null ? null : json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        $type = $json === null ? null : 'application/json';
        return new Request($method, $address, $json, $type, $isRead, $credentials);
    }
}
