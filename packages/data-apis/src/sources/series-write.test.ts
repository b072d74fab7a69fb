import type { Context } from '@portal/services/context.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../../tests/support/context.ts'
import type { SeriesInput } from './series-draft.ts'
import { saveSeries } from './series-write.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

const gdp = (place: string, values: (number | null)[], more: Partial<SeriesInput> = {}): SeriesInput => ({
  indicator: { en: 'Gross National Happiness' },
  place: { en: place },
  unit: { en: 'Index' },
  source: { en: 'World Bank' },
  frequency: 'Y',
  database: 'GLOBAL',
  dates: values.map((_, at) => `${2001 + at}-12-01`),
  values,
  ...more,
})

const stored = (id: number) =>
  ctx.db
    .selectFrom('macro.series as s')
    .innerJoin('macro.series_points as p', 'p.series_id', 's.id')
    .selectAll('s')
    .select([sql<string>`p.dates::text`.as('dates'), sql<string>`p.values::text`.as('values')])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()

test('makes a series with its dictionary entries and its place in the tree', async () => {
  const { ids, created } = await saveSeries(ctx, [gdp('Bhutan', [1, null, 3])])
  expect(created).toBe(1)
  const row = await stored(ids[0]!)
  expect(row).toMatchObject({
    name_en: 'Gross National Happiness: Bhutan',
    name_zh: 'Gross National Happiness：不丹',
    country_id: 'BT',
    geo_ids: ['BT', 'SASIA', 'ASIA', 'WLD'],
    databases: ['GLOBAL'],
    start_date: '2001-12-01',
    observations: 2,
    last_value: 3,
    previous_value: 1,
    values: '{1,NULL,3}',
  })
  const nodes = await ctx.db
    .selectFrom('macro.placement as p')
    .innerJoin('macro.layout_node as n', join =>
      join.on(sql<boolean>`n.code in (p.topic_code, p.section_code, p.table_code)`),
    )
    .select(['n.kind', 'n.name_en'])
    .where('p.series_id', '=', ids[0]!)
    .orderBy('n.kind')
    .execute()
  expect(nodes).toEqual([
    { kind: 'section', name_en: 'Other Statistics' },
    { kind: 'table', name_en: 'Gross National Happiness' },
    { kind: 'topic', name_en: 'Bhutan' },
  ])
})

test('writing the same again changes nothing, not even the moment of the last update', async () => {
  const first = await saveSeries(ctx, [gdp('Nepal', [1, 2])])
  const before = await stored(first.ids[0]!)
  expect(await saveSeries(ctx, [gdp('NPL', [1, 2])])).toEqual({ ids: first.ids, created: 0, changed: 0, unchanged: 1 })
  expect(await stored(first.ids[0]!)).toEqual(before)
})

test('puts new and altered points over the old ones and keeps the rest', async () => {
  const { ids } = await saveSeries(ctx, [gdp('India', [1, 2, 3])])
  const again = await saveSeries(ctx, [
    gdp('India', [20, 30, 40], { dates: ['2002-12-01', '2003-12-01', '2004-12-01'] }),
  ])
  expect(again).toMatchObject({ ids, changed: 1 })
  expect(await stored(ids[0]!)).toMatchObject({ values: '{1,20,30,40}', end_date: '2004-12-01', observations: 4 })
})

test('takes two spellings of one country in one delivery for one series', async () => {
  const { ids, created } = await saveSeries(ctx, [
    gdp('Czechia', [1]),
    gdp('Czech Republic', [2], { dates: ['2009-12-01'] }),
  ])
  expect(created).toBe(1)
  expect(ids[0]).toBe(ids[1])
  expect((await stored(ids[0]!)).values).toBe('{1,2}')
})

test('keeps a region that is no country as a place of its own', async () => {
  const { ids } = await saveSeries(ctx, [
    gdp('Arab World', [5], { place: { id: 'ARB', en: 'Arab World', zh: '阿拉伯世界' } }),
  ])
  expect(await stored(ids[0]!)).toMatchObject({
    geo_id: 'ARB',
    country_id: null,
    name_zh: 'Gross National Happiness：阿拉伯世界',
  })
})

test('finds dictionary entries again whatever their letters', async () => {
  const first = await saveSeries(ctx, [gdp('Malta', [1], { source: { en: 'ÉLAN Ősi Hivatal' } })])
  const again = await saveSeries(ctx, [gdp('Malta', [1], { source: { en: 'élan ősi hivatal' } })])
  expect(again).toMatchObject({ ids: first.ids, unchanged: 1 })
})

test('two writers at once agree on the ids', async () => {
  const inputs = ['Peru', 'Chile', 'Cuba'].map(place => gdp(place, [1]))
  const [one, two] = await Promise.all([saveSeries(ctx, inputs), saveSeries(ctx, inputs.toReversed())])
  expect(two.ids.toReversed()).toEqual(one.ids)
  expect(one.created + two.created).toBe(3)
})

test('refuses an unknown database and values that are no numbers, and writes nothing of them', async () => {
  const count = () =>
    ctx.db.selectFrom('macro.series').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const before = await count()
  await expect(saveSeries(ctx, [gdp('Fiji', [1]), gdp('Tonga', [1], { database: 'NOWHERE' })])).rejects.toMatchObject({
    status: 400,
  })
  await expect(saveSeries(ctx, [gdp('Fiji', [Number.NaN])])).rejects.toThrow('2001-12-01')
  expect(await count()).toEqual(before)
})
