import { expect, test } from 'vitest'
import { frequencyOfDates, observationDate, parsePeriod, writePeriod } from './period.ts'

test.each([
  ['1960', '1960-01-01', 'Y'],
  ['2001Q3', '2001-07-01', 'Q'],
  ['Q4 2001', '2001-10-01', 'Q'],
  ['2001-H2', '2001-07-01', 'H'],
  ['2001M07', '2001-07-01', 'M'],
  ['2001-07', '2001-07-01', 'M'],
  ['Jul 2001', '2001-07-01', 'M'],
  ['2001年7月', '2001-07-01', 'M'],
  ['2020-W53', '2020-12-28', 'W'],
  ['2001-07-15', '2001-07-15', undefined],
  ['20010715', '2001-07-15', undefined],
  ['2001/7/5', '2001-07-05', undefined],
])('reads %s as %s', (text, date, frequency) => expect(parsePeriod(text)).toEqual({ date, frequency }))

test.each(['', 'n/a', '2001-13', '2001-02-30', '2001Q5', '2001-W54', '15/07/2001', '20', 'total'])('refuses %s', text =>
  expect(parsePeriod(text)).toBeUndefined(),
)

test('tells the frequency from the distance of dates', () => {
  expect(frequencyOfDates(['2001-01-01', '2001-02-01', '2001-03-01', '2001-05-01'])).toBe('M')
  expect(frequencyOfDates(['2001-01-05', '2001-01-08', '2001-01-09'])).toBe('D')
  expect(frequencyOfDates(['2001-01-01', '2002-01-01'])).toBe('Y')
  expect(frequencyOfDates(['2001-01-01'])).toBeUndefined()
})

test('writes a day as the period of a frequency', () => {
  const written = ['D', 'W', 'M', 'Q', 'H', 'S', 'Y', 'T'].map(frequency => writePeriod('2026-09-30', frequency))
  expect(written).toEqual(['2026-09-30', '2026-09-30', '2026-09', '2026 Q3', '2026 H2', '2026 H2', '2026', '2026'])
})

test.each([
  ['2001-02-14', 'Y', '2001-12-01'],
  ['2001-07-01', 'H', '2001-12-01'],
  ['2001-04-30', 'Q', '2001-06-01'],
  ['2001-04-30', 'M', '2001-04-01'],
  ['2001-04-30', 'W', '2001-04-30'],
] as const)('keeps the observation of %s (%s) under %s', (date, frequency, kept) =>
  expect(observationDate(date, frequency)).toBe(kept),
)
