import { expect, test } from 'vitest'
import { openDataCalls, useDataCalls } from '../../../tests/support/data-calls.ts'
import { macroeconomic } from './macroeconomic.ts'
import { listSandboxDictionary } from './sandbox/dictionary.ts'
import { sandbox } from './sandbox.ts'
import { readSandboxScope } from './sources/sandbox-scope.ts'

type Series = { entityId: string; metadata: { frequency: { id: string } }; layout: { topic: { id: string } }[] }
type Found = { data: { total: number; items: Series[] } }
type List = { data: { id: string }[] }
type Nodes = { data: { seriesCount: number; metadata: { id: string } }[] }
type Points = { data: { timePoints: { date: string }[] }[]; errors: { status: number; code: string }[] }

const calls = useDataCalls(sandbox, 'ceic/sandbox')
const { ctx } = calls
const full = openDataCalls(ctx, macroeconomic, 'ceic/macroeconomic')

/** Every series of the sandbox, page by page. */
async function listAll(): Promise<Series[]> {
  const found: Series[] = []
  for (;;) {
    const { data } = await calls.ask<Found>('searchSeries', { offset: String(found.length) })
    found.push(...data.items)
    if (found.length >= data.total) return found
  }
}

/** A series that the full API has and the sandbox has not. */
async function findOutside(): Promise<string> {
  const { data } = await full.ask<Found>('searchSeries', { order: 'popular', direction: 'desc' })
  const { series } = await readSandboxScope(ctx)
  return data.items.find(({ entityId }) => !series.has(Number(entityId)))!.entityId
}

test('finds five series of each topic, monthly, quarterly and annual, and shows no other place of them', async () => {
  const all = await listAll()
  expect(new Set(all.map(({ entityId }) => entityId)).size).toBe(all.length)
  expect(new Set(all.map(({ metadata }) => metadata.frequency.id))).toEqual(new Set(['M', 'Q', 'Y']))
  const topics = Map.groupBy(all, ({ layout }) => layout.map(({ topic }) => topic.id).join())
  expect([...topics.values()].map(series => series.length)).toEqual(Array(topics.size).fill(5))
  expect((await calls.ask<Found>('searchSeries', { keyword: 'zinc' })).data.total).toBe(0)
})

test('leads through the tree to every series, and nowhere else', async () => {
  const below = async (operation: string, id: string) => (await calls.ask<Nodes>(operation, { id })).data
  const ids = (nodes: Nodes['data']) => nodes.map(({ metadata }) => metadata.id)
  const databases = (await calls.ask<Nodes>('getLayoutDatabases')).data
  const topics = await below('getLayoutTopics', ids(databases)[0]!)
  const sections = (await Array.fromAsync(ids(topics), id => below('getLayoutSections', id))).flat()
  const tables = (await Array.fromAsync(ids(sections), id => below('getLayoutTables', id))).flat()
  const series = await Array.fromAsync(ids(tables), id => calls.ask<{ data: Series[] }>('getLayoutSeries', { id }))
  const found = series.flatMap(({ data }) => data.map(({ entityId }) => entityId))
  expect(found.toSorted()).toEqual((await listAll()).map(({ entityId }) => entityId).toSorted())
  expect(databases.map(({ seriesCount }) => seriesCount)).toEqual([found.length])
  await expect(calls.ask('getLayoutTopics', { id: 'CN' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('gives the last sixty points of a series, however they are asked for', async () => {
  const [{ entityId: id }] = (await calls.ask<Found>('searchSeries', { frequency: 'M' })).data.items as [Series]
  const whole = (await full.ask<Points>('getSeriesTimePoints', { id, count: '500' })).data[0]!.timePoints
  expect(whole.length).toBeGreaterThan(200)
  const newest = whole.slice(0, 60)
  const read = async (values = {}) =>
    (await calls.ask<Points>('getSeriesTimePoints', { id, ...values })).data[0]!.timePoints
  expect(await read()).toEqual(newest)
  expect(await read({ start_date: whole.at(-1)!.date })).toEqual(newest)
  expect(await read({ end_date: whole[58]!.date })).toEqual(newest.slice(58))
  expect(await read({ end_date: whole[100]!.date })).toEqual([])
  expect((await calls.ask<Points>('getSeries', { id, count: '3' })).data[0]!.timePoints).toEqual(newest.slice(0, 3))
})

test('refuses series outside the sample and unknown ones alike, and answers the others', async () => {
  const inside = (await listAll())[0]!.entityId
  const outside = await findOutside()
  const { data, errors } = await calls.ask<Points>('getSeriesTimePoints', { id: `${outside},${inside},999999999` })
  expect(data.map(item => (item as unknown as Series).entityId)).toEqual([inside])
  expect(errors.map(({ status, code }) => [status, code])).toEqual(Array(2).fill([403, 'UNSUBSCRIBED_SERIES']))
  await expect(calls.ask('getSeriesMetadata', { id: outside })).rejects.toMatchObject({ status: 403 })
  await expect(calls.ask('getSeries', { id: 'nonsense' })).rejects.toMatchObject({ code: 'INVALID_SERIES_ID' })
})

test('lists of its dictionaries hold what the sample refers to, in Chinese too', async () => {
  const ids = async (operation: string) => (await calls.ask<List>(operation)).data.map(({ id }) => id)
  expect(await ids('getFrequencies')).toEqual(['M', 'Q', 'Y'])
  expect(await ids('getStatuses')).toEqual(['T'])
  expect((await listSandboxDictionary(ctx, 'frequencies'))!.map(({ id }) => id)).toEqual(['M', 'Q', 'Y'])
  expect((await listSandboxDictionary(ctx, 'databases'))!.map(({ id }) => id)).toEqual(['GLOBAL'])
  expect(await listSandboxDictionary(ctx, 'nonsense')).toBeUndefined()
  for (const operation of ['getGeo', 'getRegions', 'getSources', 'getUnits', 'getIndicators']) {
    const own = await ids(operation)
    const all = (await full.ask<List>(operation)).data.map(({ id }) => id)
    expect(own.length).toBeGreaterThan(1)
    expect(own.length).toBeLessThan(all.length)
  }
  const { data } = await calls.ask<{ data: Record<string, { name: string }[]>[] }>(
    'getDictionaries',
    {},
    { language: 'zh' },
  )
  expect(Object.keys(data[0]!)).toHaveLength(7)
  for (const list of Object.values(data[0]!)) expect(list.some(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true)
})
