import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV1 } from '../company-v1.ts'

const calls = useDataCalls(companyV1, 'emis/company')

type Full = Record<string, unknown> & {
  isic: number
  companyName: string
  companySizeYear: number
  ownerList: { ownershipType: string; ownerIsic?: number; ownerName: string; ownershipPercentage?: number }[]
  affiliateList: { affiliateIsic: number; affiliateshipPercentage?: number }[]
  executiveList: { executiveCode: string; globalExecutiveCode: string }[]
}
type Values = Record<string, string | string[]>
const ask = async <Data>(operation: string, values: Values = {}, more = {}) =>
  (await calls.ask<{ data: Data }>(operation, values, more)).data
const full = (isic: number, more: Values = {}) => ask<Full>('companiesGetFullCompany', { isic: String(isic), ...more })
const unknown = { status: 404, code: '300', message: 'There is no company 99999999.' }

test('a company that a search finds can be read, and so can its statements', async () => {
  const { resultList } = await ask<{ resultList: { isic: number }[] }>('searchQueryCompany', {
    'filter[]': ['country:PL', 'year:2024'],
    limit: '3',
  })
  expect(resultList).toHaveLength(3)
  for (const { isic } of resultList) {
    const company = await full(isic)
    expect(await ask('companiesGetCompany', { isic: String(isic) })).toMatchObject({ companyName: company.companyName })
    const statements = await ask<{ stmtId: number; fsYear: number }[]>('statementsGetCompanyStatements', {
      isic: String(isic),
    })
    expect(statements.map(({ fsYear }) => fsYear)).toContain(2024)
    for (const { stmtId } of statements) {
      const statement = await ask<{ isic: number }>('statementsGetStatementById', { stmtid: String(stmtId) })
      expect(statement.isic).toBe(isic)
    }
  }
})

test('an owner that is a company has the company among its affiliates', async () => {
  const { resultList } = await ask<{ resultList: Full[] }>('searchQueryCompany', {
    'filter[]': ['country:CN,US,PL'],
    extended: 'true',
  })
  const owned = resultList.filter(({ ownerList }) => ownerList.some(({ ownerIsic }) => ownerIsic))
  expect(owned.length).toBeGreaterThan(0)
  for (const company of owned.slice(0, 5)) {
    const { ownerIsic } = company.ownerList.find(owner => owner.ownerIsic && owner.ownershipType !== 'U')!
    const owner = await full(ownerIsic!)
    expect(owner.affiliateList.map(({ affiliateIsic }) => affiliateIsic)).toContain(company.isic)
  }
})

test('sections narrow the full profile, and the short one is always there', async () => {
  const whole = await full(1250077)
  const ownership = await full(1250077, { 'section[]': ['ownership'] })
  expect(ownership).toMatchObject({ isic: 1250077, ownerList: whole.ownerList, executiveList: whole.executiveList })
  expect(ownership).not.toHaveProperty('address')
  const parts = ['header', 'basics', 'business', 'ownership', 'financials']
  const all = await Promise.all(parts.map(part => full(1250077, { 'section[]': [part] })))
  expect(Object.assign({}, ...all)).toEqual(whole)
})

test('the positions of executives, and the codes of a company, are in the dictionaries', async () => {
  const company = (await full(1250077)) as Full & { companyType: string; status: string; legalForm: string }
  const codes = async (operation: string, field: string) =>
    (await ask<Record<string, unknown>[]>(operation)).map(entry => entry[field])
  expect(await codes('dictionaryGetCompanyTypeList', 'companyType')).toContain(company.companyType)
  expect(await codes('dictionaryGetOperationalStatusList', 'code')).toContain(company.status)
  expect(await codes('dictionaryGetLocalLegalFormList', 'legalForm')).toContain(company.legalForm)
  const local = await codes('dictionaryGetLocalExecutivePositionList', 'position')
  const global = await codes('dictionaryGetGlobalExecutivePositionList', 'globalPosition')
  expect(company.executiveList.length).toBeGreaterThan(0)
  for (const { executiveCode, globalExecutiveCode } of company.executiveList) {
    expect(local).toContain(executiveCode)
    expect(global).toContain(globalExecutiveCode)
  }
})

test('a list for mirroring goes through a country by id, and from a day on only through what has changed', async () => {
  type List = { isic: number; countryCode: string; profileUpdateDate: string }[]
  const list = (more: Values) => ask<List>('companiesGetCompanyList', { country: 'pl', limit: '1000', ...more })
  const all = await list({})
  expect(all.length).toBeGreaterThan(3)
  expect(all.map(({ isic }) => isic)).toEqual(all.map(({ isic }) => isic).toSorted((a, b) => a - b))
  const page = await list({ limit: '2', offset: '1' })
  expect(page).toEqual(all.slice(1, 3))
  const days = all.map(({ profileUpdateDate }) => profileUpdateDate).toSorted()
  const day = days.at(-2)!
  expect(await list({ lastUpdate: day })).toEqual(all.filter(({ profileUpdateDate }) => profileUpdateDate >= day))
  expect(await list({ lastUpdate: '2999-01-01' })).toEqual([])
  const numbers = await ask<{ isic: number; externalIdList: object[] }[]>('companiesGetCompanyIdMap', {
    country: 'PL',
    limit: '1000',
  })
  expect(numbers.map(({ isic }) => isic)).toEqual(all.map(({ isic }) => isic))
  expect(numbers.every(({ externalIdList }) => externalIdList.length > 0)).toBe(true)
  await expect(list({ country: 'ZZ' })).rejects.toMatchObject({ status: 400, code: '201' })
})

test('compares a company with its industries, in words of the caller', async () => {
  interface Benchmark {
    riskProfile: string
    period: { year: number; companyCount: number }
    financialScores: { benchmark: { risk: string; benchmarkScore: number }; trend: { risk: string } }[]
  }
  const benchmark = await ask<Benchmark>('companiesGetBenchmarkCompany', { isic: '1250077' })
  expect(benchmark.financialScores.length).toBeGreaterThan(0)
  const earlier = await ask<Benchmark>('companiesGetBenchmarkCompany', { isic: '1250077', year: '2023' })
  expect(earlier.period.year).toBe(2023)
  const chinese = await ask<Benchmark>('companiesGetBenchmarkCompany', { isic: '1250077' }, { language: 'zh' })
  expect(chinese.riskProfile).toMatch(/风险/)
  const without = ask('companiesGetBenchmarkCompany', { isic: '1250077', year: '1950' })
  await expect(without).rejects.toMatchObject({ status: 404, code: '301' })
})

test.each(['companiesGetCompany', 'companiesGetFullCompany', 'companiesGetBenchmarkCompany'])(
  '%s says when there is no such company',
  async operation => {
    await expect(ask(operation, { isic: '99999999' })).rejects.toMatchObject(unknown)
  },
)
