import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawChart, niceTicks } from './chart.ts'
import { drawTable } from './table.ts'

const points = Array.from({ length: 40 }, (_, at) => ({ date: `${1980 + at}-12-01`, value: 100 + at ** 2 }))
const content = { title: 'Gross Domestic Product: China', subtitle: 'USD bn', points, empty: 'No observations.' }

test.each([drawChart, drawTable])('%o draws a picture of the size asked for, in both formats', async draw => {
  for (const format of ['png', 'jpeg'] as const) {
    const picture = await loadImage(Buffer.from(await draw(content, { width: 640, height: 300 }, format)))
    expect([picture.width, picture.height]).toEqual([640, 300])
  }
})

test('a chart of other points is another picture', async () => {
  const size = { width: 300, height: 200 }
  const other = { ...content, points: points.map(({ date, value }) => ({ date, value: -value })) }
  const [one, another] = await Promise.all([drawChart(content, size, 'png'), drawChart(other, size, 'png')])
  expect(Buffer.compare(one, another)).not.toBe(0)
})

test.each([0, 1])('a chart of %i points is drawn too', async count => {
  const picture = await drawChart({ ...content, points: points.slice(0, count) }, { width: 100, height: 100 }, 'png')
  expect(picture.length).toBeGreaterThan(100)
})

test.each([
  [
    [0, 9.7],
    [0, 5, 10],
  ],
  [
    [3, 3],
    [3, 4],
  ],
  [
    [-12, 40],
    [-20, 0, 20, 40],
  ],
])('rounds the axis of %j to %j', (values, ticks) => expect(niceTicks(values, 3)).toEqual(ticks))
