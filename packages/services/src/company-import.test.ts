import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeCompanies } from '@portal/data-apis/company-v2/profile.ts'
import { readCompanies } from '@portal/data-apis/sources/companies.ts'
import { readExternalIds } from '@portal/data-apis/sources/company-relations.ts'
import { findCompanyIds } from '@portal/data-apis/sources/company-search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type CompanyImportNews, type CompanyImportRequest, importCompanies } from './company-import.ts'
import type { Context } from './context.ts'
import { ImportError } from './csv-file.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

const quiet: CompanyImportNews = { columns: () => {}, read: () => {}, saved: () => {} }

function request(content: string, more: Partial<CompanyImportRequest> = {}): CompanyImportRequest {
  const file = path.join(ctx.config.dataDir, 'companies.csv')
  writeFileSync(file, content)
  return { file, columns: {}, country: undefined, ...more }
}

const found = async (name: string) => (await readCompanies(ctx, await findCompanyIds(ctx, { company_name: name })))[0]!

const listed =
  'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded\n' +
  'QQQA,Quartz Tools,Industrials,Industrial Conglomerates,"Saint Paul, Minnesota",1957-03-04,66740,2013 (1888)\n' +
  'QQQB,Quintal Health,Health Care,Biotechnology,"Dublin, Ireland",2012-12-31,1551152,1960\n'

test('makes listed companies with industry, city, ticker, number and founding year, from 9000001 on', async () => {
  expect(await importCompanies(ctx, request(listed), quiet)).toMatchObject({ rows: 2, created: 2, refused: [] })
  const tools = await found('quartz tools')
  expect(tools).toMatchObject({
    id: 9000001,
    country_code: 'US',
    city: 'Saint Paul',
    region: 'Minnesota',
    founded_year: 2013,
  })
  expect(tools).toMatchObject({
    ticker: 'QQQA',
    main_industries: ['551112'],
    operational_status: 'OPER',
    size_year: null,
  })
  expect(await readExternalIds(ctx, [tools.id])).toEqual([{ company_id: tools.id, class: 'US-CIK', value: '66740' }])
  expect(await found('Quintal')).toMatchObject({
    id: 9000002,
    country_code: 'IE',
    city: 'Dublin',
    main_industries: ['325414'],
  })
})

test('shows imported companies as listed under their tickers, whatever else is not known of them', async () => {
  const [profile] = await describeCompanies(ctx, [9000001], 'en')
  expect(profile).toMatchObject({
    market: { listed: true, listings: [{ ticker: 'QQQA' }] },
    shareholders: [],
    dividends: [],
  })
})

test('changes nothing when the same file comes again, and only what differs when a newer one does', async () => {
  await importCompanies(ctx, request(listed), quiet)
  expect(await importCompanies(ctx, request(listed), quiet)).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  const newer = listed.replace('Saint Paul', 'Duluth').replace('1551152', '1551153')
  expect(await importCompanies(ctx, request(newer), quiet)).toMatchObject({ created: 0, changed: 2, unchanged: 0 })
  expect(await found('quartz tools')).toMatchObject({ id: 9000001, city: 'Duluth' })
})

test('refuses broken rows by line number and keeps the good ones', async () => {
  const file =
    'Name,Country,Founded,Employees\nGood One,Peru,1990,"1,200"\n,Peru,1990,5\nNo Land,Atlantis,1990,5\n' +
    'No Year,Peru,soon,5\nNo Count,Peru,1990,many\nGood One,Peru,1991,7\nGood Two,秘鲁,,\n'
  const result = await importCompanies(ctx, request(file), quiet)
  expect(result.refused).toEqual([
    { line: 3, problem: 'name-missing', found: '' },
    { line: 4, problem: 'company-country-unknown', found: 'Atlantis' },
    { line: 5, problem: 'founded-unreadable', found: 'soon' },
    { line: 6, problem: 'employees-unreadable', found: 'many' },
    { line: 7, problem: 'company-twice', found: 'Good One' },
  ])
  expect(result.created).toBe(2)
  expect(await found('Good One')).toMatchObject({ country_code: 'PE', employees: 1200, founded_year: 1990 })
})

test.each([
  ['Atlanta, Georgia', 'US', 'Atlanta', 'Georgia'],
  ['Tbilisi, Georgia', 'GE', 'Tbilisi', null],
  ['Warmley, Bristol, United Kingdom', 'GB', 'Warmley', 'Bristol'],
  ['Columbus, Ohio; Detroit, Michigan', 'US', 'Columbus', 'Ohio'],
  ['Washington, D.C.', 'US', 'Washington', 'District of Columbia'],
  ['Richmond, Virginia[2]', 'US', 'Richmond', 'Virginia'],
  ['none', 'US', null, null],
])('reads the place %s', async (place, country_code, city, region) => {
  const name = `Seat ${place.replaceAll(/[^A-Za-z]/g, ' ').trim()} Inc`
  await importCompanies(ctx, request(`Symbol,Name,Location,CIK\n${name.slice(5, 9)},${name},"${place}",5\n`), quiet)
  expect(await found(name)).toMatchObject({ country_code, city, region })
})

test('takes the country from a column or from the flag, and says which industries it does not know', async () => {
  const file = 'Firma;Branche;Staat\nAlpha Werk GmbH;Sawmills;Germany\nBeta Werk GmbH;Sonstiges;DE\n'
  const columns = { name: 'Firma', industry: 'Branche' }
  const { industries, created } = await importCompanies(ctx, request(file, { columns, country: 'Staat' }), quiet)
  expect(created).toBe(2)
  expect(industries).toEqual(new Map([['Sonstiges', 1]]))
  expect(await found('Alpha Werk')).toMatchObject({ country_code: 'DE', main_industries: ['321113'] })
  await importCompanies(ctx, request('Name\nGamma Werk GmbH\n', { country: 'AT' }), quiet)
  expect(await found('Gamma Werk')).toMatchObject({ country_code: 'AT', company_type: 'COM' })
})

test.each<[string, string, Partial<CompanyImportRequest>, string]>([
  ['without names', 'a,b\n1,2\n', {}, 'column-missing'],
  ['with a column that is not there', 'Name\nA\n', { columns: { ticker: 'Kurs' } }, 'columns-unknown'],
  ['with a country that is none', 'Name\nA\n', { country: 'Atlantis' }, 'country-unknown'],
  ['without a row that can be used', 'Name,Country\n,Peru\n', {}, 'no-rows'],
  ['that breaks off inside quotes', 'Name,Country\n"A,Peru\n', {}, 'csv-broken'],
])('refuses a file %s', async (_, content, more, problem) => {
  const error = await importCompanies(ctx, request(content, more), quiet).catch((failure: ImportError) => failure)
  expect(error).toBeInstanceOf(ImportError)
  expect((error as ImportError).problem).toBe(problem)
})
