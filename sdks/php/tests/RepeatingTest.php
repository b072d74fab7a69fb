<?php

declare(strict_types=1);

use Ceic\Api\Client;
use Ceic\Api\Configuration;
use Ceic\Api\Exception\BadRequestException;
use Ceic\Api\Exception\ConnectionException;
use Ceic\Api\Exception\ServerException;
use Ceic\Api\Exception\TooManyRequestsException;
use Ceic\Api\Exception\UnexpectedAnswerException;
use PHPUnit\Framework\TestCase;

final class RepeatingTest extends TestCase
{
    private const FOUND = ['body' => ['data' => [['id' => 'M', 'name' => 'Monthly']]]];
    private const TOO_FAST = ['status' => 429, 'body' => ['errors' => ['code' => 'TOO_MANY_REQUESTS', 'message' => 'no']]];

    public function testWaitsAsLongAsTheAnswerAsks(): void
    {
        $server = new AnsweringServer(self::TOO_FAST + ['headers' => ['Retry-After' => '1']], self::FOUND);
        $this->assertCount(1, $this->client($server, retryWaits: [30])->dictionary->getFrequencies());
        $first = $server->request()->time;
        $this->assertGreaterThanOrEqual(1.0, $server->request()->time - $first);
    }

    public function testWaitsUntilADate(): void
    {
        $date = gmdate('D, d M Y H:i:s', time() + 2) . ' GMT';
        $server = new AnsweringServer(self::TOO_FAST + ['headers' => ['Retry-After' => $date]], self::FOUND);
        $this->assertCount(1, $this->client($server, retryWaits: [30])->dictionary->getFrequencies());
        $first = $server->request()->time;
        $this->assertLessThan(10, $server->request()->time - $first);
    }

    public function testTriesFourTimesAndThenSaysWhatTheApiSaid(): void
    {
        $server = new AnsweringServer(self::TOO_FAST, self::TOO_FAST, self::TOO_FAST, self::TOO_FAST, self::FOUND);
        try {
            $this->client($server)->dictionary->getFrequencies();
            $this->fail('It was repeated more than three times.');
        } catch (TooManyRequestsException $refusal) {
            $this->assertSame(['TOO_MANY_REQUESTS', 429], [$refusal->errorCode, $refusal->status]);
            $this->assertSame(4, $server->countFurther());
        }
    }

    public function testDoesNotWaitForAnHour(): void
    {
        $server = new AnsweringServer(self::TOO_FAST + ['headers' => ['Retry-After' => '3600']]);
        try {
            $this->client($server)->dictionary->getFrequencies();
            $this->fail('It waited.');
        } catch (TooManyRequestsException $refusal) {
            $this->assertSame(3600.0, $refusal->retryAfter);
        }
    }

    public function testRepeatsWritesThatWereRefusedForTheirSpeed(): void
    {
        $server = new AnsweringServer(self::TOO_FAST, ['body' => ['data' => ['id' => '7']]]);
        $this->assertSame('7', $this->client($server)->filters->createFilter(name: 'prices')->data->id);
        $this->assertSame('POST', $server->request()->method);
        $this->assertSame('name=prices', $server->request()->body);
    }

    /** @dataProvider refusals */
    public function testNeverRepeatsWhatWasRefused(int $status): void
    {
        $server = new AnsweringServer(['status' => $status], self::FOUND);
        try {
            $this->client($server)->dictionary->getFrequencies();
            $this->fail("$status was repeated.");
        } catch (Ceic\Api\Exception\ApiException $refusal) {
            $this->assertSame($status, $refusal->status);
            $this->assertSame(1, $server->countFurther());
        }
    }

    /** @return list<array{int}> */
    public function refusals(): array
    {
        return [[302], [400], [401], [403], [404], [408], [500]];
    }

    /** @dataProvider passing */
    public function testRepeatsReadsAfterFaultsThatPass(array $fault): void
    {
        $server = new AnsweringServer($fault, $fault, self::FOUND);
        $frequencies = $this->client($server)->dictionary->getFrequencies();
        $this->assertSame('Monthly', $frequencies->items()[0]->name);
    }

    /** @dataProvider passing */
    public function testNeverRepeatsWritesAfterThem(array $fault, string $thrown): void
    {
        $server = new AnsweringServer($fault, ['body' => ['data' => ['id' => '7']]]);
        try {
            $this->client($server, timeout: 0.4)->filters->createFilter(name: 'prices');
            $this->fail('A write was repeated.');
        } catch (Ceic\Api\Exception\SdkException $failure) {
            $this->assertInstanceOf($thrown, $failure);
            $this->assertSame(1, $server->countFurther());
        }
    }

    /** @return array<string, array{array<string, mixed>, class-string}> */
    public function passing(): array
    {
        return [
            '502' => [['status' => 502], ServerException::class],
            '503' => [['status' => 503], ServerException::class],
            '504' => [['status' => 504], ServerException::class],
            'a connection that breaks before the answer' => [['pause' => 0], ConnectionException::class],
            'a connection that breaks within the answer' => [['cut' => true], ConnectionException::class],
        ];
    }

    public function testGivesUpOnASlowAnswer(): void
    {
        $server = new AnsweringServer(['pause' => 2]);
        $this->expectException(ConnectionException::class);
        $this->client($server, timeout: 0.3, retryWaits: [])->dictionary->getFrequencies();
    }

    public function testSaysWhichHostGivesNoAnswer(): void
    {
        $this->expectExceptionMessage('http://127.0.0.1:1');
        $configuration = new Configuration(host: 'http://127.0.0.1:1/', retryWaits: [0.01]);
        (new Client('token', $configuration))->dictionary->getFrequencies();
    }

    public function testSaysThatAPageOfAProxyIsNoAnswer(): void
    {
        $this->expectException(UnexpectedAnswerException::class);
        $server = new AnsweringServer(['body' => '<html>Sign in</html>']);
        $this->client($server)->dictionary->getFrequencies();
    }

    public function testMakesAtMostFiveCallsASecond(): void
    {
        $server = new AnsweringServer(...array_fill(0, 6, self::FOUND));
        $client = new Client('token', new Configuration(host: $server->url));
        $times = [];
        for ($call = 0; $call < 6; $call++) {
            $client->dictionary->getFrequencies();
            $times[] = $server->request()->time;
        }
        $this->assertGreaterThanOrEqual(0.95, $times[5] - $times[0]);
    }

    public function testExplainsARefusal(): void
    {
        $answer = ['status' => 400, 'headers' => ['X-Request-Id' => 'abc'], 'body' => ['errors' => [
            ['code' => 201, 'detail' => 'First.', 'incidentId' => 'i1'],
            ['code' => 200, 'detail' => 'Second.'],
        ]]];
        $server = new AnsweringServer($answer);
        try {
            $this->client($server)->dictionary->getFrequencies();
            $this->fail('It was no refusal.');
        } catch (BadRequestException $refusal) {
            $this->assertSame(['201: First.', 400, '201', 'abc'], [
                $refusal->getMessage(),
                $refusal->getCode(),
                $refusal->errorCode,
                $refusal->requestId,
            ]);
            $this->assertSame(['First.', 'Second.'], array_column($refusal->errors, 'message'));
            $this->assertSame('i1', $refusal->errors[0]->incidentId);
        }
    }

    private function client(AnsweringServer $server, mixed ...$settings): Client
    {
        $quick = ['retryWaits' => [0.02, 0.02, 0.02], 'callsPerSecond' => 500, 'host' => $server->url];
        return new Client('token', new Configuration(...$settings + $quick));
    }
}
