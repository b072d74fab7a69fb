/** How often a series is observed: D daily, W weekly, M monthly, Q quarterly, H semi-annual, Y annual. */
export type Frequency = 'D' | 'W' | 'M' | 'Q' | 'H' | 'Y'

interface Period {
  /** First day of the period, YYYY-MM-DD. */
  date: string
  /** What the way of writing says; a full date says nothing and may be of any frequency. */
  frequency: Frequency | undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const forms: { pattern: RegExp; frequency?: Frequency; read(match: string[]): [number, number, number] }[] = [
  { pattern: /^(\d{4})年?$/, frequency: 'Y', read: ([year]) => [Number(year), 1, 1] },
  {
    pattern: /^(\d{4})[-/ ]?[QqTt]([1-4])$/,
    frequency: 'Q',
    read: ([year, q]) => [Number(year), Number(q) * 3 - 2, 1],
  },
  {
    pattern: /^[QqTt]([1-4])[-/ ]?(\d{4})$/,
    frequency: 'Q',
    read: ([q, year]) => [Number(year), Number(q) * 3 - 2, 1],
  },
  { pattern: /^(\d{4})[-/ ]?[HhSs]([12])$/, frequency: 'H', read: ([year, h]) => [Number(year), Number(h) * 6 - 5, 1] },
  { pattern: /^(\d{4})[-/]?[Mm](\d{1,2})$/, frequency: 'M', read: ([year, month]) => [Number(year), Number(month), 1] },
  { pattern: /^(\d{4})[-/](\d{1,2})$/, frequency: 'M', read: ([year, month]) => [Number(year), Number(month), 1] },
  { pattern: /^(\d{4})年(\d{1,2})月$/, frequency: 'M', read: ([year, month]) => [Number(year), Number(month), 1] },
  {
    pattern: /^([A-Za-z]{3})[a-z]*[-/ ](\d{4})$/,
    frequency: 'M',
    read: ([name, year]) => [Number(year), monthNumber(name!), 1],
  },
  {
    pattern: /^(\d{4})[-/ ]([A-Za-z]{3})[a-z]*$/,
    frequency: 'M',
    read: ([year, name]) => [Number(year), monthNumber(name!), 1],
  },
  { pattern: /^(\d{4})-?[Ww](\d{2})$/, frequency: 'W', read: ([year, week]) => isoWeek(Number(year), Number(week)) },
  {
    pattern: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/,
    read: ([year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, read: ([year, month, day]) => [Number(year), Number(month), Number(day)] },
]

/** Reads a period as statistical files write it; undefined when it is none. Days before months are not guessed at. */
export function parsePeriod(text: string): Period | undefined {
  for (const { pattern, frequency, read } of forms) {
    const match = pattern.exec(text.trim())
    if (!match) continue
    const [year, month, day] = read(match.slice(1))
    const date = new Date(Date.UTC(year, month - 1, day))
    const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    if (isReal && year >= 1000) return { date: date.toISOString().slice(0, 10), frequency }
  }
  return undefined
}

const monthNumber = (name: string): number => months.indexOf(name.toLowerCase()) + 1

/** Monday of an ISO week; the week with 4 January is the first. Week 0 and 54 become an impossible date. */
function isoWeek(year: number, week: number): [number, number, number] {
  if (week < 1 || week > 53) return [year, 0, 0]
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = 4 - ((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7
  const date = new Date(Date.UTC(year, 0, monday))
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

const dayMs = 86_400_000

/** Longest usual distance between two neighbours, in days, of each frequency. */
const gaps: [Frequency, number][] = [
  ['D', 4],
  ['W', 10],
  ['M', 45],
  ['Q', 120],
  ['H', 230],
  ['Y', 400],
]

/** The frequency that the median distance of sorted dates speaks of; undefined for fewer than two or for years apart. */
export function frequencyOfDates(dates: readonly string[]): Frequency | undefined {
  const distances = dates.slice(1).map((date, at) => (Date.parse(date) - Date.parse(dates[at]!)) / dayMs)
  const sorted = distances.filter(distance => distance > 0).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  return median === undefined ? undefined : gaps.find(([, longest]) => median <= longest)?.[0]
}

/** A day (YYYY-MM-DD) as the period of a frequency, the same in both languages: 2026, 2026 H1, 2026 Q3, 2026-03. */
export function writePeriod(date: string, frequency: string): string {
  const month = Number(date.slice(5, 7))
  if (frequency === 'D' || frequency === 'W') return date
  if (frequency === 'M') return date.slice(0, 7)
  if (frequency === 'Q') return `${date.slice(0, 4)} Q${Math.ceil(month / 3)}`
  if (frequency === 'H' || frequency === 'S') return `${date.slice(0, 4)} H${Math.ceil(month / 6)}`
  return date.slice(0, 4)
}

/** Months in a period of a frequency that is counted in months. */
const monthsOf: Partial<Record<Frequency, number>> = { M: 1, Q: 3, H: 6, Y: 12 }

/** The day under which the observation of the period around `date` is kept: the first of the period's last month. */
export function observationDate(date: string, frequency: Frequency): string {
  const length = monthsOf[frequency]
  if (!length) return date
  const last = Math.ceil(Number(date.slice(5, 7)) / length) * length
  return `${date.slice(0, 5)}${String(last).padStart(2, '0')}-01`
}
