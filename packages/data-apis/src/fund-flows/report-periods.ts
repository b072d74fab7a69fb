import type { Frequency } from './datasets.ts'

/** A stretch of days that a row of a report stands for. */
export interface ReportPeriod {
  /** The day that it is named after, YYYY-MM-DD. */
  date: string
  /** Numbers of its first and last day. */
  first: number
  last: number
}

const dayMs = 86_400_000
const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

const wednesday = 3

/** The last day of the period that a day lies in: weeks end on Wednesdays. */
function endOf(day: string, frequency: Frequency): string {
  if (frequency === 'Daily') return day
  if (frequency === 'Weekly') return addDays(day, (wednesday - new Date(day).getUTCDay() + 7) % 7)
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** A week that began before the first day is no whole one. */
const isCut = (first: string, end: string, frequency: Frequency) => frequency === 'Weekly' && addDays(end, -6) < first

/**
 * The whole periods that end between two days, both included, oldest first. `days` are those on which funds are valued;
 * what they do not reach to the end of, weekends apart, is left out.
 */
export function listPeriods(days: string[], frequency: Frequency, from: string, to: string): ReportPeriod[] {
  const periods: ReportPeriod[] = []
  for (const [at, day] of days.entries()) {
    const date = endOf(day, frequency)
    if (date < from || isCut(days[0]!, date, frequency)) continue
    if (date > to) break
    const newest = periods.at(-1)
    if (newest?.date === date) newest.last = at
    else periods.push({ date, first: at, last: at })
  }
  const newest = periods.at(-1)
  if (newest && !isReached(newest.date, days.at(-1)!)) periods.pop()
  return periods
}

/** Whether a day has come; no fund is valued on the weekend that may lie between. */
function isReached(date: string, lastDay: string): boolean {
  for (let day = date; day > lastDay; day = addDays(day, -1)) {
    if (![0, 6].includes(new Date(day).getUTCDay())) return false
  }
  return true
}

/** The day as the rows of reports write it: M/D/YYYY. */
export function writeUsDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${month}/${day}/${year}`
}
