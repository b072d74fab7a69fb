import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV2 } from '../company-v2.ts'

const { ctx, ask } = useDataCalls(companyV2, 'emis/api-v2')

interface Documents {
  data: {
    total: number
    items: { id: string; creation_date: string; title: string; abstract: string; country: string; url: string }[]
  }
}
const find = async (values: Record<string, string> = {}) => (await ask<Documents>('documentsGet', values)).data
const columns = async (condition: string) => {
  const { rows } = await ctx.pool.query<{ id: number }>(`select id from document.document where ${condition}`)
  return rows.map(({ id }) => String(id))
}

test('lists documents, newest first or oldest first, a page at a time', async () => {
  const newest = await find({ limit: '20' })
  const days = newest.items.map(({ creation_date }) => creation_date)
  expect(days).toEqual(days.toSorted().toReversed())
  expect((await find({ limit: '5', offset: '5', order: 'date' })).items).toEqual(newest.items.slice(5, 10))
  const [oldest] = (await find({ limit: '1', order: 'date:asc' })).items
  expect(oldest!.creation_date <= days.at(-1)!).toBe(true)
  expect(newest.items.every(({ title, abstract }) => title.length > 0 && abstract.length > 20)).toBe(true)
  expect(new Set(newest.items.map(({ url }) => new URL(url).href)).size).toBe(20)
})

test('finds those about a country, an industry or a company', async () => {
  const { rows } = await ctx.pool.query(
    'select companies[1] as company, industries[1]::text as industry, countries[1] as country from document.document where cardinality(companies) > 0 and cardinality(industries) > 0 limit 1',
  )
  const [{ company, industry, country }] = rows
  const expected: [Record<string, string>, string][] = [
    [{ company_ids: String(company) }, `${company} = any(companies)`],
    [{ industry }, `exists (select from unnest(industries) i where starts_with(i::text, '${industry}'))`],
    [{ country: country.toLowerCase() }, `'${country}' = any(countries)`],
    [{ country: 'YY' }, `'YY' = any(countries)`],
  ]
  for (const [values, condition] of expected) {
    const { items } = await find(values)
    expect(items.length).toBeGreaterThan(0)
    expect(await columns(condition)).toEqual(expect.arrayContaining(items.map(({ id }) => id)))
  }
})

test('finds words and days, both ends of the range included', async () => {
  const { items } = await find({ limit: '30' })
  const day = items[10]!.creation_date
  const ofDay = await find({ start_date: day, end_date: day })
  expect(ofDay.items.length).toBeGreaterThan(0)
  expect(ofDay.items.every(({ creation_date }) => creation_date === day)).toBe(true)
  const word = /\p{L}{5,}/u.exec(items[0]!.title)![0]
  expect((await find({ keyword: `"${items[0]!.title}"`, order: 'relevance' })).items[0]!.title).toBe(items[0]!.title)
  expect((await find({ keyword: word })).total).toBeGreaterThan(0)
  expect(await find({ keyword: 'xyzzyquux' })).toEqual({ total: 0, items: [] })
})

test.each<[Record<string, string>, string]>([
  [{ country: 'XX' }, 'country: there is no XX.'],
  [{ industry: '99' }, 'industry: there is no 99.'],
  [{ company_ids: '1250077,99999999' }, 'company_ids: there is no 99999999.'],
  [{ start_date: '2026-02-02', end_date: '2026-02-01' }, 'start_date (2026-02-02) lies above end_date (2026-02-01).'],
  [{ keyword: '"never closed' }, 'keyword: at character 1: this quotation mark is never closed.'],
])('refuses %j', async (values, message) => {
  const refused = await ask('documentsGet', values).catch(error => error)
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  expect(refused.message).toContain(message)
})
