import { downloadFolder } from '@portal/domain/sdk.ts'
import type { SdkPackage } from '../generator/package.ts'
import { plainText, wrap } from '../generator/words.ts'
import type { HelpBlock } from './templates-help.ts'
import { quoted } from './templates-words.ts'

/** Fund flows write days the American way, in addresses too. */
const dateFormats: Record<string, string> = { epfr: '%m-%d-%Y' }

/** What the runtime knows of its package. */
export function printAbout(sdk: SdkPackage): string {
  const sandbox = sdk.apis.find(({ name }) => name.endsWith('-sandbox'))
  const values = {
    prefix: sdk.vendor,
    host: sdk.host,
    host_variable: sdk.hostVariable,
    base_path: sdk.apis[0]!.basePath,
    ...(sandbox && { sandbox_path: sandbox.basePath }),
    user_agent: `${sdk.name}-r/${sdk.version}`,
    date_format: dateFormats[sdk.vendor] ?? '%Y-%m-%d',
  }
  const lines = Object.entries(values).map(([name, value]) => `  ${name} = ${quoted(value)}`)
  return `about <- list(\n${lines.join(',\n')}\n)\n`
}

const imports: Record<string, string[]> = {
  ceic: ['httr', 'jsonlite', 'R6', 'stats', 'utils', 'zoo'],
  epfr: ['httr', 'jsonlite', 'R6', 'stats', 'utils'],
}

/** The fields of DESCRIPTION that the index of a repository repeats. */
export const describeRequirements = (sdk: SdkPackage): string[] => [
  `Package: ${sdk.name}`,
  `Version: ${sdk.version}`,
  'Depends: R (>= 4.0)',
  `Imports: ${imports[sdk.vendor]!.join(', ')}`,
  'License: file LICENSE',
]

export function printDescription(sdk: SdkPackage): string {
  const { title, description } = sdk.apis[0]!
  const told = wrap(plainText(description.split('\n')[0]!), 76).join('\n    ')
  const [name, version, ...rest] = describeRequirements(sdk)
  return [
    name,
    'Type: Package',
    `Title: Client of the ${title}`,
    version,
    `Author: ${sdk.vendor.toUpperCase()}`,
    `Maintainer: ${sdk.vendor.toUpperCase()} API support <api-support@${sdk.vendor}.example>`,
    `Description: ${told}`,
    ...rest,
    'Encoding: UTF-8',
    'NeedsCompilation: no',
    '',
  ].join('\n')
}

export function printNamespace(blocks: HelpBlock[]): string {
  const exported = blocks.filter(({ isExported }) => isExported).map(({ name }) => `export(${name})`)
  const methods = blocks.flatMap(({ method }) => (method ? `S3method(${method.replace(' ', ', ')})` : []))
  return `${[...exported.toSorted(), ...methods, 'importFrom(R6, R6Class)'].join('\n')}\n`
}

export const printNews = ({ name, version, apis }: SdkPackage): string => `\
# ${name} ${version}

* Made for version ${apis[0]!.version} of the ${apis[0]!.title}.
* A function for every operation; data frames as results${name === 'ceic' ? ', zoo series of time points' : ''}.
* Waits and repeats calls that are refused for their pace, and keeps to five a second.
`

const firstPrograms: Record<string, string> = {
  ceic: `library(ceic)

ceic.set.token("YOUR_TOKEN")              # or the environment variable CEIC_TOKEN

found <- ceic.search(keyword = "gdp", geo = "US", limit = 10)
found[, c("metadata.id", "metadata.name", "metadata.lastValue")]

points <- ceic.timepoints(found$metadata.id[1:2], count = 12)
plot(points)                              # a zoo series`,
  epfr: `library(epfr)

epfr.login("YOUR_USERNAME", "YOUR_PASSWORD")   # or EPFR_USERNAME and EPFR_PASSWORD

flows <- epfr.get.report("FF", as.Date("2026-01-01"), as.Date("2026-03-31"),
  asset_classes = "FF100000", frequency = "Weekly", level = 0, categories = c(1, 3))
plot(flows$Date, flows[["Flow US$ mill"]], type = "h")`,
}

export const printReadme = (sdk: SdkPackage): string => `\
# ${sdk.name}

Client of the ${sdk.apis[0]!.title} for R 4.0 and later.

    install.packages("${sdk.name}",
      repos = c("${sdk.host}/downloads/${downloadFolder[sdk.vendor]}/R/", "https://cloud.r-project.org"), type = "source")

The packages that it needs (${imports[sdk.vendor]!.filter(name => !['stats', 'utils'].includes(name)).join(', ')}) are on CRAN.

\`\`\`r
${firstPrograms[sdk.vendor]!}
\`\`\`

* \`help(package = "${sdk.name}")\` lists every function.
* Failures are conditions of class \`${sdk.vendor}_error\`, and of \`${sdk.vendor}_error_404\` for one status. They hold
  \`status\`, \`code\`, \`text\` and \`request_id\`, which support asks for:
  \`tryCatch(..., ${sdk.vendor}_error_404 = function(error) error$code)\`.
* Behind a proxy: \`${sdk.vendor}.set.proxy("http://proxy.example.com:8080", "user", "password")\`.
* Another server: \`${sdk.vendor}.set.server("https://api.example.com")\`, or the environment variable \`${sdk.hostVariable}\`.
* Calls are made one after the other, at most five a second, and wait when the server asks for it.
`
