<?php

declare(strict_types=1);

use Ceic\Api\Client as Macro;
use Emis\Api\Client as Company;
use Emis\Api\Configuration;
use Epfr\Api\Client as Flows;
use Epfr\Api\Exception\AuthenticationException;
use Redd\Api\Client as Estate;
use PHPUnit\Framework\TestCase;

/** Every package against the running portal. */
final class PortalTest extends TestCase
{
    public function testFindsSeriesAndReadsTheirPoints(): void
    {
        $client = new Macro(setting('CEIC_TOKEN'));
        $found = $client->series->searchSeries(keyword: 'consumer price index', geo: ['CN'], limit: 2);
        $this->assertGreaterThan(0, $found->total());
        $id = $found->items()[0]->metadata->id;
        [$series] = $client->series->getSeries($id, count: 3)->items();
        $this->assertSame($id, $series->metadata->id);
        $this->assertCount(3, $series->timePoints);
        $this->assertMatchesRegularExpression('/^\d{4}-\d\d-\d\d$/', $series->timePoints[0]->date);
    }

    public function testTellsWhichOfSeveralSeriesAreMissing(): void
    {
        $client = new Macro(setting('CEIC_TOKEN'));
        $known = $client->series->searchSeries(keyword: 'gdp', limit: 1)->items()[0]->entityId;
        $result = $client->series->getSeriesMetadata([$known, '999999999']);
        $this->assertCount(1, $result);
        $this->assertNotEmpty($result->errors[0]->code);
    }

    public function testWritesFormsAndDeletes(): void
    {
        $client = new Macro(setting('CEIC_TOKEN'));
        $filter = $client->filters->createFilter(name: 'Prices of China', geo: ['CN'], frequency: ['M'])->data;
        $this->assertSame('Prices of China', $client->filters->getFilters($filter->id)->data[0]->name);
        $client->filters->deleteFilters($filter->id);
        $this->assertNotContains($filter->id, array_column($client->filters->getUserFilters()->toArray()['data'], 'id'));
    }

    public function testSavesThePictureOfASeries(): void
    {
        $client = new Macro(setting('CEIC_TOKEN'));
        $id = $client->series->searchSeries(keyword: 'gdp', limit: 1)->items()[0]->entityId;
        $file = $client->series->getSeriesVisual($id, width: 320, height: 200);
        $this->assertSame('image/png', $file->contentType);
        $this->assertStringStartsWith("\x89PNG", $file->contents());
    }

    public function testRefusesAWrongToken(): void
    {
        $client = new Macro('wrong');
        $this->expectException(Ceic\Api\Exception\AuthenticationException::class);
        $this->expectExceptionMessage('MISSED_API_TOKEN');
        $client->dictionary->getFrequencies();
    }

    public function testGoesThroughAProxy(): void
    {
        $client = new Company(setting('EMIS_TOKEN'), new Configuration(proxy: setting('PROXY_URL')));
        $this->assertNotEmpty($client->company->dictionary->getCountryList());
    }

    public function testSaysWhenTheProxyIsNotThere(): void
    {
        $client = new Company('token', new Configuration(proxy: 'http://127.0.0.1:1', retryWaits: []));
        $this->expectExceptionMessage('through a proxy');
        $client->company->dictionary->getCountryList();
    }

    public function testReadsTheOlderCompanyApi(): void
    {
        $client = new Company(setting('EMIS_TOKEN'));
        $found = $client->company->search->queryCompany(filter: ['country:BG', 'revenue:1000000-'], limit: 3);
        $this->assertCount(3, $found);
        $company = $client->company->companies->getFullCompany($found->items()[0]->isic, section: ['header', 'basics']);
        $this->assertSame($found->items()[0]->companyName, $company->companyName);
        $statement = $client->company->statements->getCompanyLatestStatement($company->isic);
        $this->assertNotEmpty($statement->accountList[0]->accountCode);
    }

