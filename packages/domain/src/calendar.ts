const dayForms = [/^(\d{4})-(\d{2})-(\d{2})$/, /^(\d{4})(\d{2})(\d{2})$/]

/** A day written YYYY-MM-DD or YYYYMMDD as YYYY-MM-DD; undefined when there is no such day. */
export function readDay(text: string): string | undefined {
  for (const form of dayForms) {
    const match = form.exec(text)
    if (match) return isDay(Number(match[1]), Number(match[2]), Number(match[3])) ? match.slice(1).join('-') : undefined
  }
  return undefined
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A space stands for the plus sign of an offset that was not encoded in an address. */
const momentForm =
  /^(\d{4}-?\d{2}-?\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?([Zz]|[+\- ]\d{2}:?\d{2})?$/

/**
 * A moment of ISO 8601 as YYYY-MM-DDTHH:MM:SS.sssZ; undefined when there is no such moment. Without an offset it is in
 * UTC, and a day alone is its first moment.
 */
export function readMoment(text: string): string | undefined {
  const wholeDay = readDay(text)
  if (wholeDay) return `${wholeDay}T00:00:00.000Z`
  const [, date = '', hour, minute, second = '00', fraction = '0', zone = 'Z'] = momentForm.exec(text) ?? []
  const day = readDay(date)
  if (!day || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const offset = zone.toUpperCase() === 'Z' ? 0 : readOffset(zone)
  if (offset === undefined) return undefined
  const moment = Date.parse(`${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z`) - offset
  const written = new Date(moment).toISOString()
  return /^\d{4}-/.test(written) && !written.startsWith('0000') ? written : undefined
}

/** Milliseconds east of UTC. */
function readOffset(zone: string): number | undefined {
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}
