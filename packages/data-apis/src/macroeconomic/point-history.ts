import type { Points } from '../sources/points.ts'
import type { Revision } from '../sources/series-points.ts'

const noPoints: Points = { dates: [], values: [], updatedAt: [] }

/** Plays revisions one after another; of each date the first or the last value counts. */
function replay(revisions: readonly Revision[], counts: 'first' | 'last'): Points {
  const points = new Map<string, { value: number | null; updatedAt: number }>()
  for (const revision of revisions) {
    const updatedAt = Date.parse(revision.date)
    revision.dates.forEach((date, at) => {
      if (counts === 'first' && points.has(date)) return
      points.set(date, { value: revision.values[at] ?? null, updatedAt })
    })
  }
  const ordered = [...points].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    dates: ordered.map(([date]) => date),
    values: ordered.map(([, { value }]) => value),
    updatedAt: ordered.map(([, { updatedAt }]) => updatedAt),
  }
}

/** The points as they stood at the end of a day. */
export const pointsOn = (revisions: readonly Revision[], day: string): Points =>
  replay(
    revisions.filter(({ date }) => date <= day),
    'last',
  )

/** Every point as it was first published. */
export const firstPoints = (revisions: readonly Revision[]): Points => replay(revisions, 'first')

/** Every value that was published for a date, newest first. */
export function valuesByDate(revisions: readonly Revision[]): Map<string, { value: number; revisionDate: string }[]> {
  const values = new Map<string, { value: number; revisionDate: string }[]>()
  for (const { date: revisionDate, dates, values: published } of revisions) {
    dates.forEach((date, at) => {
      const value = published[at]
      if (value === null || value === undefined) return
      values.set(date, [{ value, revisionDate }, ...(values.get(date) ?? [])])
    })
  }
  return values
}

/**
 * Joins the points of a chain, newest member first: each older member contributes what lies before the joined points,
 * multiplied by the ratio of both in their first common period. A member without one contributes nothing.
 */
export const splice = (members: readonly Points[]): Points => members.slice(1).reduce(extend, members[0] ?? noPoints)

function extend(newer: Points, older: Points): Points {
  const values = new Map(older.dates.map((date, at) => [date, older.values[at]]))
  const common = newer.dates.findIndex((date, at) => newer.values[at] && values.get(date))
  const start = newer.dates[common]
  if (start === undefined) return newer
  const ratio = newer.values[common]! / values.get(start)!
  const count = older.dates.findIndex(date => date >= newer.dates[0]!)
  const earlier = older.values.slice(0, count).map(value => (value === null ? null : roundRatio(value * ratio)))
  return {
    dates: [...older.dates.slice(0, count), ...newer.dates],
    values: [...earlier, ...newer.values],
    updatedAt: [...older.updatedAt.slice(0, count), ...newer.updatedAt],
  }
}

/** Ten digits: more than any source prints, fewer than the noise of a division. */
const roundRatio = (value: number) => Number(value.toPrecision(10))

export interface PointWindow {
  count: number
  start_date?: string | undefined
  end_date?: string | undefined
  /** A moment in ISO 8601; a plain date stands for its first moment in UTC. */
  updated_after?: string | undefined
  blank_observations: boolean
}

export interface Point {
  date: string
  value: number | null
  updatedAt: number
}

/** The points within the bounds, newest first. */
export function pickPoints({ dates, values, updatedAt }: Points, window: PointWindow): Point[] {
  const { start_date = '', end_date = '9999', count, blank_observations } = window
  const after = window.updated_after ? Date.parse(window.updated_after) : -Infinity
  const picked: Point[] = []
  for (let at = dates.length - 1; at >= 0 && picked.length < count; at--) {
    const date = dates[at]!
    const value = values[at] ?? null
    if (date > end_date || date < start_date || updatedAt[at]! <= after) continue
    if (value !== null || blank_observations) picked.push({ date, value, updatedAt: updatedAt[at]! })
  }
  return picked
}
