import { randomBytes } from 'node:crypto'
import { makeSecret, secretBytes } from '@portal/domain/token.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let token: string
let now = 0
const base = '/data/ceic/v2'

beforeAll(async () => {
  ctx = Object.assign(await openTestContext(), { limiter: openMemoryLimiter(() => now) })
  app = await buildApp(ctx)
})
beforeEach(async () => {
  now += 1000
  const account = await makeAccount(ctx)
  token = (await generateToken(ctx, account.id, 'ceic')).token
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `${base}${path}`, headers })
const asked = (path: string) => get(path, { authorization: `Bearer ${token}` })

test('answers a call with a token, wherever it travels', async () => {
  const ways = [
    () => get(`/subscriptions?token=${token}`),
    () => get('/subscriptions', { authorization: `Bearer ${token}` }),
    () => get('/subscriptions', { authorization: token }),
    () => get('/subscriptions', { 'x-api-key': token }),
  ]
  for (const way of ways) {
    const { statusCode, headers } = await way()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  }
})

test.each([
  ['without a token', {}],
  ['with a token that was never made', { authorization: `Bearer ceic_macro_${'x'.repeat(36)}` }],
  ['with an empty one', { authorization: 'Bearer ' }],
])('refuses a call %s', async (_, headers) => {
  const answer = await get('/subscriptions', headers as Record<string, string>)
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="data"')
  expect(answer.json()).toEqual({
    errors: { status: 401, code: 'MISSED_API_TOKEN', message: 'The call has no valid API token.' },
  })
})

test('tells who comes with a session that has ended to log in again', async () => {
  const ended = makeSecret('ceicSession', randomBytes(secretBytes))
  const answer = await get(`/subscriptions?token=${ended}`)
  expect([answer.statusCode, answer.json().errors.code]).toEqual([401, 'ERR_SESSION_EXPIRED'])
})

test('refuses a token given twice, and the cookie of a page', async () => {
  expect((await get(`/subscriptions?token=${token}&token=${token}`)).statusCode).toBe(401)
  expect((await get('/subscriptions', { cookie: `token=${token}` })).statusCode).toBe(401)
})

test('a replaced token is refused on the next call', async () => {
  const { id } = await makeAccount(ctx)
  const first = await generateToken(ctx, id, 'ceic')
  const call = (secret: string) => get('/subscriptions', { authorization: secret })
  expect((await call(first.token)).statusCode).toBe(200)
  const second = await generateToken(ctx, id, 'ceic')
  expect((await call(first.token)).statusCode).toBe(401)
  expect((await call(second.token)).statusCode).toBe(200)
})

test('refuses an account that is not subscribed to this API', async () => {
  const { id } = await makeAccount(ctx, { apis: ['emis-company'] })
  const other = await generateToken(ctx, id, 'emis')
  const answer = await get('/subscriptions', { authorization: other.token })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ errors: { code: 'UNSUBSCRIBED_SERIES' } })
})

test('knows addresses and methods, but only for callers it knows', async () => {
  expect((await get('/nowhere')).statusCode).toBe(401)
  const unknown = await asked('/nowhere')
  expect([unknown.statusCode, unknown.json().errors.code]).toEqual([404, 'NOT_FOUND'])
  const wrong = await app.inject({ method: 'POST', url: `${base}/subscriptions`, headers: { authorization: token } })
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect((await asked('')).statusCode).toBe(404)
})

