import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

function request(content: string | Buffer, more: Partial<CompanyImportRequest> = {}): CompanyImportRequest {
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
    `No Year,Peru,soon,5\nNo Count,Peru,1990,many\nGood One,Peru,1991,7\nGood Two,秘鲁,,\n${'Long '.repeat(90)},Peru,,\n`
  const result = await importCompanies(ctx, request(file), quiet)
  expect(result.refused).toEqual([
    { line: 3, problem: 'name-missing', found: '' },
    { line: 4, problem: 'company-country-unknown', found: 'Atlantis' },
    { line: 5, problem: 'founded-unreadable', found: 'soon' },
    { line: 6, problem: 'employees-unreadable', found: 'many' },
    { line: 7, problem: 'company-twice', found: 'Good One' },
    { line: 9, problem: 'text-too-long', found: `${'Long '.repeat(8)}…` },
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
  ['in an encoding that there is not', 'Name\nA\n', { encoding: 'utf-9' }, 'encoding-unknown'],
  ['that breaks off inside quotes', 'Name,Country\n"A,Peru\n', {}, 'csv-broken'],
])('refuses a file %s', async (_, content, more, problem) => {
  expect(await problemOf(request(content, more))).toBe(problem)
})

test('keeps nothing of a file that turns out broken further down', async () => {
  const rows = Array.from({ length: 1200 }, (_, at) => `Brokenhill ${at},Peru`)
  expect(await problemOf(request(`Name,Country\n${rows.join('\n')}\n"Brokenhill,Peru\n`))).toBe('csv-broken')
  expect(await problemOf(request(Buffer.from(`Name,Country\n${rows.join('\n')}\nCaf\xe9,Peru\n`, 'latin1')))).toBe(
    'encoding-wrong',
  )
  expect(await findCompanyIds(ctx, { company_name: 'Brokenhill' })).toEqual([])
})

const gb18030 = Buffer.from('c3fbb3c62cb9fabcd20abbd4bbcdbbfad0b52cd6d0b9fa0a', 'hex') // 名称,国家 辉煌机械,中国
const utf16 = Buffer.from('\uFEFF名称\t国家\r\n远帆航运\t中国\r\n', 'utf16le')

test.each<[string, Buffer, Partial<CompanyImportRequest>, string]>([
  ['in the encoding that is named', gb18030, { encoding: 'GB18030' }, '辉煌机械'],
  ['in UTF-16, as spreadsheets save Unicode text', utf16, {}, '远帆航运'],
])('reads a file %s', async (_, content, more, name) => {
  await importCompanies(ctx, request(content, more), quiet)
  expect(await found(name)).toMatchObject({ name, country_code: 'CN' })
})

test('reads quotes, commas, line ends and letters that no text may hold', async () => {
  const file = '\uFEFFName,Country,Description\r\n"Quoted ""Best"", Ltd",Peru,"one\r\ntwo\u0000"\r\n'
  await importCompanies(ctx, request(file), quiet)
  expect(await found('Quoted')).toMatchObject({ name: 'Quoted "Best", Ltd', description: 'one two' })
})

test('takes no more memory for a longer file', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `Longwood ${at},Peru,${'long '.repeat(1900)}`)
  const input = request(`Name,Country,Description\n${rows.join('\n')}\n`)
  rows.length = 0
  const before = memoryUsed()
  const used: number[] = []
  await importCompanies(ctx, input, { ...quiet, saved: () => used.push(memoryUsed()) })
  expect(used).toHaveLength(2)
  expect(Math.max(...used) - before).toBeLessThan(4_000_000) // of 9 that are in the file
})

/** Bytes that are still needed. */
function memoryUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

async function problemOf(request: CompanyImportRequest): Promise<string> {
  const error = await importCompanies(ctx, request, quiet).catch((failure: ImportError) => failure)
  expect(error).toBeInstanceOf(ImportError)
  return (error as ImportError).problem
}
