import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { macroeconomic } from '../macroeconomic.ts'

interface Item {
  entityId: string
  metadata: { id: number; name: string; startDate: string; numberOfObservations: number; endDate: string }
  layout: { seriesCode: string; table: { id: string } }[]
  timePoints: { date: string; value?: number; lastUpdateTime: string }[]
  deletedTimePoints?: { date: string }[]
  replacements?: { ids: string[]; series?: object[] }
}
interface Answer {
  data: Item[]
  errors: { status: number; code: string; message: string }[]
}

const { ctx, ask } = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const usGdp = '310000103'
const read = (operationId: string, id: string, values: Record<string, string> = {}) =>
  ask<Answer>(operationId, { id, ...values })

test('gives metadata, places and points of a series, newest point first', async () => {
  const { data, errors } = await read('getSeries', usGdp, { count: '3' })
  expect(errors).toEqual([])
  expect(data[0]).toMatchObject({
    entityId: usGdp,
    subscribed: true,
    metadata: { name: 'Gross Domestic Product (GDP): United States', unit: { id: 'USDBN', name: 'USD bn' } },
  })
  expect(data[0]!.layout[0]).toMatchObject({ seriesCode: 'SR89421787', table: { id: 'TB512031' } })
  expect(data[0]!.timePoints.map(({ date }) => date)).toEqual(['2025-12-01', '2024-12-01', '2023-12-01'])
})

test('finds a series by id, by code and by both, in capitals or not', async () => {
  const id = `${usGdp},SR89421787,${usGdp}_SR89421787,sr89421787`
  const { data } = await read('getSeriesMetadata', id)
  expect(data.map(({ entityId }) => entityId)).toEqual(id.split(','))
  expect(new Set(data.map(({ metadata }) => metadata.id))).toEqual(new Set([Number(usGdp)]))
})

test('gives names in Chinese, and in English to languages without translations', async () => {
  const name = async (language: 'zh' | 'ru') => {
    const answer = await ask<Answer>('getSeriesMetadata', { id: usGdp }, { language })
    return answer.data[0]!.metadata.name
  }
  expect(await name('zh')).toBe('国内生产总值（GDP）：美国')
  expect(await name('ru')).toBe('Gross Domestic Product (GDP): United States')
})

test.each(['getSeries', 'getSeriesMetadata', 'getSeriesTimePoints', 'getSeriesStatistics'])(
  '%s answers the known ones of several series, and an error for each unknown one',
  async operation => {
    const { data, errors } = await read(operation, `999999999,${usGdp},SR1`)
    expect(data.map(({ entityId }) => entityId)).toEqual([usGdp])
    expect(errors.map(({ status, code }) => `${status} ${code}`)).toEqual(['404 NOT_FOUND', '404 NOT_FOUND'])
    expect(errors[0]!.message).toContain('999999999')
  },
)

test.each([
  ['an unknown id', '999999999', 404, 'NOT_FOUND'],
  ['only unknown ids', '999999999,SR1', 404, 'NOT_FOUND'],
  ['a code that belongs to another series', '310000101_SR89421787', 404, 'NOT_FOUND'],
  ['a word', 'gdp', 400, 'INVALID_SERIES_ID'],
  ['a malformed id beside a good one', `${usGdp},12`, 400, 'INVALID_SERIES_ID'],
  ['the id of an insight series', '10001-1', 400, 'INVALID_SERIES_ID'],
])('refuses %s', async (_, id, status, code) => {
  for (const operation of ['getSeries', 'getSeriesMetadata', 'getSeriesTimePoints', 'getSeriesStatistics']) {
    await expect(read(operation, id)).rejects.toMatchObject({ status, code })
  }
})

test('keeps to the bounds of the dates, which may be equal but not in the wrong order', async () => {
  const dates = async (start_date: string, end_date: string) => {
    const { data } = await read('getSeriesTimePoints', usGdp, { start_date, end_date })
    return data[0]!.timePoints.map(({ date }) => date)
  }
  expect(await dates('2019-12-01', '2020-12-01')).toEqual(['2020-12-01', '2019-12-01'])
  expect(await dates('2020-12-01', '2020-12-01')).toEqual(['2020-12-01'])
  await expect(dates('2021-01-01', '2020-01-01')).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_INPUT_PARAMETER',
  })
})

test('gives only points changed after a moment', async () => {
  const [newest] = (await read('getSeriesTimePoints', usGdp, { count: '1' })).data[0]!.timePoints
  const changed = await read('getSeriesTimePoints', usGdp, { updated_after: `${newest!.lastUpdateTime}T00:00:00Z` })
  expect(changed.data[0]!.timePoints).toEqual([])
  const before = await read('getSeriesTimePoints', usGdp, { updated_after: '2026-01-31' })
  expect(before.data[0]!.timePoints.map(({ date }) => date)).toContain('2025-12-01')
  expect(before.data[0]!.timePoints.length).toBeLessThan(5)
})

test('gives blank and deleted points when asked for', async () => {
  const { rows } = await ctx.pool.query(`
    select (select series_id from macro.series_points where array_position(values, null) > 0 order by 1 limit 1) as blank,
           (select series_id from macro.series_points where cardinality(deleted_dates) > 0 order by 1 limit 1) as deleted`)
  const { blank, deleted } = rows[0]
  const empty = (points: Item['timePoints']) => points.filter(({ value }) => value === undefined).length
  expect(empty((await read('getSeriesTimePoints', String(blank))).data[0]!.timePoints)).toBe(0)
  const blanks = await read('getSeriesTimePoints', String(blank), { blank_observations: 'true' })
  expect(empty(blanks.data[0]!.timePoints)).toBeGreaterThan(0)
  const gone = await read('getSeriesTimePoints', String(deleted), { time_points_status: 'X' })
  expect(gone.data[0]).not.toHaveProperty('timePoints')
  expect(gone.data[0]!.deletedTimePoints).toHaveLength(1)
})

test('names what replaces a discontinued series, with its metadata on request', async () => {
  expect((await read('getSeriesMetadata', '310000203')).data[0]!.replacements).toEqual({ ids: [usGdp] })
  const { data } = await read('getSeriesMetadata', '310000203', { with_replacements_metadata: 'true' })
  expect(data[0]!.replacements!.series).toMatchObject([{ metadata: { id: Number(usGdp) } }])
})

test('keeps only the series that the flags ask for', async () => {
  const kept = async (flag: string) => {
    const { data } = await read('getSeriesMetadata', `${usGdp},310000203,310000101`, { [flag]: 'true' })
    return data.map(({ entityId }) => entityId)
  }
  expect(await kept('with_replacements_only')).toEqual(['310000203'])
  expect(await kept('with_continuous_only')).toEqual([usGdp, '310000101'])
  expect(await kept('forecast_only')).toEqual([])
  expect(await kept('with_observations_only')).toEqual([usGdp, '310000203', '310000101'])
})

test('describes the distribution of the values', async () => {
  type Statistics = { data: { statistics: Record<string, number> & { median: { value: number } } }[] }
  const { data } = await ask<Statistics>('getSeriesStatistics', { id: usGdp })
  const points = (await read('getSeriesTimePoints', usGdp)).data[0]!.timePoints.map(({ value }) => value!)
  const mean = points.reduce((sum, value) => sum + value) / points.length
  expect(data[0]!.statistics.numPoints).toBe(points.length)
  expect(data[0]!.statistics.mean).toBeCloseTo(mean, 4)
  expect(data[0]!.statistics.variance).toBeCloseTo(data[0]!.statistics.standardDeviation! ** 2, 0)
})
