import { expect, test } from 'vitest'
import { useDataCalls } from '../../../tests/support/data-calls.ts'
import { dealwatch } from './dealwatch.ts'

const calls = useDataCalls(dealwatch, 'emis/dealwatch')
const { ctx } = calls

interface Code {
  code: string
  name: string
}
interface Summary {
  dealId: number
  title: string
  dealType: Code
  status: Code
  announcedDate: string
  completedDate?: string
  target: string
  buyer?: string
  seller?: string
  countries: string[]
  value?: number
  currency: string
  isEstimated: boolean
  stake?: number
  updatedOn: string
}
interface Party {
  companyId?: number
  name: string
  nameLocal?: string
  countryCode: string
  isPerson: boolean
}
interface Deal extends Summary {
  targets: Party[]
  buyers: Party[]
  sellers: Party[]
  advisors: { advisorId: number; name: string; side: string }[]
  industries: Code[]
  values?: { local: number; localCurrency: string; usd: number; eur: number }
  targetFinancials: { year: number; currency: string; revenue: number; netProfit: number; totalAssets: number }
}
interface Page<Entry> {
  data: { total: number; offset: number; limit: number; resultList: Entry[] }
}

const search = async (values: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  (await calls.ask<Page<Summary>>('searchDealGetDeals', { limit: '100', ...values }, { language })).data
const info = async (dealId: number, language: 'en' | 'zh' = 'en') =>
  (await calls.ask<{ data: Deal }>('dealInfoGetDealInfo', { dealId: String(dealId) }, { language })).data
interface Participant {
  companyId?: number
  advisorId?: number
  name: string
  countryCode: string
  types?: string[]
  dealCount: number
}
const list = async (operation: string, values: Record<string, string>, language: 'en' | 'zh' = 'en') =>
  (await calls.ask<Page<Participant>>(operation, values, { language })).data
const refused = (operation: string, values: Record<string, string>) =>
  calls.ask(operation, values).then(
    () => undefined,
    ({ status, code, message }: { status: number; code: string; message: string }) => [status, code, message],
  )

/** The first deal of a search that has what a test needs. */
const someDeal = async (isWanted: (deal: Deal) => unknown) => {
  for (const { dealId } of (await search()).resultList) {
    const deal = await info(dealId)
    if (isWanted(deal)) return deal
  }
  throw new Error('The sample has no such deal.')
}

test('lists deals page by page, the newest announcement first, each once', async () => {
  const pages = [await search({ limit: '60' }), await search({ limit: '60', offset: '60' })]
  const days = pages.flatMap(({ resultList }) => resultList.map(({ announcedDate }) => announcedDate))
  expect(days).toEqual(days.toSorted().reverse())
  expect(new Set(pages.flatMap(({ resultList }) => resultList.map(({ dealId }) => dealId))).size).toBe(120)
  expect(pages.map(({ total }) => total)).toEqual([pages[0]!.total, pages[0]!.total])
  expect(pages[0]!.total).toBeGreaterThan(120)
})

test('orders by value and by last change, deals without a value last', async () => {
  const values = (await search({ order: 'value_desc' })).resultList.map(({ value }) => value ?? -1)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
  const rising = (await search({ order: 'value_asc' })).resultList.map(({ value }) => value ?? Number.POSITIVE_INFINITY)
  expect(rising).toEqual(rising.toSorted((one, other) => one - other))
  const changes = (await search({ order: 'updated_desc' })).resultList.map(({ updatedOn }) => updatedOn)
  expect(changes).toEqual(changes.toSorted().reverse())
  const oldest = (await search({ order: 'announced_asc' })).resultList.map(({ announcedDate }) => announcedDate)
  expect(oldest).toEqual(oldest.toSorted())
})

test('opens every deal of a page in the same words as the list', async () => {
  for (const summary of (await search({ limit: '20' })).resultList) {
    expect(await info(summary.dealId)).toMatchObject({ ...summary, _type: 'Deal' })
  }
})

test.each(['buyer', 'seller', 'target'] as const)('finds a %s by id and by a part of the name', async role => {
  const deal = await someDeal(one => one[`${role}s`][0]?.companyId)
  const { companyId, name } = deal[`${role}s`][0]!
  const byId = await search({ [role]: String(companyId) })
  const byName = await search({ [role]: name.slice(0, -3).toUpperCase() })
  for (const { resultList } of [byId, byName]) expect(resultList.map(({ dealId }) => dealId)).toContain(deal.dealId)
  for (const { dealId } of byId.resultList) {
    expect((await info(dealId))[`${role}s`].map(party => party.companyId)).toContain(companyId)
  }
})

test('finds an advisor by id and by name', async () => {
  const deal = await someDeal(({ advisors }) => advisors.length)
  const { advisorId, name } = deal.advisors[0]!
  const byId = (await search({ advisor: String(advisorId) })).resultList.map(({ dealId }) => dealId)
  expect(byId).toContain(deal.dealId)
  expect((await search({ advisor: name })).resultList.map(({ dealId }) => dealId)).toEqual(expect.arrayContaining(byId))
})

test('narrows by country, industry, type and status', async () => {
  const chinese = await search({ 'countries[]': 'cn' })
  expect(new Set(chinese.resultList.flatMap(({ countries }) => countries))).toEqual(new Set(['CN']))
  const deal = await someDeal(({ buyers }) => buyers.length)
  const { resultList } = await search({
    'buyerCountries[]': deal.buyers[0]!.countryCode,
    'industries[]': deal.industries[0]!.code.slice(0, 2),
    'dealTypes[]': deal.dealType.code,
    'statuses[]': deal.status.code,
  })
  expect(resultList.map(({ dealId }) => dealId)).toContain(deal.dealId)
  for (const { dealId } of resultList) {
    const found = await info(dealId)
    expect([found.dealType, found.status]).toEqual([deal.dealType, deal.status])
    expect(found.industries[0]!.code.slice(0, 2)).toBe(deal.industries[0]!.code.slice(0, 2))
  }
})

test('narrows by days, stake and last change', async () => {
  const span = await search({ announcedFrom: '2022-01-01', announcedTo: '2023-12-31', stakeFrom: '20', stakeTo: '60' })
  expect(span.total).toBeGreaterThan(0)
  for (const { announcedDate, stake } of span.resultList) {
    expect(announcedDate.slice(0, 4)).toMatch(/2022|2023/)
    expect(stake).toBeGreaterThanOrEqual(20)
    expect(stake).toBeLessThanOrEqual(60)
  }
  const done = await search({ completedFrom: '2024-01-01', completedTo: '2024-12-31' })
  expect(done.resultList.every(({ completedDate }) => completedDate?.startsWith('2024'))).toBe(true)
  const changed = await search({ updatedFrom: '2026-01-01T00:00:00Z' })
  const before = (await search()).resultList.filter(({ updatedOn }) => updatedOn < '2026').length
  expect(changed.resultList.every(({ updatedOn }) => updatedOn >= '2026')).toBe(true)
  expect(before).toBeGreaterThan(0)
})

test('compares and gives values in the currency asked for', async () => {
  const { values, dealId } = await someDeal(one => one.values && one.values.localCurrency !== 'USD')
  const near = (value: number) => ({ valueFrom: String(value * 0.999), valueTo: String(value * 1.001) })
  const find = async (currency: string, value: number) =>
    (await search({ currency, ...near(value) })).resultList.find(deal => deal.dealId === dealId)
  expect(await find('USD', values!.usd)).toMatchObject({ value: values!.usd, currency: 'USD' })
  expect(await find('EUR', values!.eur)).toMatchObject({ value: values!.eur, currency: 'EUR' })
  expect(await find('LOCAL', values!.local)).toMatchObject({ value: values!.local, currency: values!.localCurrency })
  expect(await find('USD', values!.local)).toBeUndefined()
})

test('leaves estimated values out when asked to', async () => {
  const all = await search()
  const disclosed = await search({ includeEstimated: 'false' })
  expect(all.resultList.some(({ isEstimated }) => isEstimated)).toBe(true)
  expect(disclosed.resultList.some(({ isEstimated }) => isEstimated)).toBe(false)
  expect(disclosed.total).toBeLessThan(all.total)
})

test('finds words in English and Chinese, other forms of them, and in spite of a misspelling', async () => {
  const total = async (keyword: string) => (await search({ keyword })).total
  expect(await total('steel')).toBeGreaterThan(0)
  expect(await total('钢')).toBeGreaterThan(0)
  expect(await total('acquisitions')).toBeGreaterThan(0)
  expect(await total('stele')).toBe(await total('steel'))
  expect(await total('steel NOT acquisition')).toBeLessThan(await total('steel'))
  expect(await total('zzzz')).toBe(0)
})

test('gives texts in Chinese, and Chinese companies under their own names', async () => {
  const { dealId, targets } = await someDeal(one => one.countries[0] === 'CN')
  const deal = await info(dealId, 'zh')
  expect(deal.target).toBe(targets[0]!.nameLocal)
  expect(`${deal.title}${deal.dealType.name}${deal.status.name}`).toMatch(/\p{Script=Han}/u)
  const [summary] = (await search({ target: String(targets[0]!.companyId) }, 'zh')).resultList
  expect(summary!.target).toBe(targets[0]!.nameLocal)
})

test('names companies that can be opened in the company data', async () => {
  const { buyers, targets } = await someDeal(one => one.buyers[0]?.companyId)
  for (const { companyId, name, nameLocal, countryCode } of [...buyers, ...targets]) {
    const { rows } = await ctx.pool.query('select * from company.company where id = $1', [companyId])
    expect(rows).toEqual([expect.objectContaining({ name, name_local: nameLocal ?? name, country_code: countryCode })])
  }
})

test("measures the price by the figures of the target's statement", async () => {
  const { targets, targetFinancials } = await someDeal(one => one.targetFinancials.year >= 2021 && one.values)
  const { rows } = await ctx.pool.query(
    `select revenue_usd, net_profit_usd, assets_usd, currency from company.statement
     where company_id = $1 and year = $2 and period = 'Y' order by is_consolidated desc limit 1`,
    [targets[0]!.companyId, targetFinancials.year],
  )
  const { currency, revenue, netProfit, totalAssets } = targetFinancials
  expect(rows[0].currency).toBe(currency)
  expect(netProfit / revenue).toBeCloseTo(rows[0].net_profit_usd / rows[0].revenue_usd, 2)
  expect(totalAssets / revenue).toBeCloseTo(rows[0].assets_usd / rows[0].revenue_usd, 2)
})

test('finds companies in deals by either name, and counts their deals', async () => {
  const { targets } = await someDeal(one => one.countries[0] === 'CN')
  const { companyId, name, nameLocal } = targets[0]!
  const find = async (values: Record<string, string>) =>
    (await list('searchCompaniesGetListCompanies', values)).resultList.find(entry => entry.companyId === companyId)
  expect(await find({ name: name.slice(0, 12) })).toMatchObject({ companyId, name, countryCode: 'CN' })
  const company = await find({ name: nameLocal!.slice(1, 5), role: 'target', country: 'cn' })
  expect(company).toMatchObject({ dealCount: (await search({ target: String(companyId) })).total })
  expect(await find({ name, country: 'PL' })).toBeUndefined()
})

test('finds advisors by name, country and kind, the busiest first', async () => {
  const { resultList, total } = await list('searchAdvisorsGetListAdvisors', { name: 'capital', limit: '100' })
  const counts = resultList.map(({ dealCount }) => dealCount)
  expect(total).toBeGreaterThan(10)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  const { advisorId, countryCode, dealCount } = resultList[0]!
  expect((await search({ advisor: String(advisorId) })).total).toBe(dealCount)
  const lawyers = await list('searchAdvisorsGetListAdvisors', { name: 'law', type: 'LEG', country: countryCode })
  expect(lawyers.resultList.every(({ types }) => types?.includes('LEG'))).toBe(true)
  const chinese = await list('searchAdvisorsGetListAdvisors', { name: '律师事务所' }, 'zh')
  expect(chinese.resultList[0]!.name).toMatch(/律师事务所$/)
})

test.each([
  ['dictionaryGetCountries', 'PL', 'Poland', '波兰'],
  ['dictionaryGetIndustries', '22', 'Utilities', '公用事业'],
  ['dictionaryGetDealTypes', 'ACQ', 'Acquisition', '收购'],
  ['dictionaryGetDealStatuses', 'COM', 'Completed', '已完成'],
  ['dictionaryGetAdvisorTypes', 'LEG', 'Legal', '法律'],
  ['dictionaryGetFinancingMethods', 'CASH', 'Cash', '现金'],
  ['dictionaryGetCurrencies', 'CNY', 'Chinese Yuan', '人民币'],
])('%s lists its codes in both languages', async (operation, code, en, zh) => {
  const names = async (language: 'en' | 'zh') =>
    (await calls.ask<{ data: Code[] }>(operation, {}, { language })).data.find(entry => entry.code === code)
  expect(await names('en')).toMatchObject({ code, name: en })
  expect(await names('zh')).toMatchObject({ code, name: zh })
})

test.each([
  ['searchDealGetDeals', { 'countries[]': 'XX' }, 400, '201', /countries\[\]: there is no XX/],
  ['searchDealGetDeals', { 'sellerCountries[]': 'QQ' }, 400, '201', /sellerCountries\[\]/],
  ['searchDealGetDeals', { 'industries[]': '99' }, 400, '201', /there is no 99/],
  ['searchDealGetDeals', { buyer: '9999999' }, 400, '201', /buyer: there is nothing with the id 9999999/],
  ['searchDealGetDeals', { seller: '99999999999999999999' }, 400, '201', /seller: there is nothing/],
  ['searchDealGetDeals', { advisor: '1' }, 400, '201', /advisor/],
  ['searchDealGetDeals', { target: '()' }, 400, '201', /no word/],
  ['searchDealGetDeals', { keyword: '---' }, 400, '201', /no word/],
  ['searchDealGetDeals', { valueFrom: '10', valueTo: '9' }, 400, '201', /valueFrom \(10\) lies above valueTo \(9\)/],
  ['searchDealGetDeals', { stakeFrom: '60', stakeTo: '50' }, 400, '201', /stakeFrom/],
  ['searchDealGetDeals', { announcedFrom: '2024-02-01', announcedTo: '2024-01-31' }, 400, '201', /announcedFrom/],
  ['searchDealGetDeals', { completedFrom: '2024-02-01', completedTo: '2023-01-31' }, 400, '201', /completedFrom/],
  ['searchCompaniesGetListCompanies', { name: 'a', country: 'XX' }, 400, '201', /country: there is no XX/],
  ['searchCompaniesGetListCompanies', { name: '%' }, 400, '201', /no word/],
  ['searchAdvisorsGetListAdvisors', { name: 'a', country: 'XX' }, 400, '201', /country: there is no XX/],
  ['dealInfoGetDealInfo', { dealId: '9999999' }, 404, '330', /Deal not found/],
])('%s refuses %o', async (operation, values, status, code, message) => {
  expect(await refused(operation, values as Record<string, string>)).toEqual([
    status,
    code,
    expect.stringMatching(message),
  ])
})

test('takes what looks like an attack for a name that nobody has', async () => {
  const { total } = await search()
  for (const name of ["'; drop table deal.deal; --", '100% _zz_', '\\x00 or 1=1']) {
    expect((await search({ buyer: name })).total).toBe(0)
    expect((await list('searchCompaniesGetListCompanies', { name })).total).toBe(0)
  }
  expect((await search()).total).toBe(total)
})
