import type { SdkPackage } from '../generator/package.ts'
import { clientOf } from './templates-package.ts'

interface FirstProgram {
  options: string
  call: string
  iterate: string
}

const token = (name: string) => `{ token: process.env.${name} }`

/** A first program for each vendor. */
const firstPrograms: Record<SdkPackage['vendor'], FirstProgram> = {
  ceic: {
    options: token('CEIC_TOKEN'),
    call: 'const { data } = await ceic.series.searchSeries({ keyword: "GDP China", limit: 5 });\nfor (const series of data.items) console.log(series.entityId, series.metadata.name);',
    iterate:
      'for await (const series of ceic.series.searchSeries({ keyword: "GDP China" })) {\n  console.log(series.entityId);\n}',
  },
  emis: {
    options: token('EMIS_V2_TOKEN'),
    call: 'const { data } = await emis.matchCompany({ company_name: "Sofia", country_code: "BG" });\nfor (const company of data.items) console.log(company.company_id, company.company_name);',
    iterate:
      '// Companies are read through a cursor, which reaches further than offsets.\nfor await (const company of emis.listCompanies({ country: "BG" })) {\n  console.log(company.id);\n}',
  },
  epfr: {
    options: '{\n  username: process.env.EPFR_USERNAME,\n  password: process.env.EPFR_PASSWORD,\n}',
    call: 'const { data } = await epfr.dictionary.getAssetClasses("FF");\nfor (const assetClass of data) console.log(assetClass.id, assetClass.name);',
    iterate: '',
  },
  redd: {
    options: token('REDD_TOKEN'),
    call: 'const { data } = await redd.properties.listProperties({ city: "Milan", property_type: "office" });\nfor (const property of data.items) console.log(property.id, property.name);',
    iterate:
      'for await (const property of redd.properties.listProperties({ country: "IT" })) {\n  console.log(property.id);\n}',
  },
}

export function writeReadme(sdk: SdkPackage): string {
  const { name, vendor, hostVariable, apis } = sdk
  const { options, call, iterate } = firstPrograms[vendor]
  const client = clientOf(sdk)
  const paging =
    iterate && `## Lists\n\nA list is awaited for one page, or read to its end:\n\n\`\`\`js\n${iterate}\n\`\`\`\n\n`
  return `# ${name}

Client of the ${apis[0]!.title} for Node 20 and later and for browsers: ES modules with TypeScript declarations, no dependencies.

## First program

\`\`\`js
import { ${client} } from "${name}";

const ${vendor} = new ${client}(${options});

${call}
\`\`\`

Parameters and answers are named as in the API's documentation. Answers are plain objects: fields that the API adds later are in them.

${paging}## Errors

\`\`\`js
import { ApiError, NotFoundError } from "${name}";

try {
  // a call
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.name, error.status, error.code, error.message, error.requestId);
}
\`\`\`

| Class | When |
| --- | --- |
| \`BadRequestError\` | 400, a parameter is wrong |
| \`AuthenticationError\` | 401, no token or an unknown one |
| \`PermissionError\` | 403, not in the subscription |
| \`NotFoundError\` | 404 |
| \`ConflictError\` | 409 |
| \`RateLimitError\` | 429, even after waiting; \`retryAfter\` in seconds |
| \`ServerError\` | 5xx |
| \`ConnectionError\`, \`TimeoutError\` | no answer |

## Pace

A client makes one call at a time and at most five in any second. On 429 it waits as long as \`Retry-After\` says, else 2, 4 and 6 seconds, four tries in all. Broken connections and 502, 503, 504 are repeated for reads only. 400, 401, 403 and 404 are never repeated.

## Settings

| Option | Meaning |
| --- | --- |
| \`host\` | Another host; \`${hostVariable}\` says it from outside |
| \`proxy\` | \`"http://user:password@proxy:3128"\` or \`{ url, username, password }\`, Node only |
| \`timeout\` | Milliseconds for a call, 60,000 |
| \`callsPerSecond\` | 5 |
| \`fetch\` | In the place of the built-in one |

Each call takes \`{ signal, timeout }\` as its last argument.
`
}

export const writeChangelog = ({ name, version, apis }: SdkPackage): string => `\
# Changes of ${name}

The version is that of the API that the package was written for.

## ${version}

- Every call of version ${apis[0]!.version} of the ${apis[0]!.title}, with TypeScript declarations
- Pacing, retries that respect \`Retry-After\`, lists read to their end, proxies, errors by kind
`
