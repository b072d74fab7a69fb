import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { realEstate } from '../real-estate.ts'

interface Page<Item> {
  data: { total: number; items: Item[] }
}
interface Company {
  id: string
  name: string
  roles: string[]
  country_code: string
  holdings_count: number
}
interface Indicator {
  indicator: CodeName
  property_type: CodeName
  unit: string
  points: { period: string; value: number }[]
}
interface CodeName {
  code: string
  name: string
}

const { ask, operationIds } = useDataCalls(realEstate, 'redd/api-v1')

const page = async <Item>(operation: string, values: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  (await ask<Page<Item>>(operation, values, { language })).data
const indicators = (values: Record<string, string>) => page<Indicator>('getMarketIndicators', values)

test('every operation of the document has a handler', () => {
  expect(Object.keys(realEstate.handlers).sort()).toEqual(operationIds.toSorted())
  expect(operationIds).toHaveLength(24)
})

test('lists cities and their parts', async () => {
  const { items, total } = await page<{ id: string; name: string; parent_id?: string }>('listMarkets', {
    country: 'gb',
  })
  expect(total).toBe(items.length)
  expect(items[0]).toEqual({ id: items[0]!.id, name: 'London', country_code: 'GB' })
  expect(items[1]).toMatchObject({ name: 'City of London', parent_id: items[0]!.id })
  expect((await page('listMarkets')).total).toBeGreaterThan(110)
  await expect(page('listMarkets', { country: 'ZZ' })).rejects.toMatchObject({ code: 'INVALID_PARAMETER' })
})

test('gives ten years of every indicator, oldest first and without gaps', async () => {
  const { items } = await indicators({ id: 'MKT-0001' })
  expect(new Set(items.map(({ property_type }) => property_type.code)).size).toBe(4)
  for (const { points } of items) {
    const periods = points.map(({ period }) => period)
    expect([periods[0], periods.at(-1), periods.length]).toEqual(['2016Q1', '2026Q3', 43])
    expect(periods).toEqual(periods.toSorted())
  }
})

test('narrows indicators by kind of property, by name and by quarter', async () => {
  const values = { id: 'MKT-0001', property_type: 'office', indicator: 'vacancy_rate,prime_rent' }
  const { items } = await indicators({ ...values, from: '2025Q4', to: '2026Q2' })
  expect(items.map(({ indicator }) => indicator.code)).toEqual(['prime_rent', 'vacancy_rate'])
  expect(items[0]!.points.map(({ period }) => period)).toEqual(['2025Q4', '2026Q1', '2026Q2'])
  expect(items[0]!.property_type).toEqual({ code: 'office', name: 'Office' })
  expect(items.map(({ unit }) => unit)).toEqual(['CNY/sqm/year', 'percent'])
  expect(await indicators({ ...values, to: '1999Q4' })).toEqual({ total: 0, items: [] })
  expect((await indicators({ id: 'MKT-0001', property_type: 'hotel' })).total).toBe(0)
})

test('the stock grows by what is completed', async () => {
  const { items } = await indicators({ id: 'MKT-0001', property_type: 'office', indicator: 'stock,new_supply' })
  const [stock, supply] = items.map(({ points }) => points.map(({ value }) => value))
  for (let at = 1; at < stock!.length; at++) {
    const grown = stock![at]! - stock![at - 1]!
    expect(Math.abs(grown - supply![at]!)).toBeLessThan(stock![at]! * 0.0001)
  }
})

test('refuses quarters in the wrong order, and a market that is not there', async () => {
  const wrong = indicators({ id: 'MKT-0001', from: '2026Q2', to: '2026Q1' })
  await expect(wrong).rejects.toMatchObject({ status: 400, code: 'INVALID_PARAMETER' })
  await expect(indicators({ id: 'MKT-9999' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('finds companies by a part of their name, their country and their roles', async () => {
  const find = (values: Record<string, string>) => page<Company>('listCompanies', values)
  const all = await find({})
  const names = all.items.map(({ name }) => name)
  expect(names.length).toBe(25)
  const { items } = await find({ name: 'MERIDIAN real', role: 'investor' })
  expect(items).toMatchObject([{ name: 'Meridian Real Estate Partners', country_code: 'GB' }])
  expect((await find({ name: '云禾' })).items[0]).toMatchObject({ name: 'Yunhe Property Advisors' })
  for (const { roles, country_code } of (await find({ country: 'pl', role: 'developer,lender' })).items) {
    expect(country_code).toBe('PL')
    expect(roles.some(role => role === 'developer' || role === 'lender')).toBe(true)
  }
  expect(await find({ name: '100%_' })).toEqual({ total: 0, items: [] })
  await expect(find({ country: 'XX' })).rejects.toMatchObject({ status: 400 })
})

test('the holdings of a company are as many as it says', async () => {
  const { data: property } = await ask<{ data: { owners: { id: string }[] } }>('getProperty', { id: 'PRP-000048' })
  const { id } = property.owners[0]!
  const { data: company } = await ask<{ data: Company }>('getCompany', { id })
  const { total, items } = await page<{ type: string; id: string }>('listCompanyHoldings', { id, limit: '100' })
  expect(total).toBe(company.holdings_count)
  expect(items).toContainEqual(expect.objectContaining({ type: 'property', id: 'PRP-000048', role: 'owner' }))
  const second = await page<{ id: string }>('listCompanyHoldings', { id, limit: '1', offset: '1' })
  expect(second.items[0]!.id).toBe(items[1]!.id)
  for (const operation of ['getCompany', 'listCompanyHoldings']) {
    await expect(ask(operation, { id: 'CMP-999999' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})

test('a developer holds its projects', async () => {
  const { items } = await page<{ id: string; developers: { id: string }[] }>('listProjects', { limit: '1' })
  const holdings = await page<{ id: string }>('listCompanyHoldings', { id: items[0]!.developers[0]!.id, limit: '100' })
  expect(holdings.items.map(({ id }) => id)).toContain(items[0]!.id)
})

test('every dictionary has names in both languages', async () => {
  for (const operation of operationIds.filter(id => realEstateDictionaries.includes(id))) {
    const [english, chinese] = [await page<CodeName>(operation), await page<CodeName>(operation, {}, 'zh')]
    expect(english.items.length).toBeGreaterThan(4)
    expect(new Set(chinese.items.map(({ code }) => code))).toEqual(new Set(english.items.map(({ code }) => code)))
    for (const { name } of chinese.items) expect(name).toMatch(/\p{Script=Han}/u)
  }
})

const realEstateDictionaries = [
  ...['listCountries', 'listPropertyTypes', 'listProjectStages', 'listTransactionTypes', 'listArticleTypes'],
  ...['listCompanyRoles', 'listIndicators', 'listCurrencies', 'listLanguages'],
]

test('cities come by the page and by country', async () => {
  const { total, items } = await page<{ code: string; country_code: string }>('listCities', { country: 'DE' })
  expect([total, items.map(({ code }) => code)]).toEqual([4, ['DEBER', 'DEFRA', 'DEHAM', 'DEMUC']])
  const all = await page<{ code: string }>('listCities', { limit: '100' })
  expect(all.total).toBeGreaterThan(40)
  expect((await page<{ code: string }>('listCities', { limit: '1', offset: '3' })).items[0]).toEqual(all.items[3])
})
