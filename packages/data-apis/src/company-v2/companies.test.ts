import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV2 } from '../company-v2.ts'

const { ctx, ask } = useDataCalls(companyV2, 'emis/api-v2')

interface Item {
  id: number
  name: { current_name: string; current_name_local: string; display_name: string }
  country_code: string
  main_industry: { code: string; name: string }
  operational_status: string
  updated_at: string
}
interface List {
  cursor_id?: string
  data: { total: number; items: Item[] }
}

const list = async (values: Record<string, string> = {}) => (await ask<List>('companiesGet', values)).data
const idsOf = async (values: Record<string, string>) => (await list(values)).items.map(({ id }) => id)
const example = 1250077

test('lists companies by name, whatever its case and accents, a page at a time', async () => {
  const pages = [await list({ limit: '60' }), await list({ limit: '60', offset: '60' })]
  const { rows } = await ctx.pool.query<{ id: number }>('select id from company.company order by names limit 120')
  expect(pages[0]!.total).toBe(400)
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(rows.map(({ id }) => id))
  expect((await list({ offset: '400' })).items).toEqual([])
})

test('describes a company shortly', async () => {
  const { total, items } = await list({ company_name: 'sofia timber ad' })
  expect({ total, items }).toEqual({
    total: 1,
    items: [
      {
        id: example,
        name: { current_name: 'Sofia Timber AD', current_name_local: 'София Тимбър АД', display_name: 'Sofia Timber' },
        country_code: 'BG',
        main_industry: { code: '321', name: 'Wood Product Manufacturing' },
        operational_status: 'Operational',
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ],
  })
})

test.each<[string, string, string]>([
  ['country', 'BG,pl', "country_code in ('BG', 'PL')"],
  ['company_type', 'BAN', "company_type = 'BAN'"],
  ['main_industry', '31', "exists (select from unnest(main_industries) i where i like '31%')"],
  ['secondary_industry', '321', "exists (select from unnest(secondary_industries) i where i like '321%')"],
  ['operational_status', 'LIQU,INSO', "operational_status in ('LIQU', 'INSO')"],
  ['employees_from', '500', 'employees >= 500'],
  ['employees_to', '20', 'employees <= 20'],
  ['legal_form', 'JSC', "legal_form = 'JSC'"],
  ['local_legal_form', 'BG-AD', "local_legal_form = 'BG-AD'"],
  ['region', 'BG-01', "region_code = 'BG-01'"],
  ['city', 'BG-0101', "city_code = 'BG-0101'"],
  ['key_executive', 'ivanov', "id in (select company_id from company.executive where name ilike '%ivanov%')"],
  ['shareholder', 'fund', "id in (select company_id from company.ownership where name ilike '%fund%')"],
  ['financial_auditor', 'PWC', "auditor_code = 'PWC'"],
  ['ultimate_owner_citizenship', 'CN', "ultimate_owner_country = 'CN'"],
  ['import_country', 'MX', "'MX' = any(import_countries)"],
  ['export_country', 'CN', "'CN' = any(export_countries)"],
  ['updated_from', '2026-06-01', "updated_on >= '2026-06-01'"],
  ['updated_to', '2026-06-01', "updated_on <= '2026-06-01'"],
  ['statement_year', '2022', 'id in (select company_id from company.statement where year = 2022)'],
  ['statement_period', 'H1', "id in (select company_id from company.statement where period = 'H1')"],
  ['statement_type', 'C', 'id in (select company_id from company.statement where is_consolidated)'],
  ['only_official_financials', 'true', 'id in (select company_id from company.statement where is_official)'],
])('chooses by %s=%s', async (name, value, condition) => {
  const { rows } = await ctx.pool.query<{ id: number }>(`select id from company.company where ${condition}`)
  const found = await list({ [name]: value })
  expect(rows.length).toBeGreaterThan(0)
  expect(found.total).toBe(rows.length)
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(found.items.map(({ id }) => id)))
})

test('finds by words of the texts, in either script', async () => {
  for (const values of [
    { keyword: 'timber sofia' },
    { company_name: 'Тимбър' },
    { products: 'plywood', country: 'BG' },
    { business_description: 'sawn timber', country: 'BG' },
    { ultimate_owner_name: 'plamen ivanov' },
    { ultimate_owner_birth_date: '1989-05-24' },
    { subsidiary: 'Katipunan' },
  ]) {
    expect(await idsOf(values as unknown as Record<string, string>)).toContain(example)
  }
})

test('narrows by all criteria at once, and says so with an empty list when nothing fits', async () => {
  expect(await idsOf({ country: 'BG', main_industry: '321', employees_from: '412', employees_to: '412' })).toEqual([
    example,
  ])
  expect(await list({ country: 'BG', main_industry: '321', employees_from: '413', employees_to: '413' })).toEqual({
    total: 0,
    items: [],
  })
})

test.each([
  ['revenue:desc', 'revenue_usd desc nulls last'],
  ['assets', 'assets_usd nulls last'],
  ['employees:desc', 'employees desc nulls last'],
  ['updated:asc', 'updated_on'],
])('sorts by %s', async (order, sorted) => {
  const { rows } = await ctx.pool.query<{ id: number }>(
    `select id from company.company order by ${sorted}, id limit 100`,
  )
  expect(await idsOf({ order })).toEqual(rows.map(({ id }) => id))
})

