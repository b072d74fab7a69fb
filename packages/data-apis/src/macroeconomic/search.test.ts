import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { sampleNow } from '../../../../tests/support/samples.ts'
import { macroeconomic } from '../macroeconomic.ts'
import { saveSeries } from '../sources/series-write.ts'

interface Found {
  data: {
    total: number
    items: { entityId: string; metadata: { name: string; frequency: { id: string }; lastValue: number } }[]
    facets: { id: string; items: { id: string; total: number }[] }[]
  }
}

const { ctx, ask } = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const search = async (values: Record<string, string>) => (await ask<Found>('searchSeries', values)).data
const find = async (keyword: string, values: Record<string, string> = {}) =>
  (await search({ keyword, ...values })).items.map(({ metadata }) => metadata.name)
const total = async (keyword: string, values: Record<string, string> = {}) =>
  (await search({ keyword, ...values })).total

test('finds words in any order, the largest economies first', async () => {
  const names = await find('china gdp')
  expect(names[0]).toBe('Gross Domestic Product (GDP): China')
  expect(await find('GDP China')).toEqual(names)
  expect((await find('GDP'))[0]).toBe('Gross Domestic Product (GDP): United States')
})

test.each([
  ['US GDP', 'Gross Domestic Product (GDP): United States'],
  ['U.S. gdp', 'Gross Domestic Product (GDP): United States'],
  ['the GDP of China', 'Gross Domestic Product (GDP): China'],
  ['unemploy germany', 'Unemployment Rate: Germany'],
  ['export of good japan', 'Exports of Goods: Japan'],
  ['germny unemploymnt', 'Unemployment Rate: Germany'],
  ['中国国内生产总值', 'Gross Domestic Product (GDP): China'],
  ['国内生产总值 中国', 'Gross Domestic Product (GDP): China'],
  ['美国的失业率', 'Unemployment Rate: United States'],
  ['中国 GDP', 'Gross Domestic Product (GDP): China'],
  ['310000102', 'Consumer Price Index (CPI): China'],
  ['SR89421787', 'Gross Domestic Product (GDP): United States'],
])('finds by %s', async (keyword, name) => {
  expect((await find(keyword))[0]).toBe(name)
})

test('finds by one Chinese character and by two', async () => {
  expect(await total('价')).toBeGreaterThan(await total('价格'))
  expect(await total('价格')).toBeGreaterThan(20)
})

test('reads the grammar: either, not, groups', async () => {
  const [gold, silver, both] = [await total('gold'), await total('silver'), await total('gold silver')]
  expect(await total('gold;silver')).toBe(gold + silver - both)
  expect(await total('gold OR silver')).toBe(gold + silver - both)
  const [exports, services] = [await total('exports'), await total('exports services')]
  expect(await total('exports NOT services')).toBe(exports - services)
  expect(await total('price (china;japan)')).toBe((await total('price china')) + (await total('price japan')))
})

test('takes words exactly as written when asked to', async () => {
  expect(await total('unemploy', { strict_keyword_search: 'true' })).toBe(0)
  expect(await total('germny', { strict_keyword_search: 'true' })).toBe(0)
  expect(await total('unemployment', { strict_keyword_search: 'true' })).toBeGreaterThan(0)
})

test('looks in names alone when asked to', async () => {
  expect(await total('eurostat', { name_only: 'true' })).toBe(0)
  expect(await total('Bundesbank')).toBeGreaterThan(0)
  expect(await total('Bundesbank', { name_only: 'true' })).toBe(0)
  expect(await total('GDP', { name_only: 'true' })).toBeLessThan(await total('GDP'))
})

test('narrows by every criterion', async () => {
  const all = (await search({})).total
  const narrowing = {
    ...{ frequency: 'M', geo: 'ASIA', country: 'CN', region: 'BRICS', source: 'IMF', unit: 'PCT', indicator: '101' },
    ...{ key_only: 'true', new_only: 'true', start_date_before: '1981-01-01', end_date_after: '2026-09-15' },
    ...{ created_after: '2026-01-01', updated_after: '2026-10-01', timepoints_updated_after: '2026-10-01' },
    ...{ database: 'WFOR', topic: 'TP3200827', section: 'SC36031', table: 'TB512031', series: '310000101,SR89421787' },
    ...{
      with_vintage_enabled_only: 'true',
      headline_only: 'true',
      alternative: 'highFrequency',
      forecast_only: 'true',
    },
    ...{ with_release_only: 'true', with_continuous_only: 'true', status: 'C,B', layout: 'DAILY' },
  }
  for (const [name, value] of Object.entries(narrowing)) {
    const found = (await search({ [name]: value })).total
    expect([name, found > 0 && found < all]).toEqual([name, true])
  }
  expect((await search({ data_source: 'USER-IMPORTED' })).total).toBe(0)
  expect((await search({ with_replacements_only: 'true', status: 'B' })).total).toBeGreaterThan(0)
})

