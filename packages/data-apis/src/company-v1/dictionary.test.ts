import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { listCompanyDictionary } from '../company-dictionaries.ts'
import { companyV1 } from '../company-v1.ts'

const calls = useDataCalls(companyV1, 'emis/company')
const { ctx } = calls

type Entries = Record<string, unknown>[]
const list = async (name: string, values = {}, more = {}) =>
  (await calls.ask<{ data: Entries }>(`dictionaryGet${name}`, values, more)).data

/** Every dictionary that takes no parameter, with the fields that tell its entries apart. */
const whole: Record<string, string[]> = {
  CountryList: ['countryCode'],
  CurrencyList: ['currencyCode'],
  GlobalLegalFormList: ['globalLegalForm'],
  LocalLegalFormList: ['countryCode', 'legalForm'],
  GlobalExecutivePositionList: ['globalPosition'],
  LocalExecutivePositionList: ['position'],
  IndustryList: ['naicsCode'],
  ExternalClassList: ['code'],
  CompanyTypeList: ['companyType'],
  OperationalStatusList: ['code'],
  StockExchangeList: ['code'],
  MarketSegmentList: ['code'],
  RegionList: ['zoneCode'],
  OwnerTypeList: ['code'],
  FinancialAuditorList: ['financialAuditorCode'],
  RatingAgencyList: ['code'],
  FinancialPeriodCodeList: ['code'],
  FinStandardBasicList: ['fstdCode'],
}

test.each(Object.entries(whole))('%s answers by the document, each entry once', async (name, keys) => {
  const entries = await list(name)
  expect(entries.length).toBeGreaterThan(2)
  expect(new Set(entries.map(entry => keys.map(key => entry[key]).join(' '))).size).toBe(entries.length)
})

test.each(['CompanyTypeList', 'IndustryList', 'OwnerTypeList', 'FinStandardBasicList', 'CurrencyList'])(
  '%s holds Chinese for those who read it',
  async name => {
    const entries = await list(name, {}, { language: 'zh' })
    expect(JSON.stringify(entries)).toMatch(/\p{Script=Han}/u)
    expect(JSON.stringify(await list(name))).not.toMatch(/\p{Script=Han}/u)
  },
)

test.each(['LocalLegalForm', 'LocalExecutivePosition', 'Region'])('%s can be limited to a country', async name => {
  const all = await list(`${name}List`)
  const own = await list(`${name}ByProductList`, { country: 'pl' })
  expect(own.length).toBeGreaterThan(0)
  const isOwn = (entry: Entries[0]) => entry.countryCode === 'PL' || String(entry.zoneCode).startsWith('PL-')
  expect(own).toEqual(all.filter(isOwn))
})

test('industries of a country are those that its companies have, in Chinese where that is its language', async () => {
  const polish = await list('IndustryByProductList', { country: 'PL' })
  expect(polish.length).toBeGreaterThan(3)
  expect(new Set(polish.map(({ prodCode, langCode }) => `${prodCode} ${langCode}`))).toEqual(new Set(['PL en']))
  const chinese = await list('IndustryByProductList', { country: 'CN' })
  expect(chinese[0]!.title).toMatch(/\p{Script=Han}/u)
  const { data } = await calls.ask<{ data: { total: number } }>('searchQueryCompany', {
    'filter[]': ['country:PL', `industry:${polish[0]!.naicsCode}`],
  })
  expect(data.total).toBeGreaterThan(0)
})

test('cities come in pages, and by region', async () => {
  const first = await list('CityList', { limit: '5' })
  const next = await list('CityList', { limit: '5', offset: '5' })
  expect([first.length, next.length]).toEqual([5, 5])
  expect(await list('CityList', { limit: '10' })).toEqual([...first, ...next])
  const region = String(first[0]!.zoneCode)
  expect((await list('CityByRegionList', { zoneCode: region })).every(({ zoneCode }) => zoneCode === region)).toBe(true)
})

test('a standard comes with its accounts, in their order and with their places in the tree', async () => {
  const [, local] = await list('FinStandardBasicList')
  const stdCode = String(local!.fstdCode)
  const { data } = await calls.ask<{ data: { accounts: Entries } }>('dictionaryGetFinStandardByFinStdCode', { stdCode })
  const accounts = await list('FinStandardAccountsByFinStdCodeList', { stdCode })
  expect(data.accounts).toEqual(accounts)
  expect(accounts.map(({ displayOrder }) => displayOrder)).toEqual(accounts.map((_, at) => at + 1))
  const codes = new Set(accounts.map(({ fstdAccountCode }) => fstdAccountCode))
  for (const { parentFstdAccountCode, fstdAccountStructCode, fstdAccountCode, indentationLevel } of accounts) {
    expect(parentFstdAccountCode === '' || codes.has(parentFstdAccountCode)).toBe(true)
    const path = String(fstdAccountStructCode).split('.')
    expect([path.at(-1), path.length - 1]).toEqual([fstdAccountCode, indentationLevel])
  }
})

test('the accounts for searching are those that a search takes', async () => {
  const accounts = await list('StdAccountsForSearch')
  expect(accounts.map(({ accountCode }) => accountCode)).toEqual(['TR', 'OP', 'NP', 'TA', 'TE', 'TL', 'EB'])
})

test.each([
  ['LocalLegalFormByProductList', { country: 'ZZ' }, 'country: there is no ZZ.'],
  ['RegionByProductList', { country: 'FJ' }, 'country: there is no product of the country FJ.'],
  ['IndustryByProductList', { country: 'FJ' }, 'country: there is no product of the country FJ.'],
  ['CityByRegionList', { zoneCode: 'PL-99' }, 'zoneCode: there is no PL-99.'],
  ['FinStandardByFinStdCode', { stdCode: '99999' }, 'stdCode: there is no 99999.'],
  ['FinStandardAccountsByFinStdCodeList', { stdCode: '99999' }, 'stdCode: there is no 99999.'],
])('%s refuses %j', async (name, values, words) => {
  const failure = { status: 400, code: '201', message: expect.stringContaining(words) }
  await expect(list(name, values)).rejects.toMatchObject(failure)
})

test('every parameter that is chosen from a list has one', async () => {
  const named = Object.values(calls.spec.components!.parameters!).flatMap(one => one['x-dictionary'] ?? [])
  expect(new Set(named).size).toBe(3)
  for (const name of named) {
    const choices = await listCompanyDictionary(ctx, name)
    expect(choices?.length, name).toBeGreaterThan(10)
  }
  expect(await listCompanyDictionary(ctx, 'constructor')).toBeUndefined()
})
