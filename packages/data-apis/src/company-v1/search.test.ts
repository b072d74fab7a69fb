import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV1 } from '../company-v1.ts'

const calls = useDataCalls(companyV1, 'emis/company')

interface Company {
  _type: string
  isic: number
  companyName: string
  companyLocalName: string
  companySizeRevenue: number
  companySizeYear: number
  countryCode: string
  externalIdList: { externalIdClass: string; externalId: string }[]
  mainActivityList: { naics: number }[]
  ownerList: { ownerCountry: string }[]
  segmentList: object[]
  employeeNumber: number
}
interface Statement {
  _type: string
  stmtId: number
  isic: number
  period: string
  fsYear: number
  countryCode: string
  consolidatedStatus: string
  endDate: string
  accountList?: { accountCode: string; accountValue: number }[]
}
interface Found<Item> {
  data: { total: number; offset: number; limit: number; resultList: Item[] }
}
type Values = Record<string, string | string[]>
const find = async (filter: string[], more: Values = {}) =>
  (await calls.ask<Found<Company>>('searchQueryCompany', { 'filter[]': filter, ...more })).data
const findStatements = async (filter: string[], more: Values = {}) =>
  (await calls.ask<Found<Statement>>('searchQueryStatement', { 'filter[]': filter, ...more })).data
const refused = (filter: string[], more: Values = {}) =>
  calls.ask('searchQueryCompany', { 'filter[]': filter, ...more }).then(
    () => 'It was not refused.',
    ({ status, code, message }) => `${status} ${code} ${message}`,
  )

test('finds the companies of several countries, and pages through all of them', async () => {
  const { total, resultList } = await find(['country:PL,BG'])
  expect(total).toBeGreaterThan(10)
  expect(new Set(resultList.map(({ countryCode }) => countryCode))).toEqual(new Set(['PL', 'BG']))
  const pages = []
  for (let offset = 0; offset < total; offset += 7) {
    pages.push(...(await find(['country:PL,BG'], { offset: String(offset), limit: '7' })).resultList)
  }
  expect(pages.map(({ isic }) => isic)).toEqual([...new Set(pages.map(({ isic }) => isic))])
  expect(pages).toHaveLength(total)
})

test('finds a company by each of its numbers, but not by the kind of one and the value of another', async () => {
  const { resultList } = await find(['country:PL'])
  const company = resultList.find(({ externalIdList }) => externalIdList.length > 1)!
  for (const { externalIdClass, externalId } of company.externalIdList) {
    const found = await find([`external_id_class:${externalIdClass}`, `external_id:${externalId}`])
    expect(found.resultList.map(({ isic }) => isic)).toContain(company.isic)
  }
  const [one, other] = company.externalIdList as [Company['externalIdList'][0], Company['externalIdList'][0]]
  const mixed = await find([`external_id_class:${one.externalIdClass}`, `external_id:${other.externalId}`])
  expect(mixed).toMatchObject({ total: 0, resultList: [] })
})

test('finds names in English and in the local language, in any case', async () => {
  const [company] = (await find(['country:CN'])).resultList as [Company]
  for (const name of [company.companyName, company.companyName.toUpperCase(), company.companyLocalName]) {
    expect((await find([`name:${name}`])).resultList.map(({ isic }) => isic)).toContain(company.isic)
  }
})

test('narrows by industry and everything below it, by size, employees, listing and owners', async () => {
  const industry = await find(['industry:52'], { extended: 'true' })
  expect(industry.total).toBeGreaterThan(0)
  const wide = await find(['revenue:1000000-5000000', 'include_estimated_revenue:true'])
  const exact = await find(['revenue:1-'])
  expect((await find(['revenue:1-', 'include_estimated_revenue:true'])).total).toBeGreaterThan(exact.total)
  for (const { companySizeRevenue } of wide.resultList) {
    expect(companySizeRevenue).toBeGreaterThanOrEqual(1_000_000)
    expect(companySizeRevenue).toBeLessThanOrEqual(5_000_000)
  }
  const large = await find(['employees:1000-', 'listed:true'], { extended: 'true' })
  expect(large.total).toBeGreaterThan(0)
  for (const { employeeNumber, segmentList } of large.resultList) {
    expect(employeeNumber).toBeGreaterThanOrEqual(1000)
    expect(segmentList).not.toEqual([])
  }
  const owned = await find(['owner_country:DE'], { extended: 'true' })
  expect(owned.total).toBeGreaterThan(0)
  for (const { ownerList } of owned.resultList)
    expect(ownerList.map(({ ownerCountry }) => ownerCountry)).toContain('DE')
})

test('finds a city by its code and by its name in either language', async () => {
  type Cities = { data: { cityCode: string; cityName: string; cityNameEng: string }[] }
  const { data } = await calls.ask<Cities>('dictionaryGetCityByRegionList', { zoneCode: 'cn-01' })
  const { cityCode, cityName, cityNameEng } = data[0]!
  const totals = await Promise.all(
    [cityCode, cityName, cityNameEng].map(async city => (await find([`city:${city}`])).total),
  )
  expect(new Set(totals).size).toBe(1)
  expect(totals[0]).toBeGreaterThan(0)
})

