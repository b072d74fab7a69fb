import type { Points } from './sources/points.ts'

/** What an insight does to the points of a series before it shows them. */
export type InsightFunction = 'YOY' | 'MOM'

/** How much older than the day it stands for a point may be, in days: markets close on weekends and holidays. */
const slackDays = 6

/**
 * The points after a function: YOY is the change on the same period a year earlier, MOM a month earlier, both in percent
 * of the earlier value with four decimals. Where there is no earlier value, or it is zero, the point is blank.
 */
export function applyFunction({ dates, values, updatedAt }: Points, name: InsightFunction | undefined): Points {
  if (!name) return { dates, values, updatedAt }
  const changes = dates.map((date, at) => {
    const base = findBase(dates, values, name === 'YOY' ? yearBefore(date) : monthBefore(date))
    const [value, earlier] = [values[at], base === undefined ? undefined : values[base]]
    return {
      value: value === null || value === undefined || !earlier ? null : percent(value, earlier),
      // A change of either value changes the result.
      updatedAt: Math.max(updatedAt[at]!, base === undefined ? 0 : updatedAt[base]!),
    }
  })
  return { dates, values: changes.map(({ value }) => value), updatedAt: changes.map(change => change.updatedAt) }
}

const percent = (value: number, earlier: number) =>
  Math.round(((value - earlier) / Math.abs(earlier)) * 1_000_000) / 10_000

/** The last point with a value on a day or shortly before it. */
function findBase(dates: string[], values: (number | null)[], day: string): number | undefined {
  let at = indexAfter(dates, day) - 1
  while (at >= 0 && values[at] === null) at--
  return at >= 0 && Date.parse(endOfMonth(day)) - Date.parse(dates[at]!) <= slackDays * 86_400_000 ? at : undefined
}

/** How many of the dates, oldest first, are not after a day. */
function indexAfter(dates: string[], day: string): number {
  let [low, high] = [0, dates.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (dates[middle]! <= day) low = middle + 1
    else high = middle
  }
  return low
}

/** Days are counted as texts here, so the result may be one that its month does not have, such as 2023-02-29. */
const yearBefore = (date: string) => `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`

function monthBefore(date: string): string {
  const [year, month, day] = date.split('-') as [string, string, string]
  return month === '01'
    ? `${Number(year) - 1}-12-${day}`
    : `${year}-${String(Number(month) - 1).padStart(2, '0')}-${day}`
}

/** The same day, or the last one of its month where the month is shorter. */
function endOfMonth(day: string): string {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${day.slice(0, 8)}${String(Math.min(number, last)).padStart(2, '0')}`
}
