import { expect, test } from 'vitest'
import type { DataCall } from '../data-api.ts'
import { readAccountFilters } from './account-filters.ts'
import { readFilters, writtenLike } from './filters.ts'

const call = (params: Record<string, unknown>, language: 'en' | 'zh' = 'en'): DataCall => {
  const signal = new AbortController().signal
  return { operationId: '', params, body: undefined, language, signal, baseUrl: '/data' }
}
const filters = (...texts: string[]) => readFilters(call({ 'filter[]': texts }))
const accounts = (...texts: string[]) => readAccountFilters(call({ 'accountFilter[]': texts }))
const refused = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    expect(error).toMatchObject({ status: 400, code: '201' })
    return (error as Error).message
  }
  throw new Error('It was not refused.')
}

test('reads lists, and adds up those of one name', () => {
  expect(filters('country:PL, bg', 'country:RO', 'industry:31,2211', 'year:2023,2024')).toEqual({
    country: ['PL', 'BG', 'RO'],
    industry: ['31', '2211'],
    statement_years: [2023, 2024],
  })
})

test('keeps colons and commas of names, and the writing of numbers', () => {
  expect(filters('name:Alfa: Sons, Ltd', 'external_id:0123-A', 'external_id_class:pl-fiscal')).toEqual({
    company_name: 'Alfa: Sons, Ltd',
    external_id: ['0123-A'],
    external_id_type: ['PL-FISCAL'],
  })
})

test('reads ranges of numbers and days, open at one end or a single value', () => {
  expect(filters('revenue:1000000-5000000', 'employees:250-')).toEqual({
    revenue_from: 1_000_000,
    revenue_to: 5_000_000,
    include_estimated_revenue: false,
    employees_from: 250,
  })
  expect(filters('employees:-49')).toEqual({ employees_to: 49 })
  expect(filters('revenue: 0.5 - 1.5 ')).toMatchObject({ revenue_from: 0.5, revenue_to: 1.5 })
  expect(filters('employees:50')).toEqual({ employees_from: 50, employees_to: 50 })
  const days = (text: string) => filters(`last_update:${text}`)
  expect(days('2026-01-01..2026-06-30')).toEqual({ updated_from: '2026-01-01', updated_to: '2026-06-30' })
  expect([days('2026-01-01..'), days('..2026-06-30')]).toEqual([
    { updated_from: '2026-01-01' },
    { updated_to: '2026-06-30' },
  ])
  expect(days('20260101')).toEqual({ updated_from: '2026-01-01', updated_to: '2026-01-01' })
})

test('reads flags', () => {
  expect(filters('listed:TRUE', 'include_estimated_revenue:0')).toEqual({
    listed: true,
    include_estimated_revenue: false,
  })
})

test.each([
  ['country', "filter[]: write 'country' as name:value."],
  [':PL', "filter[]: write ':PL' as name:value."],
  ['contry:PL', "filter[]: there is no filter 'contry'. Did you mean 'country'?"],
  ['constructor:PL', "filter[]: there is no filter 'constructor'."],
  ['__proto__:PL', "filter[]: there is no filter '__proto__'."],
  ['country:', "filter[]: 'country' cannot have the value ''. Write it like country:PL,BG."],
  ['country:PL,,BG', "filter[]: 'country' cannot have the value 'PL,,BG'. Write it like country:PL,BG."],
  ['country:Poland', "filter[]: 'country' cannot have the value 'Poland'. Write it like country:PL,BG."],
  ["country:PL' or 1=1--", "filter[]: 'country' cannot have the value 'PL' or 1=1--'. Write it like country:PL,BG."],
  ['industry:31%', "filter[]: 'industry' cannot have the value '31%'. Write it like industry:321,33."],
  ['revenue:-', "filter[]: 'revenue' cannot have the value '-'. Write it like revenue:1000000-5000000."],
  ['revenue:9-1', "filter[]: 'revenue' cannot have the value '9-1'. Write it like revenue:1000000-5000000."],
  ['revenue:1e9', "filter[]: 'revenue' cannot have the value '1e9'. Write it like revenue:1000000-5000000."],
  [
    `revenue:${'9'.repeat(400)}`,
    `filter[]: 'revenue' cannot have the value '${'9'.repeat(40)}'. Write it like revenue:1000000-5000000.`,
  ],
  ['employees:many', "filter[]: 'employees' cannot have the value 'many'. Write it like employees:50-249."],
  ['listed:yes', "filter[]: 'listed' cannot have the value 'yes'. Write it like listed:true."],
  [
    'last_update:2026-02-30',
    "filter[]: 'last_update' cannot have the value '2026-02-30'. Write it like last_update:2026-01-01..2026-06-30.",
  ],
  [
    'last_update:2026-06-30..2026-01-01',
    "filter[]: 'last_update' cannot have the value '2026-06-30..2026-01-01'. Write it like last_update:2026-01-01..2026-06-30.",
  ],
  [
    'last_update:..',
    "filter[]: 'last_update' cannot have the value '..'. Write it like last_update:2026-01-01..2026-06-30.",
  ],
  [
    'last_update:2026-01-01..2026-01-02..2026-01-03',
    "filter[]: 'last_update' cannot have the value '2026-01-01..2026-01-02..2026-01-03'. Write it like last_update:2026-01-01..2026-06-30.",
  ],
  ['year:24', "filter[]: 'year' cannot have the value '24'. Write it like year:2024,2025."],
  ['period:Q5', "filter[]: 'period' cannot have the value 'Q5'. Write it like period:Y."],
  ['name:%_', "filter[]: 'name' cannot have the value '%_'. Write it like name:timber."],
])('refuses %s', (text, message) => {
  expect(refused(() => filters('country:PL', text))).toBe(message)
})

test.each(Object.entries(writtenLike))('reads %s as a refusal shows it: %s', (name, value) => {
  expect(filters(`${name}:${value}`)).not.toEqual({})
})

test('refuses a second range or flag of one name', () => {
  expect(refused(() => filters('revenue:1-2', 'revenue:3-4'))).toBe("filter[]: 'revenue' is there twice. Give it once.")
  expect(refused(() => filters('listed:true', 'listed:true'))).toBe("filter[]: 'listed' is there twice. Give it once.")
})

test('says it in Chinese to those who ask so', () => {
  const chinese = () => readFilters(call({ 'filter[]': ['contry:PL'] }, 'zh'))
  expect(refused(chinese)).toBe('filter[]：没有筛选条件“contry”。您要找的是否为“country”？')
})

test('reads conditions on accounts', () => {
  expect(accounts('TR>1000000', 'np >= -5.5', 'TA<=1', 'TE<2', 'EB=0')).toEqual([
    { account: 'TR', above: 1_000_000 },
    { account: 'NP', from: -5.5 },
    { account: 'TA', to: 1 },
    { account: 'TE', below: 2 },
    { account: 'EB', from: 0, to: 0 },
  ])
  expect(readAccountFilters(call({}))).toEqual([])
})

test.each(['TR', 'TR>', '>1', 'TR!1', 'TR>1e9', 'TR>1;drop table', 'TR>0x10', 'TR=>1', `TR>${'9'.repeat(40)}`])(
  'refuses %s as a condition on an account',
  text => {
    expect(refused(() => accounts(text))).toContain(`write '${text}' as an account`)
  },
)

test('names the accounts that can be searched by when another is asked for', () => {
  expect(refused(() => accounts('XX>1'))).toBe(
    "accountFilter[]: there is no account 'XX' to search by, only TR, OP, NP, TA, TE, TL, EB.",
  )
})