    public function testExplainsAWrongFilter(): void
    {
        $client = new Company(setting('EMIS_TOKEN'));
        try {
            $client->company->search->queryCompany(filter: ['country:XX']);
            $this->fail('The filter was taken.');
        } catch (Emis\Api\Exception\BadRequestException $refusal) {
            $this->assertSame('201', $refusal->errorCode);
            $this->assertNotNull($refusal->requestId);
        }
    }

    public function testSignsInTheOlderWay(): void
    {
        $client = (new Company())->login(setting('EMIS_USERNAME'), setting('EMIS_PASSWORD'));
        $this->assertContains('emis-documents', $client->getUserData()->subscriptions);
        $client->setApi(Company::DOCUMENTS);
        $this->assertNotEmpty($client->documents->dictionary->getTopics());
        $client->logout();
        $this->expectException(Emis\Api\Exception\AuthenticationException::class);
        $client->getUserData();
    }

    public function testFindsDocumentsAndReportsTheirUse(): void
    {
        $client = new Company(setting('EMIS_TOKEN'));
        $documents = $client->documents->search->query(countries: ['PL'], limit: 5);
        [$document] = $documents->items();
        $this->assertSame('Polish', $document->language->name);
        $client->documents->usage->report(
            id: $document->id,
            title: $document->title,
            languageCode: $document->language->code,
            accessTime: new DateTimeImmutable(),
        );
        [$read] = $client->documents->search->getDocuments([$document->id], includeBody: true)->items();
        $this->assertNotEmpty($read->body);
    }

    public function testReadsAListOfTwentyFiveThousandThroughACursor(): void
    {
        $client = new Company(setting('EMIS_V2_TOKEN'), api: Company::V2);
        $total = $client->v2->companies->companiesGet(limit: 1)->total();
        $seen = [];
        foreach ($client->v2->companies->companiesGetCursor() as $company) {
            $seen[$company->id] = true;
        }
        $this->assertCount($total, $seen);
    }

    public function testClosesACursorThatIsLeftEarly(): void
    {
        $open = ['body' => ['cursor_id' => 'abc', 'data' => ['total' => 9, 'items' => [['id' => 1], ['id' => 2]]]]];
        $server = new AnsweringServer($open, ['status' => 204]);
        $client = new Company('token', new Configuration(host: $server->url), Company::V2);
        foreach ($client->v2->companies->companiesGetCursor(country: 'BG', limit: 2) as $company) {
            break;
        }
        $this->assertStringEndsWith('?country=BG&cursor=%2A&limit=2', $server->request()->target);
        $closing = $server->request();
        $this->assertSame(
            ['DELETE', '/data/emis/v2/company/companies/cursor/abc'],
            [$closing->method, $closing->target],
        );
    }

    public function testGeneratesAReport(): void
    {
        $client = new Flows(setting('EPFR_USERNAME'), setting('EPFR_PASSWORD'));
        $class = $client->dictionary->getAssetClasses('FF')->items()[0]->id;
        $table = $client->generateReport('FF', new DateTime('2026-01-01'), '03-31-2026', [$class], 'Monthly', 0);
        $this->assertSame('Date', $table->ColumnNames[0]);
        $this->assertCount(3, $table->Rows);
        $client->logout();
        $this->assertNotEmpty($client->dictionary->getDatasets()->items());
    }

    public function testRefusesAWrongPassword(): void
    {
        $this->expectException(AuthenticationException::class);
        (new Flows(setting('EPFR_USERNAME'), 'wrong'))->login();
    }

    public function testReadsRealEstate(): void
    {
        $client = new Estate(setting('REDD_TOKEN'));
        $seen = [];
        foreach ($client->properties->listPropertiesAll(country: 'PL', limit: 20) as $property) {
            $seen[$property->id] = $property->address->city;
        }
        $this->assertCount($client->properties->listProperties(country: 'PL', limit: 1)->total(), $seen);
        $this->expectException(Redd\Api\Exception\NotFoundException::class);
        $client->properties->getProperty('PRP-999999');
    }
}
