/** The points of a series, oldest first: one value (null for a blank) and one moment of change per date. */
export interface Points {
  dates: string[]
  values: (number | null)[]
  /** When each point was last added or changed, in milliseconds since 1970. */
  updatedAt: number[]
}

const listItems = (text: string): string[] => (text.length > 2 ? text.slice(1, -1).split(',') : [])

/** Reads a date[] in its text form. */
export const readDates = listItems

/** Reads a float8[] in its text form. */
export const readValues = (text: string): (number | null)[] =>
  listItems(text).map(item => (item === 'NULL' ? null : Number(item)))

/** Reads a timestamptz[] in its text form; most points of a series share a few moments, so each is parsed once. */
export function readInstants(text: string): number[] {
  const known = new Map<string, number>()
  return listItems(text).map(item => {
    let instant = known.get(item)
    if (instant === undefined) {
      instant = parseInstant(item.replaceAll('"', ''))
      known.set(item, instant)
    }
    return instant
  })
}

/** `2026-10-15 08:30:00.5+00`, with an offset of hours or of hours and minutes. */
function parseInstant(text: string): number {
  const iso = text.replace(' ', 'T')
  return Date.parse(/[+-]\d\d$/.test(iso) ? `${iso}:00` : iso)
}

export const writeDates = (dates: string[]): string => `{${dates.join(',')}}`

export const writeValues = (values: (number | null)[]): string =>
  `{${values.map(value => (value === null ? 'NULL' : value)).join(',')}}`

export const writeInstants = (instants: number[]): string =>
  `{${instants.map(instant => new Date(instant).toISOString()).join(',')}}`

/**
 * Puts newer points over older ones. A point whose value is the same keeps its moment of change; `changed` says how
 * many were added or altered.
 */
export function mergePoints(older: Points, newer: Points): { points: Points; changed: number } {
  const byDate = new Map(older.dates.map((date, at) => [date, at]))
  const merged = older.dates.map((date, at) => ({
    date,
    value: older.values[at] ?? null,
    updatedAt: older.updatedAt[at] ?? 0,
  }))
  let changed = 0
  newer.dates.forEach((date, at) => {
    const value = newer.values[at] ?? null
    const old = merged[byDate.get(date) ?? -1]
    if (old && old.value === value) return
    changed++
    const point = { date, value, updatedAt: newer.updatedAt[at] ?? 0 }
    if (old) Object.assign(old, point)
    else byDate.set(date, merged.push(point) - 1)
  })
  merged.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return {
    changed,
    points: {
      dates: merged.map(point => point.date),
      values: merged.map(point => point.value),
      updatedAt: merged.map(point => point.updatedAt),
    },
  }
}

/** What the metadata says about the points: blanks count for nothing. */
export function summarise({ dates, values }: Pick<Points, 'dates' | 'values'>) {
  const filled = dates.flatMap((date, at) => {
    const value = values[at]
    return value === null || value === undefined ? [] : [{ date, value }]
  })
  return {
    start_date: filled[0]?.date ?? null,
    end_date: filled.at(-1)?.date ?? null,
    observations: filled.length,
    last_value: filled.at(-1)?.value ?? null,
    previous_value: filled.at(-2)?.value ?? null,
  }
}
