import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay, readMoment } from './calendar.ts'

test('reads every day in both ways of writing', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, date => {
      const day = date.toISOString().slice(0, 10)
      expect(readDay(day)).toBe(day)
      expect(readDay(day.replaceAll('-', ''))).toBe(day)
    }),
  )
})

test.each([
  '2023-02-29',
  '20230230',
  '2024-13-01',
  '2024-00-10',
  '2024-04-31',
  '0000-01-01',
  '2024-1-1',
  '24-01-01',
  '',
])('knows that there is no day %s', text => expect(readDay(text)).toBeUndefined())

test.each([
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['20240229', '2024-02-29T00:00:00.000Z'],
  ['2024-02-29T23:30:00Z', '2024-02-29T23:30:00.000Z'],
  ['2024-02-29T23:30:00.25-02:00', '2024-03-01T01:30:00.250Z'],
  ['2024-02-29T01:30+0200', '2024-02-28T23:30:00.000Z'],
  ['2024-02-29T01:30:00 02:00', '2024-02-28T23:30:00.000Z'],
  ['2024-02-29 10:00', '2024-02-29T10:00:00.000Z'],
])('reads the moment %s', (text, moment) => expect(readMoment(text)).toBe(moment))

test.each(['2023-02-29T00:00:00Z', '2024-02-28T24:00:00Z', '2024-02-28T10:60:00Z', '2024-02-28T10:00:00+15:00', 'now'])(
  'knows that there is no moment %s',
  text => expect(readMoment(text)).toBeUndefined(),
)
