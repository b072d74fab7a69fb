/** Days between two runs of a feed: 'once a day, once a week, bi-weekly, monthly'. 30 is a calendar month. */
export const feedFrequencies = [1, 7, 14, 30] as const
export type FeedFrequency = (typeof feedFrequencies)[number]

export const isFeedFrequency = (value: unknown): value is FeedFrequency =>
  feedFrequencies.includes(value as FeedFrequency)

const dayMs = 24 * 3600 * 1000

/**
 * The due time of the run with this number; number 0 is the start itself. All in UTC, so no day is shorter than
 * another; a month that lacks the day of the start is due on its last day.
 */
export function dueTime(start: Date, frequency: FeedFrequency, number: number): Date {
  if (frequency !== 30) return new Date(start.getTime() + number * frequency * dayMs)
  const month = start.getUTCMonth() + number
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const due = new Date(start)
  due.setUTCMonth(month, Math.min(start.getUTCDate(), lastDay))
  return due
}

/** The number of the newest due time that has come; 0 before the first. */
function dueNumber(start: Date, frequency: FeedFrequency, now: Date): number {
  const days = (now.getTime() - start.getTime()) / dayMs
  if (days < 0) return 0
  if (frequency !== 30) return Math.floor(days / frequency)
  const months = (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth()
  return dueTime(start, frequency, months) <= now ? months : months - 1
}

/** The newest due time that has come, none before the first run: after a gap only this one is made up for. */
export function lastDue(start: Date, frequency: FeedFrequency, now: Date): Date | undefined {
  const number = dueNumber(start, frequency, now)
  return number > 0 ? dueTime(start, frequency, number) : undefined
}

/** The first due time after a moment. */
export const nextDue = (start: Date, frequency: FeedFrequency, now: Date): Date =>
  dueTime(start, frequency, dueNumber(start, frequency, now) + 1)
