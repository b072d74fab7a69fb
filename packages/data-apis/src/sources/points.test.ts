import { expect, test } from 'vitest'
import { mergePoints, readDates, readInstants, readValues, summarise, writeInstants } from './points.ts'

test('reads the arrays of PostgreSQL', () => {
  expect(readDates('{}')).toEqual([])
  expect(readDates('{2020-01-01,2020-02-01}')).toEqual(['2020-01-01', '2020-02-01'])
  expect(readValues('{1,NULL,-2.5e-07}')).toEqual([1, null, -2.5e-7])
})

test('reads moments whatever the time zone of the server', () => {
  const moment = Date.parse('2026-10-15T08:30:00Z')
  for (const text of ['2026-10-15 08:30:00+00', '2026-10-15 16:30:00+08', '2026-10-15 14:00:00+05:30']) {
    expect(readInstants(`{"${text}"}`)).toEqual([moment])
  }
  expect(readInstants(writeInstants([moment]))).toEqual([moment])
})

test('puts newer points over older ones, and marks only what changed', () => {
  const older = { dates: ['2020-01-01', '2020-02-01'], values: [1, 2], updatedAt: [5, 5] }
  const newer = { dates: ['2020-03-01', '2020-02-01', '2020-01-01'], values: [3, 20, 1], updatedAt: [9, 9, 9] }
  expect(mergePoints(older, newer)).toEqual({
    changed: 2,
    points: { dates: ['2020-01-01', '2020-02-01', '2020-03-01'], values: [1, 20, 3], updatedAt: [5, 9, 9] },
  })
})

test('takes a value that becomes a blank for a change', () => {
  const older = { dates: ['2020-01-01'], values: [1], updatedAt: [5] }
  expect(mergePoints(older, { dates: ['2020-01-01'], values: [null], updatedAt: [9] }).changed).toBe(1)
})

test('leaves blanks out of the coverage', () => {
  const dates = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01']
  expect(summarise({ dates, values: [null, 2, 3, null] })).toEqual({
    start_date: '2020-02-01',
    end_date: '2020-03-01',
    observations: 2,
    last_value: 3,
    previous_value: 2,
  })
  expect(summarise({ dates: [], values: [] })).toMatchObject({ start_date: null, observations: 0, last_value: null })
})
