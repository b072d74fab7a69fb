<?php

declare(strict_types=1);

use Ceic\Api\Client;
use Ceic\Api\Configuration;
use Ceic\Api\Model\Series;
use Ceic\Api\Model\SeriesResult;
use Emis\Api\Company\Model\CompanyExtended;
use Emis\Api\Company\Model\CompanySearchResult;
use PHPUnit\Framework\TestCase;

/** What is made of an answer, also of one that has changed. */
final class ReadingTest extends TestCase
{
    public function testMakesModelsOfObjectsAndLists(): void
    {
        $result = SeriesResult::from(['data' => [
            ['entityId' => '1', 'metadata' => ['startDate' => '2020-01-31', 'indicators' => [[['id' => 'I']]]]],
        ]]);
        [$series] = $result->items();
        $this->assertInstanceOf(Series::class, $series);
        $this->assertSame('I', $series->metadata->indicators[0][0]->id);
        $this->assertSame('2020', $series->metadata->date('startDate')->format('Y'));
        $this->assertCount(1, $result);
    }

    public function testKeepsUnknownFields(): void
    {
        $series = new Series(['entityId' => '1', 'colour' => ['name' => 'red']]);
        $this->assertSame(['name' => 'red'], $series->colour);
        $this->assertSame('{"entityId":"1","colour":{"name":"red"}}', json_encode($series));
    }

    public function testReadsMissingFieldsAsNull(): void
    {
        $series = new Series(['entityId' => '1']);
        $this->assertNull($series->metadata?->name);
        $this->assertFalse(isset($series->metadata));
        $this->assertNull($series->date('metadata'));
        $this->assertSame([], SeriesResult::from([])->items());
    }

    public function testWarnsOfMisspeltNames(): void
    {
        $warning = '';
        set_error_handler(static function (int $level, string $message) use (&$warning): bool {
            $warning = $message;
            return true;
        });
        (new Series(['entityId' => '1']))->entityID;
        restore_error_handler();
        $this->assertStringContainsString('Series::$entityID', $warning);
    }

    /** @dataProvider changedAnswers */
    public function testSurvivesAnAnswerThatHasChanged(mixed $data): void
    {
        $result = SeriesResult::from(['data' => $data]);
        $this->assertIsInt(count($result));
        $this->assertNull($result->total());
        foreach ($result as $series) {
            $this->assertNotNull($series);
        }
    }

    /** @return list<array{mixed}> */
    public function changedAnswers(): array
    {
        return [[null], ['text'], [7], [[['metadata' => 'text']]], [['a' => 1]], [['text', 5, ['entityId' => 9]]]];
    }

    /** @dataProvider strangeAnswers */
    public function testSaysThatAnAnswerIsNotWhatItWas(mixed $answer): void
    {
        $server = new AnsweringServer(['body' => json_encode($answer)]);
        $client = new Emis\Api\Client('token', new Emis\Api\Configuration(host: $server->url));
        $this->expectException(Emis\Api\Exception\UnexpectedAnswerException::class);
        $client->company->dictionary->getCountryList();
    }

    /** @return list<array{mixed}> */
    public function strangeAnswers(): array
    {
        return [[null], ['text'], [7], [['data' => 'text']]];
    }

    public function testReadsAnAnswerWithoutItsEnvelopeAsEmpty(): void
    {
        $server = new AnsweringServer(['body' => '{}'], ['body' => '']);
        $client = new Emis\Api\Client('token', new Emis\Api\Configuration(host: $server->url));
        $this->assertSame([], $client->company->dictionary->getCountryList());
        $this->assertNull($client->company->companies->getCompany(1)->isic);
    }

    public function testTakesTheModelThatAnObjectNames(): void
    {
        $result = CompanySearchResult::from(['total' => 7, 'resultList' => [
            ['_type' => 'CompanyExtended', 'address' => ['_type' => 'CompanyAddress', 'city' => 'Sofia']],
            ['_type' => 'SomethingNew', 'isic' => 5],
        ]]);
        [$known, $new] = $result->items();
        $this->assertInstanceOf(CompanyExtended::class, $known);
        $this->assertSame(['Sofia', 5, 7], [$known->address->city, $new->isic, $result->total()]);
    }

    public function testReadsPagesOnlyAsFarAsTheyAreUsed(): void
    {
        $page = static fn (int ...$ids) => ['body' => ['data' => ['total' => 5, 'items' => array_map(
            static fn (int $id) => ['entityId' => "$id"],
            $ids,
        )]]];
        $server = new AnsweringServer($page(1, 2), $page(3, 4), $page(5));
        $client = new Client('token', new Configuration(host: $server->url, callsPerSecond: 500));
        $all = $client->series->searchSeriesAll(keyword: 'x', limit: 2);
        $this->assertSame('1', $all->current()->entityId);
        $this->assertSame('/data/ceic/v2/series/search?keyword=x&limit=2&offset=0', $server->request()->target);
        $ids = [];
        foreach ($all as $series) {
            $ids[] = $series->entityId;
        }
        $this->assertSame(['1', '2', '3', '4', '5'], $ids);
        $this->assertSame(2, $server->countFurther());
    }

    public function testSavesFilesUnderTheNameThatTheApiGives(): void
    {
        $bytes = random_bytes(3_000_000);
        $server = new AnsweringServer(['headers' => [
            'Content-Type' => 'image/png',
            'Content-Disposition' => 'attachment; filename="../../chart.png"',
        ], 'body' => 'PNG' . bin2hex($bytes)]);
        $client = new Client('token', new Configuration(host: $server->url));
        $file = $client->series->getSeriesVisual('1');
        $this->assertSame('chart.png', $file->name);
        $path = tempnam(sys_get_temp_dir(), 'chart');
        $this->assertSame(6_000_003, $file->saveTo($path));
        $this->assertSame('PNG' . bin2hex($bytes), file_get_contents($path));
        unlink($path);
    }
}
