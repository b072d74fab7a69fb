import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { macroeconomic } from '../macroeconomic.ts'

interface Entry {
  code: string
  timepointDate: string
  releaseDate: string
  releaseType: string
  releaseStatus: string
}
interface Calendar {
  data: { total: number; items: Entry[] }
}

const { ask } = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const usGdp = '310000103'
const search = async (values: Record<string, string> = {}) => (await ask<Calendar>('searchSeriesReleases', values)).data
const calendar = async (id: string, values: Record<string, string> = {}) =>
  (await ask<Calendar>('getSeriesReleases', { id, ...values })).data
const days = ({ items }: Calendar['data']) => items.map(({ releaseDate }) => releaseDate)

test('tells of a week back and thirty days ahead, earliest first, when no dates are given', async () => {
  const { total, items } = await search()
  expect(total).toBeGreaterThan(items.length)
  expect(items).toHaveLength(100)
  const last = await search({ offset: String(total - 1) })
  expect(days({ total, items })).toEqual(days({ total, items }).toSorted())
  expect(items[0]!.releaseDate >= '2026-10-26').toBe(true)
  expect(last.items[0]!.releaseDate <= '2026-12-02').toBe(true)
  expect(last.items).toHaveLength(1)
})

test('keeps to the criteria of a search, the states asked for and the order', async () => {
  const pending = await search({ country: 'CN', frequency: 'M', release_status: '1' })
  expect(pending.total).toBeGreaterThan(0)
  expect(new Set(pending.items.map(({ releaseStatus }) => releaseStatus))).toEqual(new Set(['Pending']))
  expect(pending.items.every(({ code }) => code.startsWith('RLCN'))).toBe(true)
  const backwards = await search({ country: 'CN', frequency: 'M', release_status: '1', direction: 'desc' })
  expect(days(backwards)).toEqual(days(pending).toReversed())
  await expect(search({ country: 'XX' })).rejects.toMatchObject({ status: 400 })
})

test('gives the calendar of a series a year back and a year ahead, and between dates', async () => {
  const { items } = await calendar(usGdp)
  expect(items).toEqual([
    expect.objectContaining({
      code: 'RL1001',
      timepointDate: '2025-12-01',
      releaseDate: '2026-02-14',
      releaseType: 'Preliminary',
      releaseStatus: 'Released',
    }),
    expect.objectContaining({ timepointDate: '2026-12-01', releaseDate: '2027-02-14', releaseStatus: 'Pending' }),
  ])
  expect(days(await calendar(usGdp, { release_date_from: '2024-01-01', release_date_to: '2025-12-31' }))).toEqual([
    '2024-02-14',
    '2025-02-14',
  ])
  const chinese = await ask<Calendar>('getSeriesReleases', { id: usGdp }, { language: 'zh' })
  expect(chinese.data.items[0]).toMatchObject({ releaseType: '初值', releaseStatus: '已发布' })
})

test('gives an empty calendar of a series that is not released by plan', async () => {
  expect(await calendar('310000203')).toEqual({ total: 0, items: [] })
})

test('refuses dates in the wrong order or too far apart', async () => {
  const wrong: Record<string, string>[] = [
    { release_date_from: '2026-02-01', release_date_to: '2026-01-01' },
    { release_date_from: '1990-01-01', release_date_to: '2026-01-01' },
    { release_date_from: '1990-01-01' },
  ]
  for (const values of wrong) {
    await expect(search(values)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
    await expect(calendar(usGdp, values)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  }
  expect((await search({ release_date_to: '2020-01-31' })).items).toEqual(
    (await search({ release_date_from: '2020-01-31', release_date_to: '2020-01-31' })).items,
  )
})

test('lists the series of a release, page by page, and knows no other codes', async () => {
  type List = { data: { total: number; items: { seriesId: string; name: string; frequency: string }[] } }
  const { data } = await ask<List>('getReleaseSeries', { code: 'rl1001' })
  expect(data.total).toBe(data.items.length)
  expect(data.items.find(({ seriesId }) => seriesId === usGdp)).toMatchObject({
    unit: 'USD bn',
    frequency: 'Annual',
    endDate: '2025-12-01',
    sourceName: 'Bureau of Economic Analysis',
  })
  const second = await ask<List>('getReleaseSeries', { code: 'RL1001', limit: '1', offset: '1' })
  expect(second.data).toEqual({ total: data.total, items: [data.items[1]] })
  await expect(ask('getReleaseSeries', { code: 'RL0' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
