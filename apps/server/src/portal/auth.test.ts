import { openDatabase } from '@portal/services/db.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

const password = 'correct horse'
let app: Awaited<ReturnType<typeof buildApp>>
let ctx: Awaited<ReturnType<typeof openTestContext>>
let email: string
let addresses = 0

beforeAll(async () => {
  ctx = await openTestContext({ TRUSTED_PROXIES: '127.0.0.1/32' })
  app = await buildApp(ctx)
  email = (await makeAccount(ctx, { password })).email
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

/** Each call comes from an address of its own, so that failures of one test do not hold back another. */
function post(url: string, payload?: object, headers: Record<string, string> = {}) {
  addresses++
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-forwarded-for': `192.0.2.${addresses}`, ...headers },
  })
}
const logIn = (more = {}) => post('/api/auth/login', { realm: 'ceic', email, password, ...more })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const getUser = (headers: Record<string, string>) => app.inject({ url: '/api/auth/user', headers })

test('signing in answers the token, its end and the person, and sets both cookies', async () => {
  const answer = await logIn()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { token, expiresAt, user } = answer.json()
  expect(new Date(expiresAt).toISOString()).toBe(expiresAt)
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    realm: 'ceic',
    username: expect.any(String),
    email,
    firstName: '',
    lastName: '',
    jobPosition: '',
    jobDescription: '',
    pictureUrl: null,
    subscriptions: { ceicMacro: true, emisCompany: false, emisDocuments: false },
    isAdmin: false,
    hasTokenDecoder: false,
  })
  expect(answer.cookies).toEqual([
    { name: 'token', value: token, path: '/', maxAge: 30 * 86_400, sameSite: 'Strict' },
    {
      name: 'refresh',
      value: expect.any(String),
      path: '/api/auth',
      maxAge: 30 * 86_400,
      sameSite: 'Strict',
      httpOnly: true,
    },
  ])
  expect((await getUser(bearer(token))).json()).toEqual(user)
})

test('over HTTPS the cookies are secure, and the name of the refresh cookie says so', async () => {
  const { cookies } = await post(
    '/api/auth/login',
    { realm: 'ceic', email, password },
    { 'x-forwarded-proto': 'https' },
  )
  expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['token', true],
    ['__Secure-refresh', true],
  ])
})

test('an unknown address and a wrong password get the same answer, byte for byte', async () => {
  const wrong = await logIn({ password: 'wrong' })
  const unknown = await logIn({ email: 'nobody@example.test' })
  expect(wrong.statusCode).toBe(401)
  expect(unknown.rawPayload.equals(wrong.rawPayload)).toBe(true)
  const names = (headers: object) => Object.keys(headers).sort()
  expect(names(unknown.headers)).toEqual(names(wrong.headers))
  expect(wrong.json()).toMatchObject({ code: 'login-failed', detail: 'The e-mail address or the password is wrong.' })
})

test('too many failures are told when to come back, in both languages', async () => {
  const { email } = await makeAccount(ctx, { password })
  for (let round = 0; round < 16; round++) await logIn({ email, password: 'wrong' })
  const answer = await post('/api/auth/login?lang=zh', { realm: 'ceic', email, password })
  expect(answer.statusCode).toBe(429)
  const seconds = Number(answer.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({ code: 'login-too-often', detail: `失败次数过多，请在${seconds}秒后重试。` })
})

test('a cookie without the header opens nothing', async () => {
  const { token } = (await logIn()).json()
  const cookie = `token=${token}`
  const tries: Record<string, string>[] = [{ cookie }, { cookie, authorization: 'Bearer' }, {}]
  for (const headers of tries) {
    const answer = await getUser(headers)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'not-signed-in' })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test.each(['Bearer x y', 'Basic abc', 'Bearer ', `Bearer ${'x'.repeat(43)}`, 'Bearer \u00e9'])(
  'this header opens nothing: %s',
  async authorization => expect((await getUser({ authorization })).statusCode).toBe(401),
)

test('the refresh cookie gives the next tokens, once for all who ask at the same moment', async () => {
  const first = await logIn()
  const cookie = `refresh=${first.cookies[1]!.value}`
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/auth/refresh', undefined, { cookie })))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(new Set(answers.map(({ cookies }) => cookies.at(-1)!.value)).size).toBe(1)
  const { token } = answers[0]!.json()
  expect(token).not.toBe(first.json().token)
  expect((await getUser(bearer(token))).statusCode).toBe(200)
})

test('a refresh that fails takes the dead cookies away', async () => {
  const answer = await post('/api/auth/refresh', {}, { cookie: 'refresh=made-up' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'refresh-failed' })
  expect(answer.cookies.map(({ name, value, path }) => [name, value, path])).toEqual([
    ['token', '', '/'],
    ['refresh', '', '/api/auth'],
  ])
  const without = await post('/api/auth/refresh')
  expect([without.statusCode, without.cookies]).toEqual([401, []])
})

test('signing out ends the session for every copy of its tokens', async () => {
  const first = await logIn()
  const { token } = first.json()
  const answer = await post('/api/auth/logout', undefined, bearer(token))
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(answer.cookies.map(({ value }) => value)).toEqual(['', ''])
  expect((await getUser(bearer(token))).statusCode).toBe(401)
  const cookie = `refresh=${first.cookies[1]!.value}`
  expect((await post('/api/auth/refresh', undefined, { cookie })).statusCode).toBe(401)
})

test('says of each field what is wrong with it, in the language of the caller', async () => {
  const broken = { realm: 'x', email: 'not an address', password: '', remember: true }
  const said = async (lang: string, payload: object) =>
    (await post(`/api/auth/login?lang=${lang}`, payload))
      .json()
      .errors.map(({ path, message }: { path: string; message: string }) => `${path} ${message}`)
  expect(await said('en', broken)).toEqual([
    'body/realm Choose one of: ceic, emis, redd.',
    'body/email This is not an e-mail address.',
    'body/password This field is required.',
    'body/remember There is no such field.',
  ])
  expect(await said('zh', { password: 5, email: `${'x'.repeat(250)}@y.test` })).toEqual([
    'body/realm 此项必填。',
    'body/email 这不是有效的电子邮箱。',
    'body/email 最多254个字符。',
    'body/password 类型有误，应为string。',
  ])
})

test('while the database is away says when to come back', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const lost = await buildApp({ ...ctx, db: away.db })
  const answer = await lost.inject({ url: '/api/auth/user', headers: bearer('x') })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toMatchObject({ code: 'database-unavailable', incidentId: expect.any(String) })
  await lost.close()
  await away.db.destroy()
})

test('lists no more wrong fields than somebody would read', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field-${at}`, at]))
  expect((await post('/api/auth/login', many)).json().errors).toHaveLength(50)
})

test.each([
  ['{"realm":', 'body-not-json'],
  ['', 'body-not-json'],
  ['[]', 'request-malformed'],
  ['null', 'request-malformed'],
  ['{"__proto__":{"x":1}}', 'body-not-json'],
  [JSON.stringify({ realm: 'ceic', email: 'a\u0000@b.test', password: '\u0000' }), 'request-malformed'],
])('the body %s is refused as malformed', async (payload, code) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.json()).toMatchObject({ code, status: 400 })
})