test('orders by what is asked for, both ways, and by id among equals', async () => {
  const revenues = async (order: string) =>
    (await find(['country:US'], { 'order[]': [order] })).resultList.map(({ companySizeRevenue }) => companySizeRevenue)
  const rising = (await revenues('revenue:asc')).filter(value => value !== undefined)
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  const falling = (await revenues('revenue:desc')).filter(value => value !== undefined)
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  for (const order of ['name', 'revenue_growth', 'assets', 'profit', 'equity', 'region', 'city']) {
    const { resultList } = await find(['country:US'], { 'order[]': [`${order}:desc`, 'name:asc'], orderLang: 'local' })
    expect(resultList.length).toBeGreaterThan(10)
  }
})

test('gives the revenue in dollars, euros and the currency of the company', async () => {
  const revenue = async (currency: string) => {
    const { resultList } = await find(['country:PL', 'revenue:1-'], { currency, limit: '1' })
    return resultList[0]!.companySizeRevenue
  }
  const [dollars, euros, zloty] = [await revenue('usd'), await revenue('eur'), await revenue('local')]
  expect(euros / dollars).toBeGreaterThan(0.7)
  expect(euros / dollars).toBeLessThan(1)
  expect(zloty / dollars).toBeGreaterThan(3)
})

test('offers as prospects only companies that operate and can be reached', async () => {
  const all = await find(['country:CN'])
  const prospects = await find(['country:CN'], { service: 'PROSPECT', extended: 'true' })
  expect(prospects.total).toBeGreaterThan(0)
  expect(prospects.total).toBeLessThan(all.total)
  expect(new Set(prospects.resultList.map(company => (company as unknown as { status: string }).status))).toEqual(
    new Set(['OPER']),
  )
})

test('finds statements by company, by themselves and by the values of accounts', async () => {
  const { total, resultList } = await findStatements(['country:PL,CN,US,RU', 'year:2023,2024', 'period:Y'], {
    'accountFilter[]': ['TR>1000000', 'NP<0'],
    extended: 'true',
  })
  expect(total).toBeGreaterThan(0)
  for (const { countryCode, fsYear, period, accountList } of resultList) {
    expect(['PL', 'CN', 'US', 'RU']).toContain(countryCode)
    expect(period).toBe('Y')
    expect([2023, 2024]).toContain(fsYear)
    const values = Object.fromEntries(accountList!.map(({ accountCode, accountValue }) => [accountCode, accountValue]))
    expect(values.TR).toBeGreaterThan(1_000_000)
    expect(values.NP).toBeLessThan(0)
  }
  const plain = await findStatements(['country:CN', 'consolidated:Y'], { limit: '1' })
  expect(plain.resultList[0]).not.toHaveProperty('accountList')
  expect(plain.resultList[0]!.consolidatedStatus).toBe('Y')
})

test('an end that does not belong to a range leaves out what lies on it', async () => {
  const [statement] = (await findStatements(['country:PL', 'period:Y'], { extended: 'true', limit: '1' })).resultList
  const { accountValue } = statement!.accountList!.find(({ accountCode }) => accountCode === 'TA')!
  const ids = async (comparison: string) => {
    const filter = ['country:PL', 'period:Y', `year:${statement!.fsYear}`]
    const { resultList } = await findStatements(filter, { 'accountFilter[]': [`TA${comparison}${accountValue}`] })
    return resultList.map(({ stmtId }) => stmtId)
  }
  for (const comparison of ['>=', '<=', '=']) expect(await ids(comparison)).toContain(statement!.stmtId)
  for (const comparison of ['>', '<']) expect(await ids(comparison)).not.toContain(statement!.stmtId)
})

test('a search that nothing fulfils finds nothing', async () => {
  expect(await find(['country:FJ'])).toEqual(expect.objectContaining({ total: 0, resultList: [] }))
  expect(await find(['name:no company is called like this'])).toMatchObject({ total: 0, resultList: [] })
  const statements = await findStatements(['country:PL', 'year:1950'])
  expect(statements).toMatchObject({ total: 0, resultList: [] })
})

test.each([
  ['country:ZZ', 'country: there is no ZZ.'],
  ['owner_country:ZZ', 'owner_country: there is no ZZ.'],
  ['external_id_class:PL-NOTHING', 'external_id_class: there is no PL-NOTHING.'],
  ['industry:99', 'industry: there is no 99.'],
  ['company_type:SHOP', 'company_type: there is no SHOP.'],
  ['operational_status:ASLEEP', 'operational_status: there is no ASLEEP.'],
  ['legal_form:NONE', 'legal_form: there is no NONE.'],
  ['region:Atlantis', 'region: there is no Atlantis.'],
  ["city:x'; drop table company.company; --", "city: there is no x'; drop table company.company; --."],
])('refuses %s by name', async (filter, words) => {
  expect(await refused([filter])).toBe(`400 201 filter[]: ${words} The dictionaries list the codes.`)
})

test('numbers of any size are compared and never break a search', async () => {
  for (const filter of ['employees:999999999999999-', 'revenue:-999999999999999.999999', 'employees:0.5-1.5']) {
    expect((await find([filter])).total).toBeGreaterThanOrEqual(0)
  }
  const filter = ['country:PL']
  await findStatements(filter, { 'accountFilter[]': ['TR>-999999999999999', 'TA<=999999999999999.5'] })
})
