<?php

declare(strict_types=1);

use Ceic\Api\Client;
use Ceic\Api\Configuration;
use Epfr\Api\Client as FlowsClient;
use Epfr\Api\Configuration as FlowsConfiguration;
use Emis\Api\Client as CompanyClient;
use Emis\Api\Configuration as CompanyConfiguration;
use PHPUnit\Framework\TestCase;

/** What is sent. */
final class AskingTest extends TestCase
{
    public function testSendsTheTokenInAHeaderAndAsksForJson(): void
    {
        $server = new AnsweringServer(['body' => ['data' => []]]);
        $this->client($server)->dictionary->getFrequencies();
        $head = $server->request()->head;
        $this->assertStringContainsString("Authorization: Bearer token\r\n", $head);
        $this->assertStringContainsString("Accept: application/json\r\n", $head);
        $this->assertMatchesRegularExpression('#^User-Agent: ceic-api-php/\d+\.\d+\.\d+ PHP/#mi', $head);
    }

    public function testWritesValuesAsTheApiReadsThem(): void
    {
        $server = new AnsweringServer(['body' => ['data' => ['total' => 0, 'items' => []]]]);
        $this->client($server)->series->searchSeries(
            keyword: 'a & b；价格',
            frequency: ['M', 'Q'],
            geo: 'CN',
            subscribedOnly: true,
            keyOnly: false,
            updatedAfter: new DateTimeImmutable('2026-01-31'),
        );
        $this->assertSame(
            '/data/ceic/v2/series/search?keyword=a%20%26%20b%EF%BC%9B%E4%BB%B7%E6%A0%BC&frequency=M%2CQ&geo=CN'
            . '&subscribed_only=true&key_only=false&updated_after=2026-01-31',
            $server->request()->target,
        );
    }

    public function testPutsIdsIntoThePath(): void
    {
        $server = new AnsweringServer(['body' => ['data' => []]], ['body' => ['data' => []]]);
        $client = $this->client($server);
        $client->series->getSeries([310000102, '311001054']);
        $client->layout->getLayoutFootnoteMetadata('TB1/../x');
        $this->assertSame('/data/ceic/v2/series/310000102,311001054', $server->request()->target);
        $this->assertSame('/data/ceic/v2/layout/TB1%2F..%2Fx/footnote', $server->request()->target);
    }

    public function testSendsJsonWhereTheApiWantsIt(): void
    {
        $server = new AnsweringServer(['status' => 200, 'body' => ['data' => ['id' => 'f1', 'name' => 'Банки']]]);
        $client = new CompanyClient('token', new CompanyConfiguration(host: $server->url), CompanyClient::V2);
        $filter = $client->v2->filters->companiesSearchFiltersPost(['name' => 'Банки', 'country' => ['BG']]);
        $this->assertSame('f1', $filter->data->id);
        $request = $server->request();
        $this->assertSame('{"name":"Банки","country":["BG"]}', $request->body);
        $this->assertStringContainsString("Content-Type: application/json\r\n", $request->head);
    }

    public function testPostsAQueryThatIsTooLongForAnAddress(): void
    {
        $server = new AnsweringServer(['body' => ['data' => ['_type' => 'CompanySearchResult', 'resultList' => []]]]);
        $client = new CompanyClient('token', new CompanyConfiguration(host: $server->url));
        $client->company->search->queryCompany(filter: array_fill(0, 400, 'country:BG'));
        $request = $server->request();
        $this->assertSame(['POST', '/data/emis/company/Search/queryCompany'], [$request->method, $request->target]);
        $this->assertStringStartsWith('filter%5B%5D=country%3ABG&filter%5B%5D=', $request->body);
    }

