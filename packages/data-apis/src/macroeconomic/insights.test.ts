import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import type { DataLanguage } from '../data-api.ts'
import { macroeconomic } from '../macroeconomic.ts'

interface Insight {
  id: string
  name: string
  lastUpdateTime: string
  category: { id: string }
}
interface Found {
  data: { total: number; items: Insight[] }
}
interface Item {
  entityId: string
  insightSeries: { name: string; group: string; deleted: boolean; appliedFunctions?: string }
  seriesData?: { entityId: string; metadata?: object; timePoints?: { date: string; value: number }[] }
}
interface Page {
  data: { total: number; items: Item[] }
}

const { ask } = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const search = async (values: Record<string, string>, language: DataLanguage = 'en') =>
  (await ask<Found>('searchInsights', values, { language })).data
const ids = ({ items }: Found['data']) => items.map(({ id }) => id)

test('lists none of the caller, because none can be made over the API', async () => {
  expect(await ask('getInsights')).toEqual({ data: [] })
  for (const group of ['my', 'favorite', 'recent']) expect(await search({ group })).toEqual({ total: 0, items: [] })
  expect(await search({})).toEqual({ total: 0, items: [] })
})

test('finds insights by group, words in either language, tags and category', async () => {
  const all = await search({ group: 'all' })
  expect(all.total).toBe(12)
  for (const group of ['gallery', 'analytics', 'shared', 'data_talk', 'wpic_platinum']) {
    const { total } = await search({ group })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(all.total)
  }
  expect(ids(await search({ group: 'all', keyword: 'two LARGEST' }))).toEqual(['10001'])
  expect(ids(await search({ group: 'all', keyword: '美国 产出' }))).toEqual(['10001'])
  expect(ids(await search({ group: 'all', keyword: 'no such words' }))).toEqual([])
  expect(ids(await search({ group: 'all', tags: 'gdp,CPI' }))).toEqual(['10001'])
  expect(ids(await search({ group: 'all', categories: '51' }))).toEqual(['10002'])
  expect((await search({ group: 'all', categories: '5' })).total).toBeGreaterThan(4)
  await expect(search({ group: 'all', categories: '99' })).rejects.toMatchObject({ status: 400 })
})

test('orders by name or by last edit, in both directions, page by page', async () => {
  const byName = await search({ group: 'all', order: 'name' })
  const names = byName.items.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  const edited = (await search({ group: 'all', direction: 'desc' })).items.map(({ lastUpdateTime }) => lastUpdateTime)
  expect(edited).toEqual(edited.toSorted().reverse())
  expect(ids(await search({ group: 'all', order: 'name', limit: '2', offset: '1' }))).toEqual(ids(byName).slice(1, 3))
})

test('gives an insight in both languages, and refuses what is none', async () => {
  const names = async (language: DataLanguage) =>
    (await ask<{ data: Insight[] }>('getInsight', { id: '10001' }, { language })).data.map(({ name }) => name)
  expect(await names('en')).toEqual(['Growth and prices in the two largest economies'])
  expect(await names('zh')).toEqual(['两大经济体的增长与物价'])
  for (const operation of ['getInsight', 'getInsightSeries', 'getInsightSeriesData', 'getInsightSeriesMetadata']) {
    await expect(ask(operation, { id: '99999' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(ask(operation, { id: 'x' })).rejects.toMatchObject({ status: 400 })
  }
})

test('lists categories with those above them; the gallery has fewer', async () => {
  type List = { data: { id: string; name: string; parent?: string }[] }
  const all = (await ask<List>('getInsightsCategories')).data
  const gallery = (await ask<List>('getGalleryInsightsCategories')).data
  expect(all).toContainEqual({ id: '51', name: 'Prices', parent: '5' })
  expect(gallery.length).toBeLessThan(all.length)
  const known = new Set(gallery.map(({ id }) => id))
  expect(gallery.every(({ parent }) => parent === undefined || known.has(parent))).toBe(true)
})

test('gives the series of an insight with their points after its functions', async () => {
  const { data } = await ask<Page>('getInsightSeries', { id: '10001', count: '2' })
  expect(data.total).toBe(4)
  const [growth] = data.items
  expect(growth).toMatchObject({
    entityId: '10001-1',
    insightSeries: { name: 'United States, annual growth', group: 'Output', appliedFunctions: 'YOY', deleted: false },
    seriesData: { entityId: '310000103', metadata: { name: 'Gross Domestic Product (GDP): United States' } },
  })
  const raw = await ask<{ data: { timePoints: { value: number }[] }[] }>('getSeriesTimePoints', { id: '310000103' })
  const [last, before] = raw.data[0]!.timePoints.map(({ value }) => value) as [number, number]
  const [change] = growth!.seriesData!.timePoints!
  expect(change!.date).toBe('2025-12-01')
  expect(change!.value).toBeCloseTo((last / before - 1) * 100, 3)
  expect(growth!.seriesData!.timePoints).toHaveLength(2)
})

test('gives points or metadata alone, one page at a time', async () => {
  const data = await ask<Page>('getInsightSeriesData', { id: '10001', limit: '1', offset: '2' })
  expect(data.data.total).toBe(4)
  expect(data.data.items.map(({ entityId }) => entityId)).toEqual(['10001-3'])
  expect(data.data.items[0]!.seriesData).not.toHaveProperty('metadata')
  const metadata = await ask<Page>('getInsightSeriesMetadata', { id: '10001', with_replacements_only: 'true' })
  expect(metadata.data).toEqual({ total: 0, items: [] })
})

test('says of a series that is gone that it is deleted', async () => {
  const { data } = await ask<Page>('getInsightSeriesMetadata', { id: '10004' })
  const korea = data.items.find(({ insightSeries }) => insightSeries.name.startsWith('South Korea'))!
  expect(korea.insightSeries.deleted).toBe(true)
  expect(korea).not.toHaveProperty('seriesData')
})

test('gives series of several insights by their own ids', async () => {
  type List = { data: Item[] }
  const read = (operation: string, series_id: string) => ask<List>(operation, { series_id, count: '1' })
  const { data } = await read('getInsightSeriesList', '10002-1,10001-1,10001-99')
  expect(data.map(({ entityId }) => entityId)).toEqual(['10002-1', '10001-1'])
  expect(data[0]!.seriesData).toHaveProperty('metadata')
  expect((await read('getInsightSeriesListData', '10001-1')).data[0]!.seriesData!.timePoints).toHaveLength(1)
  const metadata = await ask<List>('getInsightSeriesListMetadata', { series_id: '10001-1' })
  expect(metadata.data[0]!.seriesData).not.toHaveProperty('timePoints')
  await expect(read('getInsightSeriesList', '10001-99')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await expect(read('getInsightSeriesListData', '310000103')).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_SERIES_ID',
  })
})
