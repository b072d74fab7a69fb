import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { macroeconomic } from '../macroeconomic.ts'

interface Point {
  date: string
  value: number
  lastUpdateTime: string
  vintages: { value: number; revisionDate: string }[]
}
interface Answer {
  data: { entityId: string; metadata: { endDate: string; lastValue: number }; timePoints: Point[] }[]
  errors: { code: string; message: string }[]
}

const { ask } = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const usGdp = '310000103'
const older = '310000203'
const withoutVintages = '310000104'
const read = async (operationId: string, values: Record<string, string> = {}, id = usGdp) =>
  (await ask<Answer>(operationId, { id, ...values })).data[0]!

test('lists the days of publication, newest first', async () => {
  const { data } = await ask<{ data: { date: string; revisionType: string }[] }>('getSeriesVintagesDates', {
    id: usGdp,
  })
  expect(data.length).toBeGreaterThan(10)
  expect(data.map(({ date }) => date)).toEqual(
    data
      .map(({ date }) => date)
      .sort()
      .reverse(),
  )
  const two = await ask<{ data: object[] }>('getSeriesVintagesDates', { id: usGdp, count: '2', end_date: '2025-01-01' })
  expect(two.data).toHaveLength(2)
})

test('gives every value that was published for a point', async () => {
  const { timePoints } = await read('getSeriesVintages')
  const settled = timePoints[4]!
  expect(settled.vintages).toHaveLength(3)
  expect(settled.vintages[0]).toEqual({ value: settled.value, revisionDate: settled.lastUpdateTime })
  expect(timePoints[0]!.vintages).toHaveLength(1)
})

test('gives the data as they stood on a day, in points, metadata and statistics', async () => {
  const { timePoints } = await read('getSeriesVintages')
  const [, , third] = timePoints
  const first = third!.vintages.at(-1)!
  const then = await read('getSeries', { vintage_revision_date: first.revisionDate })
  expect(then.timePoints[0]).toMatchObject({ date: third!.date, value: first.value })
  expect(then.metadata).toMatchObject({ endDate: third!.date, lastValue: first.value })
  const before = await read('getSeriesTimePoints', { vintage_revision_date: '1950-01-01' })
  expect(before.timePoints).toEqual([])
})

test('gives the first published value of every point', async () => {
  const [vintages, earliest] = [await read('getSeriesVintages'), await read('getSeriesEarliest')]
  expect(earliest.timePoints.map(({ value }) => value)).toEqual(
    vintages.timePoints.map(({ vintages }) => vintages.at(-1)!.value),
  )
})

test.each(['getSeriesVintages', 'getSeriesEarliest'])('%s names series that keep no revisions', async operation => {
  const { data, errors } = await ask<Answer>(operation, { id: `${usGdp},${withoutVintages}` })
  expect(data.map(({ entityId }) => entityId)).toEqual([usGdp])
  expect(errors).toMatchObject([{ code: 'INVALID_INPUT_PARAMETER', message: expect.stringContaining(withoutVintages) }])
  await expect(ask(operation, { id: withoutVintages })).rejects.toMatchObject({ status: 400 })
})

test('has no statistics of a past that a series does not keep', async () => {
  const values = { id: `${withoutVintages},310000102`, vintage_revision_date: '2024-01-01' }
  await expect(ask('getSeriesStatistics', values)).rejects.toMatchObject({ status: 400 })
})

test('says that there were no points before the first publication', async () => {
  const { data } = await ask<Answer>('getSeriesStatistics', { id: usGdp, vintage_revision_date: '1900-01-01' })
  expect(data).toEqual([{ entityId: usGdp, statistics: { numPoints: 0 } }])
})

test('carries a series back with the older one, scaled to meet it', async () => {
  const own = await read('getSeriesTimePoints')
  const before = await read('getSeriesTimePoints', {}, older)
  const extended = await read('getSeriesTimePoints', { with_historical_extension: 'true' })
  expect(extended.timePoints.slice(0, own.timePoints.length)).toEqual(own.timePoints)
  expect(extended.timePoints.at(-1)!.date).toBe(before.timePoints.at(-1)!.date)
  const start = own.timePoints.at(-1)!
  const ratio = start.value / before.timePoints.find(({ date }) => date === start.date)!.value
  expect(extended.timePoints.at(-1)!.value).toBeCloseTo(before.timePoints.at(-1)!.value * ratio, 4)
})

type Chains = { data: { total: number; items: { chain_id: string; series: string[] }[] } }

test.each(['getContinuousSeries', 'getVintageContinuousSeries'])(
  '%s lists chains, and gives their points',
  async name => {
    const { data } = await ask<Chains>(name, { id: usGdp })
    expect(data).toMatchObject({ total: 1, items: [{ chain_id: '1', series: [usGdp, older] }] })
    const points = await ask<{ data: { timePoints: { value: string; date: string }[] } }>(`${name}TimePoints`, {
      id: usGdp,
      chain_id: '1',
    })
    expect(points.data.timePoints.at(-1)!.date).toBe('1970-12-01')
    expect(Number(points.data.timePoints[0]!.value)).toBeGreaterThan(10_000)
    await expect(ask(`${name}TimePoints`, { id: usGdp, chain_id: '2' })).rejects.toMatchObject({ status: 404 })
  },
)

test('says that a series has no chains', async () => {
  expect((await ask<Chains>('getContinuousSeries', { id: older })).data).toEqual({ total: 0, items: [] })
})
