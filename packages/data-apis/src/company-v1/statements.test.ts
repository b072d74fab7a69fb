import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV1 } from '../company-v1.ts'

const calls = useDataCalls(companyV1, 'emis/company')

interface Account {
  _type: string
  accountCode: string
  accountValue: number
  accountType: string
}
interface Statement {
  stmtId: number
  isic: number
  period: string
  fsYear: number
  consolidatedStatus: string
  lastUpdate: string
  displayCurrency: string
  originalCurrency: string
  multiple: number
  endDate: string
  accountList: Account[]
}
type Values = Record<string, string | string[]>
const ask = async <Data>(operation: string, values: Values = {}) =>
  (await calls.ask<{ data: Data }>(operation, values)).data
const isic = '1250077'
const byCode = { isic, year: '2024', period: 'Y', consolidated: 'N' }
const value = ({ accountList }: Statement, code: string) =>
  accountList.find(({ accountCode }) => accountCode === code)!.accountValue

test('the same statement comes by its code, by its id, and among others', async () => {
  const statement = await ask<Statement>('statementsGetStatementByCode', byCode)
  expect(statement).toMatchObject({ isic: 1250077, fsYear: 2024, period: 'Y', consolidatedStatus: 'N' })
  expect(await ask('statementsGetStatementById', { stmtid: String(statement.stmtId) })).toEqual(statement)
  const others = await ask<Statement[]>('statementsGetCompanyStatements', { isic })
  const ids = others.slice(0, 3).map(({ stmtId }) => String(stmtId))
  const wanted = [...ids.toReversed(), String(statement.stmtId)]
  const several = await ask<Statement[]>('statementsGetStatementsByIds', { 'stmtid[]': wanted })
  expect(several.map(({ stmtId }) => String(stmtId))).toEqual(wanted)
  expect(several.at(-1)).toEqual(statement)
})

test('gives the accounts in dollars, in euros, and in the currency of the statement', async () => {
  const read = (currency: string) => ask<Statement>('statementsGetStatementByCode', { ...byCode, currency })
  const [dollars, euros, local] = await Promise.all([read('usd'), read('eur'), read('local')])
  expect([dollars, euros, local].map(({ displayCurrency }) => displayCurrency)).toEqual([
    'USD',
    'EUR',
    local.originalCurrency,
  ])
  expect(value(euros, 'TR') / value(dollars, 'TR')).toBeCloseTo(value(euros, 'TA') / value(dollars, 'TA'), 2)
  expect(value(local, 'TR')).not.toBe(value(dollars, 'TR'))
  expect(value(euros, 'RNM')).toBe(value(dollars, 'RNM'))
})

test('the accounts add up: assets are equity and liabilities', async () => {
  const statement = await ask<Statement>('statementsGetStatementByCode', { ...byCode, currency: 'local' })
  expect(value(statement, 'TE') + value(statement, 'TL')).toBeCloseTo(value(statement, 'TA'), 2)
})

test('sums that the dictionary promises hold in the statements', async () => {
  type Entry = {
    fstdAccountCode: string
    parentFstdAccountCode: string
    accountSign: string
    checksumSubaccounts: string
  }
  const accounts = await ask<Entry[]>('dictionaryGetFinStandardAccountsByFinStdCodeList', { stdCode: '1' })
  const statement = await ask<Statement>('statementsGetStatementByCode', { ...byCode, currency: 'local' })
  const sums = accounts.filter(({ checksumSubaccounts }) => checksumSubaccounts === 'Y')
  expect(sums.length).toBeGreaterThan(3)
  for (const { fstdAccountCode } of sums) {
    const parts = accounts.filter(({ parentFstdAccountCode }) => parentFstdAccountCode === fstdAccountCode)
    const total = parts.reduce(
      (sum, part) => sum + (part.accountSign === '-' ? -1 : 1) * value(statement, part.fstdAccountCode),
      0,
    )
    expect([fstdAccountCode, total]).toEqual([fstdAccountCode, expect.closeTo(value(statement, fstdAccountCode), 1)])
  }
})

