import { expect, test } from 'vitest'
import { chooseTicks, formatNumber, layoutLineChart } from './line-chart.ts'

const years = (values: number[]) => values.map((value, at) => ({ date: `${2000 + at}-12-01`, value }))

test.each([
  [
    [1080, 19448],
    [0, 5000, 10000, 15000, 20000],
  ],
  [
    [-2.3, 6.1],
    [-2.5, 0, 2.5, 5, 7.5],
  ],
  [
    [98, 103],
    [98, 100, 102, 104],
  ],
  [
    [5, 5],
    [4, 6],
  ],
  [
    [0.0012, 0.0041],
    [0, 0.002, 0.004, 0.006],
  ],
])('the axis of %j has round values around all of them', (values, ticks) => {
  const chosen = chooseTicks(values)
  expect(chosen[0]!).toBeLessThanOrEqual(Math.min(...values))
  expect(chosen.at(-1)!).toBeGreaterThanOrEqual(Math.max(...values))
  if (values[0] !== values[1]) expect(chosen).toEqual(ticks)
})

test('the line runs from the left end to the right end and stays within the drawing', () => {
  const chart = layoutLineChart(years([1, 5, 3, 9]))
  const points = chart.line
    .slice(1)
    .split('L')
    .map(point => point.split(' ').map(Number))
  expect(points).toHaveLength(4)
  expect(points[0]![0]).toBe(chart.left)
  expect(points.at(-1)).toEqual([chart.last.x, chart.last.y])
  expect(chart.last.x).toBe(chart.right)
  for (const [x, y] of points) {
    expect(x! >= 0 && x! <= chart.width && y! >= 0 && y! <= chart.bottom).toBe(true)
  }
})

test('a flat line and one point are drawn, not divided by zero', () => {
  for (const chart of [layoutLineChart(years([5, 5])), layoutLineChart(years([5]))]) {
    expect(chart.line).not.toMatch(/NaN|Infinity/)
  }
})

test('long spans get few years', () => {
  const labels = layoutLineChart(years(Array.from({ length: 60 }, (_, at) => at))).xTicks.map(({ label }) => label)
  expect(labels).toEqual(['2000', '2010', '2020', '2030', '2040', '2050'])
})

test('numbers read the same in both languages', () => {
  expect(formatNumber(19448.512)).toBe('19,448.5')
  expect(formatNumber(2.183)).toBe('2.18')
  expect(formatNumber(0.00214)).toBe('0.00214')
})
