<?php

declare(strict_types=1);

namespace Epfr\Api;

use Epfr\Api\Exception\ReportException;
use Epfr\Api\Model\ReportTable;
use Epfr\Api\Runtime\Package;
use Epfr\Api\Runtime\Service;
use Epfr\Api\Runtime\SessionLogin;
use Epfr\Api\Runtime\Transport;

/**
 * The fund flows API. The first call signs in, and an expired session is renewed:
 * `$client->dictionary->getDatasets()`.
 */
final class Client extends Operations
{
    private readonly SessionLogin $login;

    public function __construct(
        string $username,
        #[\SensitiveParameter] string $password,
        ?Configuration $configuration = null,
    ) {
        $transport = new Transport($configuration ?? new Configuration());
        $this->login = new SessionLogin($transport, $username, $password);
        parent::__construct(new Service($transport, Package::BASE_PATHS['epfr-api-v2'], $this->login));
    }

    /** Signs in now, and throws an AuthenticationException when that fails. Calls sign in by themselves otherwise. */
    public function login(): self
    {
        $this->login->token();
        return $this;
    }

    /** Ends the session. */
    public function logout(): void
    {
        $this->session->deleteSession();
        $this->login->forget();
    }

    /**
     * Orders a report, waits until it is made, and answers its table.
     *
     * @param string $dataset 'FF', see `$client->dictionary->getDatasets()`
     * @param \DateTimeInterface|string $from first day; as text in the form '01-31-2026'
     * @param \DateTimeInterface|string $to last day
     * @param list<string> $assetClasses ids of `$client->dictionary->getAssetClasses($dataset)`
     * @param string $frequency 'Daily', 'Weekly' or 'Monthly'
     * @param int $level 0 to 3; what the levels of a data set are stands in the documentation
     * @param array<string, mixed> $options columns, average and filters: the fields of Model\ReportOptions
     * @param float $patience seconds after which waiting ends with a ReportException
     */
    public function generateReport(
        string $dataset,
        \DateTimeInterface|string $from,
        \DateTimeInterface|string $to,
        array $assetClasses,
        string $frequency,
        int $level,
        array $options = [],
        float $patience = 600.0,
    ): ReportTable {
        $report = $this->report->createReport(
            dataset: $dataset,
            from: self::day($from),
            to: self::day($to),
            assetClasses: $assetClasses,
            frequency: $frequency,
            level: $level,
            reportOptions: $options === [] ? null : $options,
        )->data[0];
        $end = microtime(true) + $patience;
        for ($wait = 1; $report->status === 'Incomplete'; $wait = 5) {
            if (microtime(true) + $wait > $end) {
                throw new ReportException("Report $report->reportId is not made yet.");
            }
            sleep($wait);
            $report = $this->report->getReportStatus(reportId: $report->reportId, dataset: $dataset)->data[0];
        }
        if ($report->status !== 'Completed') {
            throw new ReportException("Report $report->reportId could not be made: $report->status.");
        }
        return $this->report->getReportOutput(reportId: $report->reportId, dataset: $dataset)->data[0];
    }

    private static function day(\DateTimeInterface|string $day): string
    {
        return $day instanceof \DateTimeInterface ? $day->format('m-d-Y') : $day;
    }
}
