import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleContext, sampleCompanies } from '../../../../tests/support/samples.ts'
import { exampleCompanyId } from '../samples/companies/plan.ts'
import { readCompanies } from './companies.ts'
import type { CompanyCriteria } from './company-criteria.ts'
import { readShareholders, readSubsidiaries } from './company-relations.ts'
import { findCompanyIds, matchCompanies, searchCompanies } from './company-search.ts'
import { searchStatements } from './company-statements.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => {
  ctx = await openSampleContext()
})
afterAll(() => ctx.close())

const find = async (criteria: CompanyCriteria) => readCompanies(ctx, await findCompanyIds(ctx, criteria))
const names = async (criteria: CompanyCriteria) => (await find(criteria)).map(({ name }) => name)

test('finds a company by a part of its name in any script, whatever the case', async () => {
  for (const company_name of ['sofia timb', 'SOFIA TIMBER', 'София Тимбър']) {
    expect(await names({ company_name })).toEqual(['Sofia Timber AD'])
  }
})

test('takes percent signs and underscores as they are written', async () => {
  for (const company_name of ['%', '_____', '\\']) expect(await names({ company_name })).toEqual([])
})

test.each<[string, CompanyCriteria]>([
  ['by a keyword', { keyword: 'plywood sofia' }],
  ['by a misspelt keyword', { keyword: 'plywod sofia' }],
  ['by the beginning of its industry', { industry: ['32'], country: ['BG'], listed: true }],
  ['by a word of its products', { products: 'parquet', country: ['BG'], listed: true }],
  ['by its city', { city: ['BG-0101'], main_industry: ['321'] }],
  ['by its size', { employees_from: 412, employees_to: 412, country: ['BG'] }],
  ['by a number', { external_id: ['BG444530010'], external_id_type: ['BG-FISCAL'] }],
  [
    'by the value of an account',
    { financial_accounts: [{ account: 'TR', from: 52_000_000, to: 53_000_000 }], country: ['BG'] },
  ],
  [
    'by an account of its standard',
    { financial_accounts: [{ standard_id: 'BG-IFRS', account: 'I100', from: 51e6, to: 53e6 }] },
  ],
  [
    'by a ratio',
    { financial_accounts: [{ account: 'RCR', from: 0.1 }], country: ['BG'], main_industry: ['321'], listed: true },
  ],
])('finds the company of the examples %s', async (_, criteria) => {
  expect(await findCompanyIds(ctx, criteria)).toContain(exampleCompanyId)
})

test('all criteria must hold', async () => {
  const all = await find({ country: ['BG', 'RO'], operational_status: ['OPER'], employees_from: 100 })
  expect(all.length).toBeGreaterThan(1)
  for (const company of all) {
    expect(['BG', 'RO']).toContain(company.country_code)
    expect(company.operational_status).toBe('OPER')
    expect(company.employees).toBeGreaterThanOrEqual(100)
  }
  expect(await names({ country: ['BG'], company_name: 'Sofia Timber', listed: false })).toEqual([])
})

test('finds nothing for a text without a word', async () => {
  for (const criteria of [{ keyword: '!!' }, { business_description: '"' }]) expect(await names(criteria)).toEqual([])
})

test('finds holders by what they hold, and what is held by who holds it', async () => {
  const [holder] = await find({ subsidiary: 'a' })
  const held = await readSubsidiaries(ctx, [holder!.id])
  expect(held.length).toBeGreaterThan(0)
  const [child] = await readCompanies(ctx, [held[0]!.id])
  const owners = await readShareholders(ctx, [child!.id])
  expect(owners.map(({ owner_id }) => owner_id)).toContain(holder!.id)
  expect(await findCompanyIds(ctx, { shareholder: holder!.name })).toContain(child!.id)
})

test('pages neither overlap nor leave anything out, and count everything', async () => {
  const order = [{ by: 'updated', direction: 'desc' }] as const
  const pages = await Promise.all(
    [0, 150, 300].map(offset => searchCompanies(ctx, { criteria: {}, order, limit: 150, offset })),
  )
  expect(pages.map(({ total }) => total)).toEqual([sampleCompanies, sampleCompanies, sampleCompanies])
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(sampleCompanies)
})

test('a name or a number leads to its company, a similar name to similar ones', async () => {
  const [exact] = await matchCompanies(ctx, { name: 'sofia timber ad', limit: 3 })
  expect(exact).toMatchObject({ id: exampleCompanyId, score: 1 })
  const [similar] = await matchCompanies(ctx, { name: 'Sofya Timber', countries: ['BG'], limit: 3 })
  expect(similar!.id).toBe(exampleCompanyId)
  expect(similar!.score).toBeLessThan(1)
  const [numbered] = await matchCompanies(ctx, { externalIds: ['BG444530010'], limit: 3 })
  expect(numbered).toMatchObject({ id: exampleCompanyId, external_id: 'BG444530010', score: 1 })
})

test('statements are found by their own criteria and those of their companies', async () => {
  const criteria: CompanyCriteria = { country: ['BG'], listed: true, statement_year: 2024, statement_type: 'C' }
  const { total, items } = await searchStatements(ctx, { criteria, limit: 100, offset: 0 })
  expect(total).toBe(items.length)
  expect(items.map(({ company_id }) => company_id)).toContain(exampleCompanyId)
  for (const statement of items) expect(statement).toMatchObject({ year: 2024, is_consolidated: true })
})
