import { findPlace } from '@portal/data-apis/countries.ts'
import { type DataContext, DataError } from '@portal/data-apis/data-api.ts'
import type { SeriesInput } from '@portal/data-apis/sources/series-draft.ts'
import { saveSeries } from '@portal/data-apis/sources/series-write.ts'
import {
  type ColumnRole,
  type Columns,
  findColumns,
  LongTable,
  type PlaceRows,
  type RefusedRow,
} from '@portal/domain/long-csv.ts'
import type { Frequency } from '@portal/domain/period.ts'
import { type CsvFile, checkColumns, ImportError, readCsv } from './csv-file.ts'

export interface ImportRequest extends CsvFile {
  indicator: string
  unit: string
  source: string
  database: string
  columns: Partial<Columns>
}

/** What an import tells while it runs; every `saved` number is on disk when it is told. */
export interface ImportNews {
  columns(columns: Columns): void
  frequency(frequency: Frequency): void
  read(rows: number): void
  saved(series: number, of: number): void
}

interface ImportResult {
  rows: number
  empty: number
  refused: RefusedRow[]
  created: number
  changed: number
  unchanged: number
  /** Names that are no country and were kept as regions. */
  regions: string[]
}

/** Series a transaction: small enough that each report comes soon and a kill costs little. */
const batchSize = 25

/**
 * Loads a long-format CSV file as one series per country. Good rows are kept when others are broken; writing the same
 * file again changes nothing. Throws ImportError when no row can be used.
 */
export async function importSeries(ctx: DataContext, request: ImportRequest, news: ImportNews): Promise<ImportResult> {
  const { table, rows } = await readTable(request, news)
  const frequency = table.frequency()
  if (table.places.size === 0) throw new ImportError('no-rows', { refused: table.refused.length })
  if (!frequency) throw new ImportError('frequency-unknown')
  news.frequency(frequency)
  const result = { created: 0, changed: 0, unchanged: 0 }
  const places = [...table.places.values()]
  for (let at = 0; at < places.length; at += batchSize) {
    const batch = places.slice(at, at + batchSize)
    const series = batch.map(place => toSeries(request, place, table, frequency))
    const saved = await saveSeries(ctx, series).catch(error => {
      // The database is the only thing of an import that may be unknown to the data service.
      throw error instanceof DataError ? new ImportError('database-unknown', { name: request.database }) : error
    })
    for (const key of ['created', 'changed', 'unchanged'] as const) result[key] += saved[key]
    news.saved(at + batch.length, places.length)
  }
  const refused = table.refused.toSorted((a, b) => a.line - b.line)
  return {
    ...result,
    rows,
    empty: table.empty,
    refused,
    regions: places.filter(place => !isCountry(place)).map(({ name }) => name),
  }
}

const isCountry = (place: PlaceRows) => knownPlace(place)?.type === 'country'

/** A code that is a country's decides, because names are spelled in many ways. */
function knownPlace({ name, code }: PlaceRows) {
  const byCode = code ? findPlace(code) : undefined
  return byCode?.type === 'country' ? byCode : (findPlace(name) ?? byCode)
}

function toSeries(request: ImportRequest, place: PlaceRows, table: LongTable, frequency: Frequency): SeriesInput {
  const points = table.points(place, frequency)
  const known = knownPlace(place)
  return {
    indicator: { en: request.indicator },
    place: known
      ? { id: known.id, en: known.en, zh: known.zh }
      : { en: place.name, ...(place.code && { id: place.code }) },
    unit: { en: request.unit },
    source: { en: request.source },
    frequency,
    database: request.database,
    dates: points.map(({ date }) => date),
    values: points.map(({ value }) => value),
  }
}

async function readTable(request: ImportRequest, news: ImportNews): Promise<{ table: LongTable; rows: number }> {
  let table: LongTable | undefined
  const take = (record: Record<string, string>, line: number) => {
    table ??= openTable(Object.keys(record), request.columns, news)
    table.add(record, line)
  }
  const rows = await readCsv(request, take, news)
  return { table: table!, rows }
}

function openTable(header: string[], given: Partial<Columns>, news: ImportNews): LongTable {
  checkColumns(header, given)
  const columns = findColumns(header, given)
  if ('missing' in columns)
    throw new ImportError('column-missing', { role: columns.missing satisfies ColumnRole, names: header.join(', ') })
  news.columns(columns)
  return new LongTable(columns)
}
