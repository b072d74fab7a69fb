import { type AnswerSeries, findSeries } from './answer-series.ts'
import { limits } from './limits.ts'
import { writePeriod } from './period.ts'

/** Rows found in an answer. Cells are read when they are looked at, so a table costs nothing beside the answer. */
export interface AnswerTable {
  /** Where the rows lie, 'data.items'; empty for the periods of the answer's series. */
  name: string
  columns: AnswerColumn[]
  rows: unknown[]
}

export interface AnswerColumn {
  /** 'metadata.unit'. */
  name: string
  path: (string | number)[]
  /** Every value is a number: written to the right. */
  numeric: boolean
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists that accompany the rows one asked for. */
const companions = /(^|\.)(errors|facets|layout)(\.|$)/
/** The page of a list, which is what one asked for however few rows it has. */
const page = /^(data\.)?(items|resultList)$/

/** The tables of an answer of any family, the one that a person asked for first. */
export function findTables(answer: unknown, series: AnswerSeries[] = findSeries(answer)): AnswerTable[] {
  const found: AnswerTable[] = []
  visit(answer, [], found)
  const weight = ({ name, rows }: AnswerTable) =>
    companions.test(name) ? 0 : page.test(name) ? Number.MAX_SAFE_INTEGER : rows.length
  const tables = found.sort((a, b) => weight(b) - weight(a))
  // The points of a single series are a list in the answer already; several are put side by side.
  return series.length > 1 ? [seriesTable(series), ...tables] : tables
}

function visit(value: unknown, path: string[], found: AnswerTable[]): void {
  if (path.length > 5) return
  if (Array.isArray(value)) {
    if (value.length === 1 && isObject(value[0])) visitFields(value[0], path, found)
    const table = listTable(value, path)
    if (table) found.push(table)
  } else if (isObject(value)) {
    visitFields(value, path, found)
    const table = fieldTable(value, path)
    if (path.length > 0 && table.rows.length > 0 && !Array.isArray(value.items)) found.push(table)
  }
}

/** Looks for rows in the fields of an object: in its lists, and at the top in the objects that wrap them. */
function visitFields(value: Fields, path: string[], found: AnswerTable[]): void {
  if (Array.isArray(value.ColumnNames) && Array.isArray(value.Rows)) {
    found.push(namedRows(value, path))
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(inner) || (isObject(inner) && path.length === 0)) visit(inner, [...path, key], found)
  }
}

function listTable(list: unknown[], path: string[]): AnswerTable | undefined {
  if (list.length === 0) return undefined
  const name = path.join('.')
  if (list.every(isObject)) return { name, columns: findColumns(list), rows: list }
  if (list.some(item => typeof item === 'object')) return undefined
  const numeric = list.every(item => typeof item === 'number')
  return { name, columns: [{ name: path.at(-1) ?? 'value', path: [], numeric }], rows: list }
}

/** Reports: rows as lists, their names beside them. */
function namedRows({ ColumnNames, Rows }: Fields, path: string[]): AnswerTable {
  const rows = Rows as unknown[]
  const columns = (ColumnNames as unknown[]).map((name, index) => ({
    name: String(name),
    path: [index],
    numeric: rows.every(row => Array.isArray(row) && typeof row[index] === 'number'),
  }))
  return { name: [...path, 'Rows'].join('.'), columns, rows }
}

/** A single object, read downwards. */
function fieldTable(value: Fields, path: string[]): AnswerTable {
  const scalars = Object.fromEntries(Object.entries(value).filter(([, inner]) => !Array.isArray(inner)))
  const rows = findColumns([scalars]).map(column => [column.name, readCell(value, column)])
  const columns = ['name', 'value'].map((name, index) => ({ name, path: [index], numeric: false }))
  return { name: path.join('.'), columns, rows }
}

/** { id, name } and the like: a thing that is called something. */
const isNamed = (value: Fields): boolean =>
  typeof value.name === 'string' && Object.keys(value).every(key => /^(id|code|name)$/.test(key))

function findColumns(rows: Fields[]): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>()
  const add = (value: unknown, path: string[]) => {
    if (isObject(value) && (path.length === 0 || !isNamed(value)) && path.length < 3) {
      for (const [key, inner] of Object.entries(value)) add(inner, [...path, key])
    } else if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)) {
      const name = path.join('.')
      const known = columns.get(name)
      columns.set(name, { name, path, numeric: typeof value === 'number' && (known?.numeric ?? true) })
    }
  }
  for (const row of rows.slice(0, limits.answerColumnRows)) add(row, [])
  return [...columns.values()]
}

/** What stands in a cell: a scalar, or a text made of something larger. Nothing when the row has no such field. */
export function readCell(row: unknown, { path }: Pick<AnswerColumn, 'path'>): string | number | boolean | undefined {
  let value = row
  for (const step of path) value = (value as Fields | undefined)?.[step]
  if (value === null || value === undefined) return undefined
  return typeof value === 'object' ? writeObject(value) : (value as string | number | boolean)
}

function writeObject(value: object): string {
  if (!Array.isArray(value)) return isNamed(value as Fields) ? String((value as Fields).name) : JSON.stringify(value)
  const names = value.slice(0, 10).map(item => (isObject(item) ? item.name : item))
  const readable = names.every(name => typeof name === 'string' || typeof name === 'number')
  return readable ? `${names.join('; ')}${value.length > 10 ? '; …' : ''}` : `[${value.length}]`
}

/** Periods downwards, series across: the twin of a chart. */
function seriesTable(series: AnswerSeries[]): AnswerTable {
  const frequency = series[0]?.frequency ?? 'D'
  const byDate = new Map<string, (string | number | undefined)[]>()
  for (const [index, { dates, values }] of series.entries()) {
    for (const [at, date] of dates.entries()) {
      const row = byDate.get(date) ?? [writePeriod(date, frequency)]
      const value = values[at] ?? Number.NaN
      row[index + 1] = Number.isNaN(value) ? undefined : value
      byDate.set(date, row)
    }
  }
  const rows = [...byDate].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, row]) => row)
  const columns = series.map(({ name }, index) => ({ name, path: [index + 1], numeric: true }))
  return { name: '', columns: [{ name: 'date', path: [0], numeric: false }, ...columns], rows }
}
