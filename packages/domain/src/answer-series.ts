import { frequencyOfDates, parsePeriod } from './period.ts'

/** A time series found in an answer, oldest point first. */
export interface AnswerSeries {
  /** Empty when the answer does not say. */
  name: string
  unit: string
  /** Code of the frequency, 'M'; from the distance of the points when the answer does not say. */
  frequency: string
  /** The days that the answer gives for its periods, YYYY-MM-DD; a period without a day begins on its first. */
  dates: string[]
  /** NaN where a period has no value. */
  values: Float64Array
}

const dateNames = ['date', 'period', 'timepointDate', 'time', 'year']
const valueNames = ['value', 'amount', 'close']

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every time series of an answer of any family: a list of points, wherever it lies, with what stands beside it. */
export function findSeries(answer: unknown): AnswerSeries[] {
  const found: AnswerSeries[] = []
  const visit = (value: unknown, holders: Fields[], depth: number) => {
    if (depth > 6) return
    if (Array.isArray(value)) {
      const series = readPoints(value, holders)
      if (series) found.push(series)
      else for (const item of value) if (typeof item === 'object') visit(item, holders, depth + 1)
    } else if (isObject(value)) {
      for (const key in value) if (typeof value[key] === 'object') visit(value[key], [value, ...holders], depth + 1)
    }
  }
  visit(answer, [], 0)
  return found
}

/** The names under which points keep their period and value; nothing when the list holds something else. */
function pointNames(list: unknown[]): [string, string] | undefined {
  const first = list.find(isObject)
  if (!first) return undefined
  const date = dateNames.find(name => readDate(first[name]) !== undefined)
  const value = valueNames.find(name => name in first && !isObject(first[name]))
  return date && value ? [date, value] : undefined
}

function readPoints(list: unknown[], holders: Fields[]): AnswerSeries | undefined {
  const names = pointNames(list)
  if (!names) return undefined
  const [date, value] = names
  const points = list
    .filter(isObject)
    .map(point => ({ date: readDate(point[date]) ?? '', value: readNumber(point[value]) }))
    .filter(point => point.date !== '')
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const dates = points.map(point => point.date)
  const frequency = readPath(holders[0], ['metadata', 'frequency', 'id'])
  return {
    ...describe(holders),
    frequency: typeof frequency === 'string' ? frequency : (frequencyOfDates(dates) ?? 'Y'),
    dates,
    values: Float64Array.from(points, point => point.value),
  }
}

const readDate = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? parsePeriod(String(value))?.date : undefined

/** A number, also when it was written as text; NaN for what is none. */
function readNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

const readPath = (value: unknown, path: string[]): unknown =>
  path.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value)

/** Where the families write what a series is called, and what it is measured in. */
const namePaths = [
  ['metadata', 'name'],
  ['name'],
  ['title'],
  ['indicator', 'name'],
  ['entityId'],
  ['function_description'],
]
const unitPaths = [['metadata', 'unit', 'name'], ['unit', 'name'], ['metadata', 'unit'], ['unit'], ['currency']]

function describe(holders: Fields[]): { name: string; unit: string } {
  const first = (paths: string[][]) => {
    const candidates = holders.slice(0, 2).flatMap(holder => paths.map(path => readPath(holder, path)))
    return String(candidates.find(text => typeof text === 'string' || typeof text === 'number') ?? '')
  }
  return { name: first(namePaths), unit: first(unitPaths) }
}

/** What one sentence about a series needs. */
interface SeriesSummary {
  from: string
  to: string
  min: SeriesPoint
  max: SeriesPoint
  last: SeriesPoint
}

interface SeriesPoint {
  date: string
  value: number
}

/** Nothing when the series has no value at all. */
export function summariseSeries({ dates, values }: Pick<AnswerSeries, 'dates' | 'values'>): SeriesSummary | undefined {
  const points = dates
    .map((date, at): SeriesPoint => ({ date, value: values[at] ?? Number.NaN }))
    .filter(({ value }) => !Number.isNaN(value))
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return undefined
  const min = points.reduce((best, point) => (point.value < best.value ? point : best))
  const max = points.reduce((best, point) => (point.value > best.value ? point : best))
  return { from: first.date, to: last.date, min, max, last }
}
