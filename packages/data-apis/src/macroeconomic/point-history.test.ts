import { expect, test } from 'vitest'
import { firstPoints, pickPoints, pointsOn, splice, valuesByDate } from './point-history.ts'

const revisions = [
  { date: '2024-01-10', type: 'O' as const, dates: ['2022-12-01'], values: [100] },
  { date: '2025-01-10', type: 'P' as const, dates: ['2022-12-01', '2023-12-01'], values: [101, 110] },
  { date: '2026-01-10', type: 'O' as const, dates: ['2023-12-01'], values: [112] },
]

test('shows the points of a day, the day of a revision included', () => {
  expect(pointsOn(revisions, '2025-01-09')).toMatchObject({ dates: ['2022-12-01'], values: [100] })
  expect(pointsOn(revisions, '2025-01-10')).toMatchObject({ values: [101, 110] })
  expect(pointsOn(revisions, '2020-01-01').dates).toEqual([])
})

test('shows what was published first, and all that followed', () => {
  expect(firstPoints(revisions).values).toEqual([100, 110])
  expect(valuesByDate(revisions).get('2023-12-01')).toEqual([
    { value: 112, revisionDate: '2026-01-10' },
    { value: 110, revisionDate: '2025-01-10' },
  ])
})

const yearly = (from: number, values: (number | null)[]) => ({
  dates: values.map((_, at) => `${from + at}-12-01`),
  values,
  updatedAt: values.map(() => 0),
})

test('joins older series at the ratio of the first common period', () => {
  const joined = splice([yearly(2002, [200, 220]), yearly(2000, [90, null, 100, 110])])
  expect(joined.dates[0]).toBe('2000-12-01')
  expect(joined.values).toEqual([180, null, 200, 220])
})

test('joins nothing to a series that has nothing in common with it, or only a zero', () => {
  const own = yearly(2005, [5])
  expect(splice([own, yearly(2000, [1, 2])])).toEqual(own)
  expect(splice([own, yearly(2004, [1, 0])])).toEqual(own)
  expect(splice([])).toMatchObject({ dates: [] })
})

test('joins three series one after another', () => {
  const joined = splice([yearly(2004, [40]), yearly(2002, [1, 1, 2]), yearly(2000, [3, 3, 6])])
  expect(joined.values).toEqual([10, 10, 20, 20, 40])
})

test('picks the newest points within the bounds', () => {
  const points = { ...yearly(2000, [1, null, 3, 4]), updatedAt: [0, 0, 50, 100] }
  const dates = (window: object) =>
    pickPoints(points, { count: 10, blank_observations: false, ...window }).map(({ date }) => date.slice(0, 4))
  expect(dates({})).toEqual(['2003', '2002', '2000'])
  expect(dates({ blank_observations: true })).toEqual(['2003', '2002', '2001', '2000'])
  expect(dates({ count: 2 })).toEqual(['2003', '2002'])
  expect(dates({ start_date: '2002-12-01', end_date: '2002-12-31' })).toEqual(['2002'])
  expect(dates({ updated_after: '1970-01-01T00:00:00.050Z' })).toEqual(['2003'])
})
