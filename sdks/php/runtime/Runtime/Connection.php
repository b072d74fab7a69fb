<?php

declare(strict_types=1);

namespace Portal\Sdk\Runtime;

use Portal\Sdk\Configuration;
use Portal\Sdk\Exception\ConnectionException;

/** Makes single calls over one connection that is kept open between them. */
final class Connection
{
    private ?\CurlHandle $curl = null;

    public function __construct(private readonly Configuration $configuration)
    {
    }

    /** One call and its answer, whatever its status. Throws only when no whole answer comes. */
    public function exchange(Request $request): Response
    {
        $this->curl ??= curl_init() ?: throw new ConnectionException('curl cannot be started.');
        curl_reset($this->curl);
        $headers = [];
        $body = fopen('php://temp', 'w+b') ?: throw new ConnectionException('There is no room for the answer.');
        curl_setopt_array($this->curl, $this->options($request) + [
            CURLOPT_HEADERFUNCTION => static function ($curl, string $line) use (&$headers): int {
                $parts = explode(':', $line, 2);
                if (count($parts) === 2) {
                    $headers[strtolower($parts[0])] = trim($parts[1]);
                }
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static fn ($curl, string $bytes): int => (int) fwrite($body, $bytes),
        ]);
        if (!curl_exec($this->curl)) {
            throw new ConnectionException(sprintf('No answer from %s: %s', $this->peer(), curl_error($this->curl)));
        }
        return new Response(curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE), $headers, $body);
    }

    /** @return array<int, mixed> */
    private function options(Request $request): array
    {
        $settings = $this->configuration;
        $options = [
            CURLOPT_URL => $request->address,
            CURLOPT_HTTPHEADER => $this->headers($request),
            CURLOPT_USERAGENT => sprintf('%s/%s PHP/%s', Package::NAME, Package::VERSION, PHP_VERSION),
            CURLOPT_ENCODING => '',
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_SSLVERSION => CURL_SSLVERSION_TLSv1_2,
            CURLOPT_TIMEOUT_MS => (int) ($settings->timeout * 1000),
            CURLOPT_CONNECTTIMEOUT_MS => (int) ($settings->connectTimeout * 1000),
        ];
        // Said each time: curl_reset() leaves the body of the call before in place.
        $options += $request->body === null && in_array($request->method, ['GET', 'DELETE'], true)
            ? [CURLOPT_HTTPGET => true]
            : [CURLOPT_POSTFIELDS => $request->body ?? ''];
        $options[CURLOPT_CUSTOMREQUEST] = $request->method;
        if ($settings->caFile !== null) {
            $options[CURLOPT_CAINFO] = $settings->caFile;
        }
        if ($settings->proxy !== null) {
            $options[CURLOPT_PROXY] = $settings->proxy;
            // Programs that name a proxy mean it for every host, whatever the environment excepts.
            $options[CURLOPT_NOPROXY] = '';
        }
        if ($settings->proxyUser !== null) {
            $options[CURLOPT_PROXYUSERNAME] = $settings->proxyUser;
            $options[CURLOPT_PROXYPASSWORD] = $settings->proxyPassword ?? '';
        }
        return $options;
    }

    /** @return list<string> */
    private function headers(Request $request): array
    {
        $token = $request->credentials?->token();
        return array_values(array_filter([
            'Accept: application/json',
            // An empty value keeps curl from asking leave before it sends a long body.
            'Expect:',
            $token === null ? null : "Authorization: Bearer $token",
            // With nothing behind the colon curl sends no type at all.
            'Content-Type:' . ($request->bodyType === null ? '' : " $request->bodyType"),
        ]));
    }

    private function peer(): string
    {
        $proxy = $this->configuration->proxy;
        return $this->configuration->host . ($proxy === null ? '' : ' through a proxy');
    }
}
