import type { FrequencyId } from '../codes.ts'

/** Months of the sample are counted from January 1970. */
export const monthIndex = (year: number, month: number): number => (year - 1970) * 12 + month - 1

/** The last month with data; forecasts go on to `forecastEnd`. */
export const lastMonth = monthIndex(2026, 10)
export const forecastEnd = monthIndex(2031, 12)
export const monthCount = forecastEnd + 1
/** Nothing was published after this day. */
export const today = '2026-10-31'

const dayMs = 86_400_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The first day of a month as YYYY-MM-DD. */
const monthDate = (index: number): string => `${1970 + Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}-01`

export const dayNumber = (date: string): number => Date.parse(date) / dayMs
export const dayDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
export const addDays = (date: string, days: number): string => dayDate(dayNumber(date) + days)

/** The first day after a month. */
const monthEndDay = (index: number): number => dayNumber(monthDate(index + 1))

/** One observation period: its date, the months it covers (for days: the one it lies in), the first day after it. */
export interface Period {
  date: string
  from: number
  to: number
  endDay: number
}

const monthsPer: Partial<Record<FrequencyId, number>> = { M: 1, Q: 3, Y: 12 }

/** The periods of a frequency from a month to a month, as far as they are complete. */
export function periods(frequency: FrequencyId, from: number, to: number): Period[] {
  const length = monthsPer[frequency]
  if (!length) return days(frequency === 'W' ? 7 : 1, from, to)
  const found: Period[] = []
  for (let start = Math.ceil(from / length) * length; start + length - 1 <= to; start += length) {
    const last = start + length - 1
    found.push({ date: monthDate(last), from: start, to: last, endDay: monthEndDay(last) })
  }
  return found
}

/** Business days, or Fridays when `step` is 7. */
function days(step: number, from: number, to: number): Period[] {
  const found: Period[] = []
  for (let day = dayNumber(monthDate(from)); day < monthEndDay(to); day++) {
    const weekday = (day + 4) % 7 // 1970-01-01 was a Thursday; 0 is Sunday
    if (step === 7 ? weekday !== 5 : weekday === 0 || weekday === 6) continue
    const date = dayDate(day)
    const month = monthIndex(Number(date.slice(0, 4)), Number(date.slice(5, 7)))
    found.push({ date, from: month, to: month, endDay: day + 1 })
  }
  return found
}
