import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueTime, feedFrequencies, lastDue, nextDue } from './schedule.ts'

const at = (text: string) => new Date(text)

test.each([
  [1, '2026-03-28T09:30:00Z', 1, '2026-03-29T09:30:00Z'],
  [7, '2026-10-20T09:30:00Z', 1, '2026-10-27T09:30:00Z'],
  [14, '2024-02-20T09:30:00Z', 1, '2024-03-05T09:30:00Z'],
  [30, '2026-01-31T09:30:00Z', 1, '2026-02-28T09:30:00Z'],
  [30, '2026-01-31T09:30:00Z', 2, '2026-03-31T09:30:00Z'],
  [30, '2027-12-31T09:30:00Z', 2, '2028-02-29T09:30:00Z'],
  [30, '2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59Z'],
] as const)('every %i days from %s, run %i is due at %s', (frequency, start, number, due) => {
  expect(dueTime(at(start), frequency, number)).toEqual(at(due))
})

test('nothing is due before the first run', () => {
  expect(lastDue(at('2026-01-31T09:30:00Z'), 30, at('2026-02-28T09:29:59Z'))).toBeUndefined()
  expect(lastDue(at('2026-01-31T09:30:00Z'), 30, at('2026-01-01T00:00:00Z'))).toBeUndefined()
})

test('after a gap only the newest due time counts', () => {
  expect(lastDue(at('2026-01-01T06:00:00Z'), 1, at('2026-01-09T05:59:00Z'))).toEqual(at('2026-01-08T06:00:00Z'))
})

test('the newest due time has come and the next one has not, at any moment', () => {
  const moment = fc.date({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, moment, fc.constantFrom(...feedFrequencies), (start, now, frequency) => {
      const last = lastDue(start, frequency, now)
      const next = nextDue(start, frequency, now)
      if (last) expect(last.getTime()).toBeLessThanOrEqual(now.getTime())
      if (now >= start) expect(next.getTime()).toBeGreaterThan(now.getTime())
      if (last) expect(lastDue(start, frequency, next)).toEqual(next)
    }),
    { numRuns: 2000 },
  )
})
