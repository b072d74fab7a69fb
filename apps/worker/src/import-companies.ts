import { parseArgs } from 'node:util'
import { type CompanyColumn, type CompanyColumns, companyColumns } from '@portal/domain/company-csv.ts'
import {
  type CompanyImportNews,
  type CompanyImportRequest,
  type CompanyImportResult,
  importCompanies,
} from '@portal/services/company-import.ts'
import { readConfig } from '@portal/services/config.ts'
import { openDataStore } from '@portal/services/data-store.ts'
import { say, tellRefused } from './import-words.ts'

/** npm run data:import -- FILE --companies ...: loads companies from a CSV file. */
export async function runCompanyImport(): Promise<void> {
  const { request, refusedFile } = readArguments()
  const store = await openDataStore(readConfig(), line => console.error(`${line} ...`))
  try {
    const result = await importCompanies(store, request, news)
    tellRefused(
      result.refused.map(({ line, problem, found }) => say(`import.${problem}`, { line, found })),
      refusedFile,
    )
    tellIndustries(result)
    if (result.created) console.log(say('import.companies-created', { companies: result.created }))
    if (result.changed) console.log(say('import.companies-changed', { companies: result.changed }))
    if (result.unchanged) console.log(say('import.companies-already', { companies: result.unchanged }))
  } finally {
    await store.close()
  }
}

const news: CompanyImportNews = {
  columns(columns, country) {
    const found = Object.entries(columns) as [CompanyColumn, string][]
    const list = found.map(([role, column]) => `${say(`import.role.${role}`)} "${column}"`).join(', ')
    console.log(say('import.company-columns', { list }))
    if (country) console.log(say('import.company-country', { country }))
  },
  read: rows => console.log(say('import.read', { rows })),
  saved: (companies, of) => console.log(say('import.companies-saved', { companies, of })),
}

const industriesShown = 50

function tellIndustries({ industries }: CompanyImportResult) {
  if (!industries.size) return
  const common = [...industries].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} (${count})`)
  const names = common.slice(0, industriesShown).join('; ') + (common.length > industriesShown ? '; ...' : '')
  console.log(say('import.industries-unknown', { names }))
}

/** Flags in the spelling of a terminal: localName is --local-name. */
const flagOf = (role: string) => role.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function readArguments(): { request: CompanyImportRequest; refusedFile: string | undefined } {
  const text = { type: 'string' } as const
  const roles = Object.keys(companyColumns).filter(role => role !== 'country') as CompanyColumn[]
  const flags = Object.fromEntries(roles.map(role => [flagOf(role), text]))
  const options = { companies: { type: 'boolean' }, country: text, encoding: text, refused: text, ...flags } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const given = values as Record<string, string | undefined>
    const [file, ...more] = positionals
    if (!file || more.length) throw new Error(say('import.companies-usage'))
    const named = roles.flatMap(role => (given[flagOf(role)] ? [[role, given[flagOf(role)]!]] : []))
    const columns = Object.fromEntries(named) as CompanyColumns
    return {
      request: { file, encoding: values.encoding, columns, country: values.country },
      refusedFile: values.refused,
    }
  } catch (error) {
    console.error((error as Error).message)
    console.error(say('import.companies-usage'))
    process.exit(2)
  }
}
