import type { FrequencyId } from './codes.ts'

/** Series that are published together: every period, `lagDays` after its last day. Dates are YYYY-MM-DD. */
export interface ReleasePlan {
  code: string
  frequency: FrequencyId
  lagDays: number
  /** The newest observation that any of its series has. */
  endDate: string
  /** Whether the first figures are revised later. */
  isRevised: boolean
}

export interface Release {
  code: string
  timepointDate: string
  releaseDate: string
  /** Id of the kind and of the state, as the dictionaries list them. */
  type: 'F' | 'P'
  status: 1 | 2 | 3
}

const dayMs = 86_400_000
const monthsOf: Partial<Record<FrequencyId, number>> = { M: 1, Q: 3, H: 6, Y: 12, Z: 60, T: 120 }
const daysOf: Partial<Record<FrequencyId, number>> = { D: 1, W: 7 }

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The observation that lies some periods after another one; before it with a negative number. */
function shift(date: string, frequency: FrequencyId, periods: number): string {
  const days = daysOf[frequency]
  if (days) return toDay(Date.parse(date) + periods * days * dayMs)
  const [year, month] = date.split('-').map(Number) as [number, number]
  return toDay(Date.UTC(year, month - 1 + periods * monthsOf[frequency]!, 1))
}

/** The last day of the period of an observation, which is kept under the first day of the period's last month. */
function lastDay(date: string, frequency: FrequencyId): number {
  if (daysOf[frequency]) return Date.parse(date)
  const [year, month] = date.split('-').map(Number) as [number, number]
  return Date.UTC(year, month, 0)
}

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

/** Releases of a plan between two days, both included, oldest first; `today` tells what is out and what is late. */
export function listReleases(plan: ReleasePlan, from: string, to: string, today: string): Release[] {
  const { code, frequency, lagDays, endDate } = plan
  const length = daysOf[frequency] ?? monthsOf[frequency]! * 30.44
  const releaseOf = (date: string) => toDay(lastDay(date, frequency) + lagDays * dayMs)
  // Start safely before the first one: months are not equally long.
  const first = Math.floor((Date.parse(from) - Date.parse(releaseOf(endDate))) / dayMs / length) - 2
  const releases: Release[] = []
  for (let period = first; ; period++) {
    const timepointDate = shift(endDate, frequency, period)
    const releaseDate = releaseOf(timepointDate)
    if (releaseDate > to) return releases
    if (releaseDate < from || (frequency === 'D' && isWeekend(timepointDate))) continue
    const status = timepointDate <= endDate ? 3 : releaseDate < today ? 2 : 1
    releases.push({ code, timepointDate, releaseDate, type: plan.isRevised ? 'P' : 'F', status })
  }
}
