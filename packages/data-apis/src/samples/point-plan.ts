import { addDays, dayDate, dayNumber, type Period, periods, today } from './calendar.ts'
import type { SeriesPlan } from './plan.ts'
import { chance, hash } from './random.ts'

/** One revision: the points it published or changed. */
interface Revision {
  date: string
  type: 'F' | 'P' | 'O'
  dates: string[]
  values: number[]
}

export interface PointPlan {
  dates: string[]
  values: (number | null)[]
  /** Days of the last change, as YYYY-MM-DD. */
  updated: string[]
  revisions: Revision[]
  /** Points that were published once and withdrawn. */
  deleted: { date: string; value: number; on: string }[]
}

const todayNumber = dayNumber(today)
const dayNames = new Map<number, string>()
const calendars = new Map<string, Period[]>()

function nameDay(day: number): string {
  const known = dayNames.get(day)
  if (known) return known
  const name = dayDate(day)
  dayNames.set(day, name)
  return name
}

function calendar({ frequency, from, to }: SeriesPlan): Period[] {
  const key = `${frequency}:${from}:${to}`
  const known = calendars.get(key)
  if (known) return known
  const found = periods(frequency, from, to)
  calendars.set(key, found)
  return found
}

/** As many digits as a publisher would print for a value of this size. */
function round(value: number): number {
  const size = Math.abs(value)
  if (size >= 1000) return Math.round(value * 10) / 10
  if (size >= 10) return Math.round(value * 100) / 100
  if (size >= 0.1) return Math.round(value * 1000) / 1000
  return Number(value.toPrecision(4))
}

function periodValue({ path, combine }: SeriesPlan, { from, to }: Period): number {
  if (combine === 'last') return path[to]!
  let sum = 0
  for (let month = from; month <= to; month++) sum += path[month]!
  return combine === 'sum' ? sum : sum / (to - from + 1)
}

/** Days run from the middle of one month to the middle of the next, with a wobble of their own. */
function dailyValues(plan: SeriesPlan, days: Period[]): number[] {
  const dice = chance(`${plan.id}:days`)
  const isRate = plan.unit === 'PCT'
  let state = 0
  return days.map(({ date, from }) => {
    const part = (Number(date.slice(8, 10)) - 15) / 30
    const other = plan.path[Math.max(0, from + Math.sign(part))]!
    const value = plan.path[from]! + (other - plan.path[from]!) * Math.abs(part)
    state = state * 0.9 + dice.normal() * (isRate ? 0.03 : 0.004)
    return isRate ? Math.max(0.01, value + state) : value * Math.exp(state)
  })
}

/** The points of a series as they stand at the end of the sample, and how they came about. */
export function planPoints(plan: SeriesPlan): PointPlan {
  const all = calendar(plan)
  const known = plan.isForecast ? all : all.filter(({ endDay }) => endDay - 1 + plan.lag <= todayNumber)
  const isDaily = plan.frequency === 'D' || plan.frequency === 'W'
  const exact = isDaily ? dailyValues(plan, known) : known.map(period => periodValue(plan, period))
  const released = known.map(({ endDay }) => nameDay(Math.min(endDay - 1 + plan.lag, todayNumber)))
  const points: PointPlan = {
    dates: known.map(({ date }) => date),
    values: exact.map(round),
    updated: released,
    revisions: [],
    deleted: [],
  }
  if (plan.revision && points.dates.length > 4) return revise(plan, plan.revision, points, exact)
  if (isDaily) return points
  return withBlanks(plan, withDeleted(plan, points))
}

const revised: Record<string, number> = { M: 48, Q: 32, Y: 14 }

/**
 * The last years as they were published: a first estimate, a second with the next figure, the final one with the one
 * after. Quarterly series begin with a flash estimate.
 */
function revise(plan: SeriesPlan, size: number, points: PointPlan, exact: number[]): PointPlan {
  const count = exact.length
  const start = Math.max(1, count - revised[plan.frequency]!)
  const dice = chance(`${plan.id}:revisions`)
  const estimates = exact.map((value, at) => {
    const [flash, first, second] = [1.6, 1, 0.4].map(part => round(value * (1 + dice.normal() * size * part)))
    return at < start
      ? [round(value), round(value), round(value), round(value)]
      : [flash!, first!, second!, round(value)]
  })
  const released = points.updated
  const revisions: Revision[] = [
    {
      date: released[start - 1]!,
      type: 'O',
      dates: points.dates.slice(0, start),
      values: exact.slice(0, start).map(round),
    },
  ]
  for (let at = start; at < count; at++) {
    if (plan.frequency === 'Q') {
      const flash = { dates: [points.dates[at]!], values: [estimates[at]![0]!] }
      revisions.push({ date: addDays(released[at]!, -15), type: 'F', ...flash })
    }
    const span = [at - 2, at - 1, at].filter(point => point >= start)
    revisions.push({
      date: released[at]!,
      type: at % 4 === 3 ? 'O' : 'P',
      dates: span.map(point => points.dates[point]!),
      values: span.map(point => estimates[point]![1 + at - point]!),
    })
  }
  return {
    ...points,
    values: estimates.map((stages, at) => stages[Math.min(3, count - at)]!),
    updated: released.map((_day, at) => (at < start ? released[start - 1]! : released[Math.min(count - 1, at + 2)]!)),
    revisions,
  }
}

/** Some series have periods without a figure. */
function withBlanks(plan: SeriesPlan, points: PointPlan): PointPlan {
  const count = points.values.length
  if (hash(`${plan.id}:blank`) % 25 || count < 30) return points
  const at = 5 + (hash(`${plan.id}:where`) % (count - 20))
  return { ...points, values: points.values.map((value, point) => (point === at || point === at + 1 ? null : value)) }
}

/** Some had an oldest point that was withdrawn. */
function withDeleted(plan: SeriesPlan, points: PointPlan): PointPlan {
  const value = points.values[0]
  if (hash(`${plan.id}:deleted`) % 50 || points.values.length < 12 || value === null || value === undefined)
    return points
  const deleted = [{ date: points.dates[0]!, value, on: '2026-09-15' }]
  return {
    ...points,
    dates: points.dates.slice(1),
    values: points.values.slice(1),
    updated: points.updated.slice(1),
    deleted,
  }
}
