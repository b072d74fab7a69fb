import { type Frequency, frequencyOfDates, observationDate, parsePeriod } from './period.ts'

/** Which columns of a long-format file (one observation a row) hold what. */
export interface Columns {
  country: string
  /** A column with ISO or region codes beside the names, when there is one. */
  code?: string
  period: string
  value: string
}

export type ColumnRole = 'country' | 'period' | 'value'

const wanted: Record<ColumnRole, RegExp> = {
  country:
    /^(country(\s*name)?|economy|area|geo(graphy)?|region|location|territory|entity|国家(和地区|\/地区|或地区)?|国别|地区)$/i,
  period: /^(period|date|time(\s*period)?|year|month|quarter|week|day|日期|时间|年份?|月份?|季度)$/i,
  value: /^(value|obs(_|\s)?value|observation|amount|数值|值|金额)$/i,
}

const codeColumn = /^(country|economy|area|geo|region|iso3?)?[\s_-]*(code|iso[23]?)$/i

/** Finds the columns, `given` ones first. Answers the role that could not be found instead when there is one. */
export function findColumns(header: readonly string[], given: Partial<Columns>): Columns | { missing: ColumnRole } {
  const country = given.country ?? header.find(name => wanted.country.test(name.trim()))
  if (!country) return { missing: 'country' }
  const period = given.period ?? header.find(name => wanted.period.test(name.trim()))
  if (!period) return { missing: 'period' }
  const code = header.find(name => name !== country && codeColumn.test(name.trim()))
  const value =
    given.value ?? header.find(name => wanted.value.test(name.trim())) ?? onlyOther(header, [country, period, code])
  return value ? { country, period, value, ...(code && { code }) } : { missing: 'value' }
}

function onlyOther(header: readonly string[], taken: (string | undefined)[]): string | undefined {
  const others = header.filter(name => !taken.includes(name))
  return others.length === 1 ? others[0] : undefined
}

const missingValues = new Set(['', '.', '..', '...', '-', '–', 'na', 'n/a', 'nan', 'null', ':'])

/** A number as statistical files write it, `null` for a value that is said to be missing, undefined for anything else. */
export function parseValue(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (missingValues.has(trimmed.toLowerCase())) return null
  const plain = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return undefined
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

/** Why a row was refused; the words are the message `import.<reason>`. */
type RowProblem =
  | 'country-missing'
  | 'period-unreadable'
  | 'value-unreadable'
  | 'period-of-other-frequency'
  | 'period-twice'

export interface RefusedRow {
  line: number
  problem: RowProblem
  /** What stood there. */
  found: string
}

/** The observations of one place, as they were read, each with the line it came from. */
export interface PlaceRows {
  name: string
  code: string | undefined
  rows: { line: number; date: string; value: number; written: string; frequency: Frequency | undefined }[]
}

/** Gathers the rows of a file by place and keeps what it has to refuse. Memory grows with the rows that are kept. */
export class LongTable {
  readonly places = new Map<string, PlaceRows>()
  readonly refused: RefusedRow[] = []
  empty = 0
  private readonly columns: Columns

  constructor(columns: Columns) {
    this.columns = columns
  }

  /** Takes one row; a broken one is noted and changes nothing else. */
  add(record: Record<string, string | undefined>, line: number): void {
    const name = record[this.columns.country]?.trim()
    const code = (this.columns.code && record[this.columns.code]?.trim()) || undefined
    const written = record[this.columns.period] ?? ''
    const found = record[this.columns.value] ?? ''
    const period = parsePeriod(written)
    const value = parseValue(found)
    if (!name) this.refuse(line, 'country-missing', '')
    else if (!period) this.refuse(line, 'period-unreadable', written)
    else if (value === undefined) this.refuse(line, 'value-unreadable', found)
    else if (value === null) this.empty++
    else this.placeOf(name, code).rows.push({ line, date: period.date, value, written, frequency: period.frequency })
  }

  private placeOf(name: string, code: string | undefined): PlaceRows {
    const place = this.places.get(name) ?? { name, code, rows: [] }
    this.places.set(name, place)
    return place
  }

  /** The frequency of the whole file: what most periods say, or what the distances of the dates say. */
  frequency(): Frequency | undefined {
    const votes = new Map<Frequency, number>()
    for (const place of this.places.values()) {
      const dated = place.rows.filter(row => !row.frequency).map(row => row.date)
      const guess = frequencyOfDates(dated.sort())
      if (guess) votes.set(guess, (votes.get(guess) ?? 0) + dated.length)
      for (const { frequency } of place.rows) if (frequency) votes.set(frequency, (votes.get(frequency) ?? 0) + 1)
    }
    return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
  }

  /** The points of a place in order of time, without the rows that say another frequency or a period for the second time. */
  points(place: PlaceRows, frequency: Frequency): { date: string; value: number }[] {
    const points = new Map<string, number>()
    for (const row of place.rows) {
      const date = observationDate(row.date, frequency)
      if (row.frequency && row.frequency !== frequency) this.refuse(row.line, 'period-of-other-frequency', row.written)
      else if (points.has(date)) this.refuse(row.line, 'period-twice', row.written)
      else points.set(date, row.value)
    }
    return [...points].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, value]) => ({ date, value }))
  }

  private refuse(line: number, problem: RowProblem, found: string): void {
    this.refused.push({ line, problem, found: found.slice(0, 80) })
  }
}
