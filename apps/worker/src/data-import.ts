// npm run data:import -- FILE ...: loads public series, or companies, from a CSV file into a portal that runs or is stopped.
import { parseArgs } from 'node:util'
import { readConfig } from '@portal/services/config.ts'
import { openDataStore } from '@portal/services/data-store.ts'
import { type ImportNews, type ImportRequest, importSeries } from '@portal/services/series-import.ts'
import { runCompanyImport } from './import-companies.ts'
import { say, tellRefused, wordsOf } from './import-words.ts'

async function runSeriesImport() {
  const { request, refusedFile } = readArguments()
  const store = await openDataStore(readConfig(), line => console.error(`${line} ...`))
  try {
    const result = await importSeries(store, request, news)
    if (result.regions.length)
      console.log(say('import.regions', { count: result.regions.length, names: result.regions.join('; ') }))
    if (result.empty) console.log(say('import.empty', { rows: result.empty }))
    tellRefused(
      result.refused.map(({ problem, line, found }) => say(`import.${problem}`, { line, found })),
      refusedFile,
    )
    if (result.created) console.log(say('import.created', { series: result.created }))
    if (result.changed) console.log(say('import.changed', { series: result.changed }))
    if (result.unchanged) console.log(say('import.already', { series: result.unchanged }))
  } finally {
    await store.close()
  }
}

const news: ImportNews = {
  columns: columns => console.log(say(columns.code ? 'import.columns-code' : 'import.columns', { ...columns })),
  frequency: frequency => console.log(say('import.frequency', { frequency: say(`import.frequency.${frequency}`) })),
  read: rows => console.log(say('import.read', { rows })),
  saved: (series, of) => console.log(say('import.saved', { series, of })),
}

function readArguments(): { request: ImportRequest; refusedFile: string | undefined } {
  const text = { type: 'string' } as const
  const options = {
    indicator: text,
    unit: text,
    source: text,
    country: text,
    period: text,
    value: text,
    database: text,
    encoding: text,
    refused: text,
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const { indicator, unit, source, country, period, value, database = 'GLOBAL', encoding } = values
    const [file, ...more] = positionals
    if (!file || more.length || !indicator?.trim() || !unit?.trim() || !source?.trim())
      throw new Error(say('import.usage'))
    const columns = { ...(country && { country }), ...(period && { period }), ...(value && { value }) }
    return { request: { file, encoding, indicator, unit, source, database, columns }, refusedFile: values.refused }
  } catch (error) {
    console.error((error as Error).message)
    console.error(say('import.usage'))
    process.exit(2)
  }
}

try {
  await (process.argv.includes('--companies') ? runCompanyImport() : runSeriesImport())
} catch (error) {
  console.error(wordsOf(error as Error))
  process.exit(1)
}