test('answers an address that nobody can read in the envelope of the family', async () => {
  const broken = await asked('/series/%zz')
  expect(broken.statusCode).toBe(400)
  expect(broken.json().errors).toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  expect(broken.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
  expect(broken.headers).toHaveProperty('x-request-id')
})

test('names wrong parameters in the language of the caller', async () => {
  const english = await asked('/feeds?limit=500&statsu=active')
  expect(english.statusCode).toBe(400)
  expect(english.json().errors).toEqual({
    status: 400,
    code: 'INVALID_INPUT_PARAMETER',
    message:
      "The parameter 'statsu' is unknown here. Did you mean 'status'? The value '500' of the parameter 'limit' is above 100.",
  })
  const chinese = await asked('/feeds?limit=500&lang=zh')
  expect(chinese.json().errors.message).toBe('参数“limit”的值“500”大于100。')
  const header = await get('/feeds?limit=500', { authorization: token, 'accept-language': 'zh-CN,zh;q=0.9' })
  expect(header.json().errors.message).toBe('参数“limit”的值“500”大于100。')
})

test('answers in XML when asked by parameter or by header, failures too', async () => {
  const byParameter = await asked('/subscriptions?format=xml')
  expect(byParameter.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(byParameter.body).toContain('<response><data')
  const byHeader = await get('/subscriptions', { accept: 'application/xml' })
  expect(byHeader.body).toContain('<response><errors><status>401</status><code>MISSED_API_TOKEN</code>')
  const browser = await get('/subscriptions', { accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' })
  expect(browser.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('answers HEAD like GET without a body, and OPTIONS without a token', async () => {
  const head = await app.inject({ method: 'HEAD', url: `${base}/subscriptions`, headers: { authorization: token } })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const options = await app.inject({ method: 'OPTIONS', url: `${base}/filters` })
  expect(options.statusCode).toBe(204)
  expect(options.headers).toMatchObject({
    allow: 'GET, POST, HEAD, OPTIONS',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, HEAD, OPTIONS',
  })
  expect(options.headers['access-control-allow-headers']).toContain('Authorization')
})

test('every answer says who may read it, how much is left, and that nobody may keep it', async () => {
  for (const answer of [await asked('/subscriptions'), await get('/subscriptions'), await asked('/nowhere')]) {
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'ratelimit-policy': '"calls";q=5;w=1, "in-flight";q=1;qu="concurrent-requests"',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.ratelimit).toMatch(/^"calls";r=[0-5];t=[01]$/)
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers).not.toHaveProperty('server')
  }
})

test('takes forms, refuses other types, broken and oversized bodies', async () => {
  const post = (payload: string, type: string, path = '/filters') =>
    app.inject({
      method: 'POST',
      url: `${base}${path}`,
      headers: { authorization: token, 'content-type': type },
      payload,
    })
  const form = 'application/x-www-form-urlencoded'
  const made = await post('name=Mine&series=1', form)
  expect(made.statusCode).toBeLessThan(500)
  expect((await post('{}', 'application/json')).statusCode).toBe(415)
  expect((await post('x'.repeat(2_200_000), form)).statusCode).toBe(413)
  expect((await post('a&'.repeat(1001), form)).statusCode).toBe(413)
  const points = '/userdefined/series/1/timepoints'
  expect((await post('{', 'application/json', points)).statusCode).toBe(400)
})

test('refuses JSON that is nested deeper than anybody means', async () => {
  const deep = await app.inject({
    method: 'POST',
    url: `${base}/userdefined/series/1/timepoints`,
    headers: { authorization: token, 'content-type': 'application/json' },
    payload: '['.repeat(100_000) + ']'.repeat(100_000),
  })
  expect([deep.statusCode, deep.json().errors.code]).toEqual([400, 'INVALID_INPUT_PARAMETER'])
})

test('refuses the sixth call within a second, and a second call at a time, with the words everybody knows', async () => {
  for (let call = 0; call < 5; call++) expect((await asked('/subscriptions')).statusCode).toBe(200)
  const sixth = await asked('/subscriptions')
  expect(sixth.statusCode).toBe(429)
  expect(sixth.json()).toEqual({
    errors: { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests' },
  })
  expect(sixth.headers['retry-after']).toBe('1')
  expect((await asked('/subscriptions?lang=zh')).json().errors.message).toBe('请求过于频繁')
  const other = (await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')).token
  const both = await Promise.all([1, 2].map(() => get('/subscriptions', { authorization: other })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
})

test('signing in needs no token but is limited by address', async () => {
  const login = () => app.inject({ method: 'POST', url: `${base}/login?login=a&password=b&application=c` })
  const answers = []
  for (let attempt = 0; attempt < 6; attempt++) answers.push((await login()).statusCode)
  expect(answers.slice(0, 5)).not.toContain(429)
  expect(answers[5]).toBe(429)
})