    public function testSignsInOnceAndAgainWhenTheSessionHasExpired(): void
    {
        $session = static fn (string $token) => ['body' => ['data' => [['token' => $token]]]];
        $expired = ['status' => 401, 'body' => ['errors' => [['code' => 'TOKEN_EXPIRED', 'message' => 'Expired.']]]];
        $server = new AnsweringServer($session('one'), ['body' => ['data' => []]], $expired, $session('two'), [
            'body' => ['data' => []],
        ]);
        $client = new FlowsClient('me', 'secret', new FlowsConfiguration(host: $server->url, callsPerSecond: 500));
        $client->dictionary->getDatasets();
        $client->dictionary->getCountries();
        $this->assertSame('{"username":"me","password":"secret"}', $server->request()->body);
        $this->assertStringContainsString('Bearer one', $server->request()->head);
        $this->assertStringContainsString('Bearer one', $server->request()->head);
        $this->assertSame('/data/epfr/v2/Session', $server->request()->target);
        $this->assertStringContainsString('Bearer two', $server->request()->head);
    }

    public function testSendsABodyWithItsOwnCallAlone(): void
    {
        $session = ['body' => ['data' => [['token' => 'one']]]];
        $server = new AnsweringServer($session, ['body' => ['data' => []]], ['body' => ['data' => []]], $session);
        $client = new FlowsClient('me', 'secret', new FlowsConfiguration(host: $server->url, callsPerSecond: 500));
        $client->dictionary->getDatasets();
        $client->report->createReport('FF', '01-01-2025', '01-31-2025', 'FF100000', 'Monthly', 0);
        $client->logout();
        $this->assertStringContainsString('secret', $server->request()->body);
        foreach (['GET', 'POST', 'DELETE'] as $method) {
            $request = $server->request();
            $this->assertSame([$method, ''], [$request->method, $request->body]);
            $this->assertStringNotContainsString('Content-Type', $request->head);
        }
    }

    public function testSignsInAgainOnlyOnce(): void
    {
        $session = ['body' => ['data' => [['token' => 'one']]]];
        $server = new AnsweringServer($session, ['status' => 401], $session, ['status' => 401], $session);
        $client = new FlowsClient('me', 'secret', new FlowsConfiguration(host: $server->url, callsPerSecond: 500));
        $this->expectException(Epfr\Api\Exception\AuthenticationException::class);
        $client->dictionary->getDatasets();
    }

    public function testGivesTheHostInTheProgramPrecedenceOverTheEnvironment(): void
    {
        $this->assertSame(setting('PORTAL_URL'), (new Configuration())->host);
        $this->assertSame('http://a.test', (new Configuration(host: 'http://a.test/'))->host);
    }

    public function testSpeaksToTheSandboxUnderItsOwnPath(): void
    {
        $server = new AnsweringServer(['body' => ['data' => []]]);
        $client = new Client('token', new Configuration(host: $server->url), Client::SANDBOX);
        $client->dictionary->getFrequencies();
        $this->assertSame('/data/ceic/sandbox/v2/dictionary/frequencies', $server->request()->target);
    }

    public function testShowsNameAndPasswordToTheProxyAlone(): void
    {
        $proxy = new AnsweringServer(['body' => ['data' => []]]);
        $client = new Client('token', new Configuration(
            host: 'http://api.test',
            proxy: $proxy->url,
            proxyUser: 'me@work',
            proxyPassword: 'p:ss',
        ));
        $client->dictionary->getFrequencies();
        $request = $proxy->request();
        $this->assertSame('http://api.test/data/ceic/v2/dictionary/frequencies', $request->target);
        $this->assertStringContainsString(
            'Proxy-Authorization: Basic ' . base64_encode('me@work:p:ss') . "\r\n",
            $request->head,
        );
    }

    public function testKeepsSecretsOutOfDumps(): void
    {
        $text = print_r(new FlowsClient('me', 'secret-word'), true) . print_r(new Client('token-word'), true);
        $this->assertStringNotContainsString('secret-word', $text);
        $this->assertStringNotContainsString('token-word', $text);
    }

    private function client(AnsweringServer $server): Client
    {
        return new Client('token', new Configuration(host: $server->url));
    }
}
