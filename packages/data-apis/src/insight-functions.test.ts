import { expect, test } from 'vitest'
import { applyFunction } from './insight-functions.ts'

const series = (points: Record<string, number | null>) => ({
  dates: Object.keys(points),
  values: Object.values(points),
  updatedAt: Object.keys(points).map((_, at) => at),
})
const changes = (points: Record<string, number | null>, name: 'YOY' | 'MOM') => {
  const { dates, values } = applyFunction(series(points), name)
  return Object.fromEntries(dates.map((date, at) => [date, values[at]]))
}

test('leaves points alone without a function', () => {
  const points = series({ '2024-01-01': 1, '2024-02-01': null })
  expect(applyFunction(points, undefined)).toEqual(points)
})

test('compares with the same period a year earlier, in percent', () => {
  expect(changes({ '2022-12-01': 80, '2023-12-01': 100, '2024-12-01': 97 }, 'YOY')).toEqual({
    '2022-12-01': null,
    '2023-12-01': 25,
    '2024-12-01': -3,
  })
})

test('compares with the month before, also over the turn of a year', () => {
  expect(changes({ '2023-12-01': 3, '2024-01-01': 4, '2024-02-01': 3 }, 'MOM')).toEqual({
    '2023-12-01': null,
    '2024-01-01': 33.3333,
    '2024-02-01': -25,
  })
})

test('counts from the size of a negative value, and gives nothing where the earlier one is zero or missing', () => {
  const points = { '2021-12-01': -50, '2022-12-01': 50, '2023-12-01': 0, '2024-12-01': 7, '2026-12-01': 8 }
  expect(Object.values(changes(points, 'YOY'))).toEqual([null, 200, -100, null, null])
})

test('takes the last trading day when the day itself has none, but no day of another week', () => {
  expect(changes({ '2023-03-03': 100, '2024-03-04': 110 }, 'YOY')['2024-03-04']).toBe(10)
  expect(changes({ '2023-02-24': 100, '2024-03-04': 110 }, 'YOY')['2024-03-04']).toBeNull()
  expect(changes({ '2023-02-28': 100, '2024-02-29': 101 }, 'YOY')['2024-02-29']).toBe(1)
  expect(changes({ '2024-03-01': 100, '2024-03-02': null, '2024-04-02': 102 }, 'MOM')['2024-04-02']).toBe(2)
})

test('dates a result by the later of the two values behind it', () => {
  const points = { ...series({ '2023-12-01': 1, '2024-12-01': 2 }), updatedAt: [900, 500] }
  expect(applyFunction(points, 'YOY').updatedAt).toEqual([900, 900])
})