test('extended gives name, type and place of each account', async () => {
  const statement = await ask<Statement>('statementsGetStatementByCode', { ...byCode, extended: 'true' })
  expect(statement.accountList[0]).toMatchObject({
    _type: 'StatementAccountExtended',
    accountCode: 'TR',
    accountEnglishName: 'Total operating revenue',
    accountType: 'IS',
    displayOrder: 1,
    standardCode: 1,
  })
  expect(new Set(statement.accountList.map(({ accountType }) => accountType))).toEqual(
    new Set(['IS', 'BS', 'CF', 'RT']),
  )
})

test('lists the statements of a company, newest first, by period and from a day on', async () => {
  const all = await ask<Statement[]>('statementsGetCompanyStatements', { isic })
  expect(new Set(all.map(({ fsYear }) => fsYear)).size).toBeGreaterThanOrEqual(5)
  const years = all.map(({ fsYear }) => fsYear)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const annual = await ask<Statement[]>('statementsGetCompanyStatements', { isic, period: 'Y', extended: 'true' })
  expect(annual).toHaveLength(all.filter(({ period }) => period === 'Y').length)
  const day = all[0]!.lastUpdate
  expect(await ask('statementsGetCompanyStatements', { isic, lastUpdate: day })).toEqual(
    all.filter(({ lastUpdate }) => lastUpdate >= day),
  )
})

test('the newest statement is the first of the list', async () => {
  const [first] = await ask<Statement[]>('statementsGetCompanyStatements', { isic, period: 'Y' })
  expect(await ask('statementsGetCompanyLatestStatement', { isic })).toMatchObject({ stmtId: first!.stmtId })
})

test('lists the statements of a country and of named companies, of changed ones alone from a day on', async () => {
  interface Listed {
    isic: number
    countryCode: string
    stmtUpdateList: Statement[]
  }
  const list = (values: Values) => ask<Listed[]>('statementsGetCompanyStatementsList', values)
  const country = await list({ country: 'BG', limit: '3' })
  expect(country).toHaveLength(3)
  expect(country.every(({ countryCode, stmtUpdateList }) => countryCode === 'BG' && stmtUpdateList.length > 0)).toBe(
    true,
  )
  const ids = country.map(each => String(each.isic))
  expect(await list({ 'isic[]': ids, country: 'bg' })).toEqual(country)
  expect(await list({ 'isic[]': ids, offset: '1', limit: '1' })).toEqual([country[1]])
  const days = country.flatMap(({ stmtUpdateList }) => stmtUpdateList.map(({ lastUpdate }) => lastUpdate)).toSorted()
  const changed = await list({ 'isic[]': ids, lastUpdate: days.at(-1)! })
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.flatMap(each => each.stmtUpdateList).every(({ lastUpdate }) => lastUpdate === days.at(-1))).toBe(true)
  expect(await list({ country: 'BG', extended: 'true', limit: '1' })).toMatchObject([{ isic: country[0]!.isic }])
})

const noCompany = { status: 404, code: '300' }
const noStatement = { status: 404, code: '301' }
test.each([
  ['statementsGetStatementById', { stmtid: '2147483647' }, noStatement],
  ['statementsGetStatementsByIds', { 'stmtid[]': ['2147483647'] }, noStatement],
  ['statementsGetStatementByCode', { ...byCode, isic: '99999999' }, noCompany],
  ['statementsGetStatementByCode', { ...byCode, year: '1950' }, noStatement],
  ['statementsGetCompanyStatements', { isic: '99999999' }, noCompany],
  ['statementsGetCompanyLatestStatement', { isic: '99999999' }, noCompany],
  ['statementsGetCompanyStatementsList', { 'isic[]': [isic, '99999999'] }, noCompany],
  ['statementsGetCompanyStatementsList', { country: 'ZZ' }, { status: 400, code: '201' }],
  ['statementsGetCompanyStatementsList', {}, { status: 400, code: '200' }],
])('%s refuses %j', async (operation, values, failure) => {
  await expect(ask(operation, values as Values)).rejects.toMatchObject(failure)
})
