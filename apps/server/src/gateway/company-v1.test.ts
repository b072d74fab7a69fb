import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { importCompanies } from '@portal/services/company-import.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let token: string
let now = 0
const base = '/data/emis/company'
const person = { email: 'analyst@example.test', password: 'long enough to be one' }

beforeAll(async () => {
  ctx = Object.assign(await openTestContext({}, await sampleTemplate()), { limiter: openMemoryLimiter(() => now) })
  ctx.now = () => new Date('2026-11-21T10:00:00Z')
  app = await buildApp(ctx)
  const { id } = await makeAccount(ctx, { ...person, realm: 'emis', apis: ['emis-company', 'emis-dealwatch'] })
  token = (await generateToken(ctx, id, 'emis')).token
})
beforeEach(() => {
  now += 1000
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const form = (fields: [string, string][]) => ({
  method: 'POST' as const,
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
const asked = async (path: string) => {
  now += 1000
  return app.inject({ url: base + path, headers: { authorization: `Bearer ${token}` } })
}
const logIn = (password = person.password) => {
  const fields: [string, string][] = [
    ['username', person.email],
    ['password', password],
  ]
  return app.inject({ url: `${base}/Auth/login`, ...form(fields) })
}
const failure = (code: number, detail: unknown = expect.any(String)) => ({ errors: [{ code, detail }] })

test('a session that somebody logs in to opens the API and says whose it is, until it is ended', async () => {
  const answer = await logIn()
  expect(answer.json()).toEqual({ data: { _type: 'Session', sessionId: expect.stringMatching(/^emis_session_/) } })
  const { sessionId } = answer.json().data
  const call = async (path: string) => {
    now += 1000
    return app.inject({ url: `${base}${path}?sessionId=${sessionId}` })
  }
  const who = await call('/Auth/getUserData')
  expect(who.json()).toEqual({
    data: {
      _type: 'UserData',
      username: expect.any(String),
      email: person.email,
      subscriptions: ['emis-company', 'emis-dealwatch'],
    },
  })
  expect((await call('/Dictionary/getCompanyTypeList')).statusCode).toBe(200)
  const left = await call('/Auth/logout')
  expect([left.statusCode, left.json()]).toEqual([200, { data: {} }])
  const after = await call('/Auth/getUserData')
  expect([after.statusCode, after.json()]).toEqual([401, failure(102)])
})

test('a wrong password, no session to end, and no token at all are told apart', async () => {
  const wrong = await logIn('wrong')
  expect([wrong.statusCode, wrong.json()]).toEqual([401, failure(101, 'Login or password is wrong.')])
  const noSession = await asked('/Auth/logout')
  expect([noSession.statusCode, noSession.json().errors[0].code]).toEqual([400, 200])
  now += 1000
  const nobody = await app.inject({ url: `${base}/Auth/getUserData` })
  expect([nobody.statusCode, nobody.json()]).toEqual([401, failure(100)])
  const missing = await app.inject({ url: `${base}/Auth/login?username=a` })
  expect([missing.statusCode, missing.json().errors[0].code]).toEqual([400, 200])
})

test('usage counts the accepted calls of the account by day and method, and no others', async () => {
  const { id } = await makeAccount(ctx, { realm: 'emis', apis: ['emis-company'] })
  const own = (await generateToken(ctx, id, 'emis')).token
  const call = async (path: string) => {
    now += 1000
    return app.inject({ url: base + path, headers: { authorization: own } })
  }
  const paths = ['/Companies/getCompany?isic=1250077', '/Companies/getCompany/?isic=99999999', '/Nothing/here']
  for (const path of [...paths, '/Dictionary/getCompanyTypeList']) await call(path)
  const { data } = (await call('/Usage/getUsage')).json()
  const day = '2026-11-21'
  const entry = (method: string, count: number) => ({ _type: 'UsageItem', method, date: day, count })
  expect(data.items).toEqual([
    entry('Companies/getCompany', 2),
    entry('Dictionary/getCompanyTypeList', 1),
    entry('Usage/getUsage', 1),
  ])
  for (const to of ['2026-11-20', '2026-10-31'])
    expect((await call(`/Usage/getUsage?to=${to}`)).json().data.items).toEqual([])
  const reversed = await call('/Usage/getUsage?from=2026-11-20&to=2026-11-19')
  expect([reversed.statusCode, reversed.json()]).toEqual([
    400,
    failure(201, 'from (2026-11-20) lies after to (2026-11-19).'),
  ])
})

test('a long query as a form answers as the same query in an address, with or without a slash at the end', async () => {
  const filters: [string, string][] = [
    ['filter[]', 'country:PL,BG'],
    ['filter[]', 'year:2024'],
    ['limit', '3'],
  ]
  const byGet = await asked(`/Search/queryCompany/?${new URLSearchParams(filters)}`)
  now += 1000
  const { headers, ...posted } = form(filters)
  const byPost = await app.inject({
    url: `${base}/Search/queryCompany`,
    ...posted,
    headers: { ...headers, authorization: token },
  })
  expect(byGet.statusCode).toBe(200)
  expect(byPost.json()).toEqual(byGet.json())
  expect(byGet.json().data).toMatchObject({ _type: 'CompanySearchResult', limit: 3 })
})

test('a company of a file that was imported is found by its number and read, without what nobody knows of it', async () => {
  const file = path.join(ctx.config.dataDir, 'companies.csv')
  const rows = [
    'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded',
    'QQQC,Quillon Tools,Industrials,Industrial Conglomerates,"Saint Paul, Minnesota",1957-03-04,6674099,1902',
  ]
  writeFileSync(file, rows.join('\n'))
  await importCompanies(ctx, { file, columns: {}, country: undefined }, { columns() {}, read() {}, saved() {} })
  const found = await asked('/Search/queryCompany?filter[]=external_id_class:US-CIK&filter[]=external_id:6674099')
  const { resultList } = found.json().data
  expect(resultList).toMatchObject([{ companyName: 'Quillon Tools', countryCode: 'US' }])
  const [{ isic }] = resultList
  const { data } = (await asked(`/Companies/getFullCompany?isic=${isic}`)).json()
  expect(data).toMatchObject({ companyName: 'Quillon Tools', address: { city: 'Saint Paul' }, incorporationYear: 1902 })
  expect(JSON.stringify(data)).not.toContain('null')
  const statements = await asked(`/Statements/getCompanyStatements?isic=${isic}`)
  expect(statements.json()).toEqual({ data: [] })
  const compared = await asked(`/Companies/getBenchmarkCompany?isic=${isic}`)
  expect([compared.statusCode, compared.json().errors[0].code]).toEqual([404, 301])
})
