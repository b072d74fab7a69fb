// The files of a package that are no code: what Composer reads, and what people read first.

import { downloadFolder } from '@portal/domain/sdk.ts'
import { licenseText } from '../generator/license.ts'
import type { SdkPackage, SourceFile, Vendor } from '../generator/package.ts'

/** What differs in the README: the product, and a first program. */
const words: Record<Vendor, { product: string; program: string }> = {
  ceic: {
    product: 'the CEIC macroeconomic API and its sandbox',
    program: `\
$client = new Ceic\\Api\\Client(getenv('CEIC_TOKEN'));

foreach ($client->series->searchSeries(keyword: 'consumer price index', geo: 'CN', limit: 5) as $series) {
    echo $series->entityId, ' ', $series->metadata->name, "\\n";
}`,
  },
  emis: {
    product: 'the EMIS company API (both versions) and the EMIS documents API',
    program: `\
$client = new Emis\\Api\\Client(getenv('EMIS_TOKEN'));

foreach ($client->company->search->queryCompany(filter: ['country:BG'], limit: 5) as $company) {
    echo $company->isic, ' ', $company->companyName, "\\n";
}

// The second version has a token of its own.
$client->setApi(Emis\\Api\\Client::V2)->setToken(getenv('EMIS_V2_TOKEN'));
echo $client->v2->companies->companiesGet(country: 'BG', limit: 1)->total(), "\\n";`,
  },
  epfr: {
    product: 'the EPFR fund flows API',
    program: `\
$client = new Epfr\\Api\\Client(getenv('EPFR_USERNAME'), getenv('EPFR_PASSWORD'));

foreach ($client->dictionary->getDatasets() as $dataset) {
    echo $dataset->id, ' ', $dataset->name, "\\n";
}`,
  },
  redd: {
    product: 'the REDD real-estate API',
    program: `\
$client = new Redd\\Api\\Client(getenv('REDD_TOKEN'));

foreach ($client->properties->listProperties(country: 'PL', limit: 5) as $property) {
    echo $property->id, ' ', $property->name, "\\n";
}`,
  },
}

export const printTexts = (sdk: SdkPackage, namespace: string): SourceFile[] => [
  { path: 'composer.json', content: `${JSON.stringify(manifest(sdk, namespace), null, 4)}\n` },
  { path: 'autoload.php', content: autoload(namespace) },
  { path: 'README.md', content: readme(sdk, namespace) },
  { path: 'CHANGELOG.md', content: changelog(sdk) },
  { path: 'LICENSE', content: licenseText(sdk) },
]

const manifest = ({ name, version, vendor }: SdkPackage, namespace: string) => ({
  name,
  description: `PHP client of ${words[vendor].product}`,
  type: 'library',
  version,
  license: 'proprietary',
  require: { php: '>=8.1', 'ext-curl': '*', 'ext-json': '*' },
  autoload: { 'psr-4': { [`${namespace}\\`]: 'src/' } },
})

const autoload = (namespace: string) => `\
<?php

declare(strict_types=1);

// For programs that do without Composer: require this file instead of vendor/autoload.php.
spl_autoload_register(static function (string $class): void {
    $prefix = '${namespace.replaceAll('\\', '\\\\')}\\\\';
    if (str_starts_with($class, $prefix)) {
        $file = __DIR__ . '/src/' . strtr(substr($class, strlen($prefix)), '\\\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    }
});
`

const readme = (sdk: SdkPackage, namespace: string) => `\
# ${sdk.name}

PHP client of ${words[sdk.vendor].product}. PHP 8.1 or later with \`ext-curl\` and \`ext-json\`; nothing else.

## Install

\`\`\`bash
composer config repositories.${sdk.vendor} composer ${sdk.host}/downloads/${downloadFolder[sdk.vendor]}/php/
composer require "${sdk.name}:*"
\`\`\`

A new project begins with \`composer init\`.${insecureNote(sdk)}

## Use

\`\`\`php
<?php

require 'vendor/autoload.php';

${words[sdk.vendor].program}
\`\`\`

Every call is a method of a group: \`$client->group->method(name: value)\`. Parameters that are left out are not sent.
Answers are models with the fields of the API; fields newer than this package are there as well, and fields that the
answer leaves out are null. \`toArray()\` gives everything as it came, \`date('field')\` a \`DateTimeImmutable\`. Lists can
be counted and walked through.

## All pages

Methods that end in \`All\` read page after page while you walk through the items${sdk.vendor === 'emis' ? '; `companiesGetCursor` does so through\na cursor, which also reads lists of more than 10,000' : ''}. Stop whenever you like.

## Settings

\`\`\`php
$settings = new ${namespace}\\Configuration(
    host: 'https://api.example.com',
    proxy: 'http://proxy.example.com:3128',
    proxyUser: 'me',
    proxyPassword: 'secret',
    timeout: 30,
);
\`\`\`

Give them to the client as \`configuration:\`. Without \`host\` calls go to the address in the environment variable
\`${sdk.hostVariable}\`, else to \`${sdk.host}\`.

## Limits and errors

A client makes one call after the other and at most five a second. When the API says 429 it waits as long as the answer
asks (\`Retry-After\`), else 2, 4 and 6 seconds, and tries again, four times in all. Broken connections and the statuses
502, 503 and 504 are repeated for calls that only read.

Everything else is thrown as a \`${namespace}\\Exception\\SdkException\`: \`ConnectionException\` when no answer came, an
\`ApiException\` with \`status\`, \`errorCode\`, \`getMessage()\`, \`errors\` and \`requestId\` when the API refused. Its subclasses
are \`BadRequestException\` (400), \`AuthenticationException\` (401), \`PermissionException\` (403), \`NotFoundException\` (404),
\`TooManyRequestsException\` (429) and \`ServerException\` (500 and above).

## Files

Calls that answer a file give a \`File\`: \`saveTo('report.pdf')\`, \`contents()\`, \`contentType\`, \`name\`.
`

const insecureNote = ({ host }: SdkPackage) =>
  host.startsWith('http:')
    ? ' The address begins with `http:`, which Composer takes after\n`composer config secure-http false`.'
    : ''

const changelog = (sdk: SdkPackage) => `\
# Changes

## ${sdk.version}

- First release: ${sdk.apis.map(({ title, version }) => `${title} ${version}`).join(', ')}.
`