test('a region stands for its countries, and small letters for capitals', async () => {
  const { items } = await search({ geo: 'easia', indicator: '101', frequency: 'Y' })
  expect(items.map(({ metadata }) => metadata.name)).toEqual(
    expect.arrayContaining(['Gross Domestic Product (GDP): China', 'Gross Domestic Product (GDP): Japan']),
  )
})

test.each([
  [{ country: 'CN,XX' }, 'XX'],
  [{ geo: 'NOWHERE' }, 'NOWHERE'],
  [{ region: 'US' }, 'US'],
  [{ source: 'ACME' }, 'ACME'],
  [{ unit: 'FURLONG' }, 'FURLONG'],
  [{ indicator: '999999' }, '999999'],
  [{ database: 'NOPE' }, 'NOPE'],
  [{ table: 'TB1' }, 'TB1'],
  [{ series: '999999999' }, '999999999'],
  [{ filter_id: '7' }, '7'],
  [{ keyword: '???' }, 'keyword'],
])('refuses %j and says why', async (values, said) => {
  const problem = { status: 400, code: 'INVALID_INPUT_PARAMETER', message: expect.stringContaining(said) }
  await expect(search(values as Record<string, string>)).rejects.toMatchObject(problem)
})

test('pages through all finds without repeating one', async () => {
  const ids: string[] = []
  for (let offset = 0; ; offset += 40) {
    const { items } = await search({ keyword: 'price', limit: '40', offset: String(offset) })
    if (!items.length) break
    ids.push(...items.map(({ entityId }) => entityId))
  }
  expect(ids.length).toBe(await total('price'))
  expect(new Set(ids).size).toBe(ids.length)
})

test('sorts by a key, in both directions, and puts the most popular first', async () => {
  const values = async (direction: string) => {
    const { items } = await search({ indicator: '301', order: 'last_value', direction })
    return items.map(({ metadata }) => metadata.lastValue)
  }
  const up = await values('asc')
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  expect((await values('desc'))[0]).toBe(up.at(-1))
  const { items } = await search({ order: 'frequency' })
  expect(items[0]!.metadata.frequency.id).toBe('D')
  expect((await search({ order: 'popular' })).items[0]!.entityId).toBe('310000103')
})

test('counts by facets', async () => {
  const { facets, total } = await search({ keyword: 'gdp', facet: 'frequency,region,database' })
  expect(facets.map(({ id }) => id)).toEqual(['frequency', 'region', 'database'])
  expect(facets[0]!.items.reduce((sum, entry) => sum + entry.total, 0)).toBe(total)
  const world = facets[1]!.items.find(({ id }) => id === 'WLD')
  expect(world!.total).toBe(total)
})

test('cuts with the saved filter of the call', async () => {
  const filter = { series: [310000101, 310000104], criteria: { geo: ['JP'], frequency: ['Y'], indicator: ['101'] } }
  const { data } = await ask<Found>('searchSeries', { filter_id: '1', keyword: 'GDP' }, { filter })
  expect(data.items.map(({ metadata }) => metadata.name)).toEqual([
    'Gross Domestic Product (GDP): China',
    'Gross Domestic Product (GDP): Japan',
  ])
})

test('finds what an import has added, in either order of its words', async () => {
  await saveSeries({ ...ctx, now: () => sampleNow }, [
    {
      ...{ indicator: { en: 'Beehives Kept', zh: '蜂箱数量' }, place: { en: 'Malta' }, unit: { en: 'Hive' } },
      ...{ source: { en: 'Beekeepers' }, frequency: 'Y', database: 'GLOBAL', dates: ['2020-12-01'], values: [7] },
    },
  ])
  for (const keyword of ['malta beehives', 'beehives Malta', '马耳他蜂箱', 'beehves', 'beekeeper']) {
    expect(await find(keyword)).toEqual(['Beehives Kept: Malta'])
  }
})

test('whatever is typed, it answers or says what is wrong with it', async () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    ';',
    'AND',
    'OR',
    'NOT',
    "'",
    '\\',
    '|',
    '&',
    ':*',
    '%',
    'gdp',
    '中国',
    'ß',
    '🙂',
  )
  const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
  const typed = text.map(parts => parts.join(' ').replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
  await fc.assert(
    fc.asyncProperty(typed, fc.boolean(), fc.boolean(), async (keyword, strict, names) => {
      const flags = { strict_keyword_search: String(strict), name_only: String(names), limit: '1' }
      await search({ keyword, ...flags }).catch(error => expect(error).toMatchObject({ status: 400 }))
    }),
    { numRuns: 150 },
  )
})
