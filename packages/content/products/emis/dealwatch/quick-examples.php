<?php

const BASE_URL = 'http://127.0.0.1:4000/data/emis/dealwatch';

/** One call; waits and repeats when the gateway says 429. Answers what stands in `data`. */
function call(string $path, array $parameters): array
{
    for ($try = 1; ; $try++) {
        $wait = 2 * $try;
        $curl = curl_init(BASE_URL . $path . '?' . http_build_query($parameters));
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 30,
            CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('EMIS_TOKEN')],
            CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$wait): int {
                if (stripos($line, 'Retry-After:') === 0) {
                    $wait = (int) substr($line, 12);
                }
                return strlen($line);
            },
        ]);
        $text = curl_exec($curl);
        if ($text === false) {
            throw new RuntimeException(curl_error($curl));
        }
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($status !== 429 || $try === 4) {
            break;
        }
        sleep($wait);
    }
    $answer = json_decode($text, true, 512, JSON_THROW_ON_ERROR);
    if ($status >= 400) {
        throw new RuntimeException("$status {$answer['errors'][0]['code']}: {$answer['errors'][0]['detail']}");
    }
    return $answer['data'];
}

$criteria = ['countries' => ['BG'], 'statuses' => ['COM'], 'announcedFrom' => '2024-01-01', 'announcedTo' => '2025-12-31'];

// All pages of a search, the largest deals first.
$deals = [];
do {
    $page = call('/SearchDeal/getDeals', $criteria + ['order' => 'value_desc', 'limit' => 100, 'offset' => count($deals)]);
    array_push($deals, ...$page['resultList']);
} while (count($deals) < $page['total']);
echo count($deals), " deals\n";

// One deal whole.
$deal = call('/DealInfo/getDealInfo', ['dealId' => $deals[0]['dealId']]);
echo $deal['title'], "\n";
foreach ($deal['events'] as $event) {
    echo "  {$event['date']}  {$event['text']}\n";
}