test('sorts by local names, and names codes in the language of the country where there are words', async () => {
  const [first, last] = [
    await list({ lang: 'local', limit: '1' }),
    await list({ lang: 'local', order: 'name:desc', limit: '1' }),
  ]
  const { rows } = await ctx.pool.query<{ id: number }>('select id from company.company order by lower(name_local), id')
  expect([first.items[0]!.id, last.items[0]!.id]).toEqual([rows[0]!.id, rows.at(-1)!.id])
  const [chinese] = (await list({ lang: 'local', country: 'CN', limit: '1', operational_status: 'OPER' })).items
  expect(chinese!.operational_status).toBe('正常经营')
  expect(chinese!.main_industry.name).toMatch(/\p{Script=Han}/u)
})

test.each<[Record<string, string>, string]>([
  [{ country: 'BG,XX' }, 'country: there is no XX. The dictionaries list the codes.'],
  [{ company_type: 'SHOP' }, 'company_type: there is no SHOP.'],
  [{ main_industry: '99' }, 'main_industry: there is no 99.'],
  [{ region: 'BG-99' }, 'region: there is no BG-99.'],
  [{ city: "x'; drop table company.company; --" }, "city: there is no X'; DROP TABLE"],
  [{ local_legal_form: 'AD' }, 'local_legal_form: there is no AD.'],
  [{ financial_auditor: 'ME' }, 'financial_auditor: there is no ME.'],
  [{ employees_from: '500', employees_to: '20' }, 'employees_from (500) lies above employees_to (20).'],
  [{ updated_from: '2026-02-01', updated_to: '2026-01-31' }, 'updated_from (2026-02-01) lies above updated_to'],
  [{ statements_updated_from: '2026-02-01', statements_updated_to: '2025-01-31' }, 'statements_updated_from (2026'],
  [{ cursor: '*', offset: '10' }, 'offset: a cursor reads from where it stands; leave offset out.'],
])('refuses %j', async (values, message) => {
  const refused = await ask('companiesGet', values).catch(error => error)
  expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  expect(refused.message).toContain(message)
})

test('refuses in Chinese when it is asked in Chinese', async () => {
  const refused = ask('companiesGet', { country: 'XX' }, { language: 'zh' })
  await expect(refused).rejects.toThrow('country：没有代码XX，可用的代码见字典接口。')
})

test.each(["'; drop table company.company; --", '%', '_', '\\', '" or 1=1', '((((', 'NOT', '*:*'])(
  'takes %s for words that no company has',
  async text => {
    for (const name of ['keyword', 'company_name', 'key_executive', 'products', 'ultimate_owner_name']) {
      const value = name === 'keyword' ? text : text.padEnd(2)
      expect((await list({ [name]: value })).total, name).toBe(0)
    }
  },
)

test('ends offsets at 10,000 and names the cursor', async () => {
  expect((await list({ offset: '10000' })).items).toEqual([])
  await expect(ask('companiesGet', { offset: '10001' })).rejects.toMatchObject({
    status: 400,
    code: 'OFFSET_TOO_LARGE',
    message: expect.stringContaining('cursor=*'),
  })
})

test('reads a list with a cursor, which ends with an empty page and is gone once closed', async () => {
  const read: Item[] = []
  let page = await ask<List>('companiesGet', { cursor: '*', order: 'revenue:desc', lang: 'local', limit: '90' })
  const cursor = page.cursor_id!
  while (page.data.items.length) {
    expect([page.cursor_id, page.data.total]).toEqual([cursor, 400])
    read.push(...page.data.items)
    page = await ask<List>('companiesGet', { cursor, limit: '90' })
  }
  expect(read.slice(0, 100)).toEqual((await list({ order: 'revenue:desc', lang: 'local' })).items)
  expect(read).toHaveLength(400)
  expect(await ask('companiesCursorCursorIdDelete', { cursor_id: cursor })).toBeUndefined()
  for (const [operation, values] of [
    ['companiesGet', { cursor }],
    ['companiesGet', { cursor: 'x'.repeat(64) }],
    ['companiesCursorCursorIdDelete', { cursor_id: cursor }],
    ['companiesCursorCursorIdDelete', { cursor_id: 'never' }],
  ] as [string, Record<string, string>][]) {
    await expect(ask(operation, values)).rejects.toMatchObject({ status: 404, code: 'CURSOR_NOT_FOUND' })
  }
})

test('a cursor takes the criteria that it was opened with again, but no others, and stays where it was', async () => {
  const values = { country: 'CN,IN', employees_from: '100' }
  const opened = await ask<List>('companiesGet', { cursor: '*', ...values, limit: '1' })
  const cursor = opened.cursor_id!
  const again = await ask<List>('companiesGet', { cursor, ...values, limit: '1' })
  await expect(ask('companiesGet', { cursor, country: 'CN' })).rejects.toThrow(
    'country: the cursor was opened with another',
  )
  const next = await ask<List>('companiesGet', { cursor, limit: '1' })
  const expected = await list({ ...values, limit: '3' })
  expect([opened, again, next].flatMap(({ data }) => data.items)).toEqual(expected.items)
})
