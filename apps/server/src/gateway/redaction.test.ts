import { randomBytes } from 'node:crypto'
import net from 'node:net'
import type { Context } from '@portal/services/context.ts'
import { openLog } from '@portal/services/log.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

const base = '/data/ceic/v2'
let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let now = 0
let logged = ''

beforeAll(async () => {
  const whole = await openTestContext()
  const write = (line: string) => {
    logged += line
  }
  const log = openLog({ ...whole.config, logLevel: 'trace' }, { write })
  ctx = { ...whole, log, limiter: openMemoryLimiter(() => now) }
  app = await buildApp(ctx)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

type Ask = (token: string) => {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  headers?: Record<string, string>
  payload?: string
}

/** Every way to fail, with the token wherever it can travel. */
const failures: Record<string, Ask> = {
  'an unknown token': token => ({ url: `${base}/subscriptions?token=${token}` }),
  'a token in the header': token => ({ url: `${base}/subscriptions`, headers: { authorization: `Bearer ${token}` } }),
  'a bare token in the header': token => ({ url: `${base}/subscriptions`, headers: { authorization: token } }),
  'a token as key': token => ({ url: `${base}/subscriptions`, headers: { 'x-api-key': token } }),
  'a session': token => ({ url: `/data/emis/company/Auth/getUserData?sessionId=${token}` }),
  'a password in an address': token => ({ url: `/data/emis/company/Auth/login?username=a&password=${token}` }),
  'an unknown address': token => ({ url: `${base}/nowhere?token=${token}` }),
  'a wrong method': token => ({ method: 'PUT', url: `${base}/subscriptions?token=${token}` }),
  'an answer in XML': token => ({ url: `${base}/subscriptions?format=xml&token=${token}` }),
  'a mistyped name': token => ({ method: 'POST', url: `${base}/login?tokne=${token}&login=a` }),
  'the token as another value': token => ({
    method: 'POST',
    url: `${base}/login?login=a&application_version=${token}`,
  }),
  'a broken body': token => ({
    method: 'POST',
    url: `${base}/userdefined/series/1/timepoints?token=${token}`,
    headers: { 'content-type': 'application/json' },
    payload: '{',
  }),
  'a broken address': token => ({ url: `${base}/%zz?token=${token}` }),
  'an unknown page': token => ({ url: `/nowhere?token=${token}`, headers: { accept: 'text/html' } }),
  'a portal call': token => ({ url: `/api/token?token=${token}`, headers: { authorization: `Bearer ${token}` } }),
  'a page that somebody came from': token => ({
    url: `${base}/subscriptions`,
    headers: { referer: `https://example.test/?token=${token}`, cookie: `token=${token}` },
  }),
}

/** Tokens as the portal makes them, as older portals made them, and as nobody made them. */
const shapes = [
  () => `ceic_macro_${randomBytes(27).toString('base64url').replaceAll(/[-_]/g, 'x')}`,
  () => randomBytes(64).toString('hex'),
  () => randomBytes(30).toString('base64url'),
]
const tokens = Array.from({ length: 201 }, (_, at) => shapes[at % shapes.length]!())

/** A quarter of a token is enough to look for the rest. */
const parts = (token: string) => [token.slice(0, 24), token.slice(-24)]

test.each(Object.entries(failures))('no token is in the log or the answer after %s', async (name, ask) => {
  logged = ''
  for (const token of tokens) {
    now += 1000
    const answer = await app.inject(ask(token))
    const seen = `${JSON.stringify(answer.headers)}${answer.body}`
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    for (const part of parts(token)) expect(seen).not.toContain(part)
    expect(answer.headers['referrer-policy']).toMatch(/no-referrer|strict-origin/)
  }
  for (const part of tokens.flatMap(parts)) expect(logged).not.toContain(part)
  expect(logged.match(/"msg":"call"/g)?.length ?? 0).toBeGreaterThanOrEqual(name === 'a broken address' ? 0 : 200)
})

test('no valid token is in the log or the answer, refused or failed', async () => {
  logged = ''
  const db = { selectFrom: fail } as unknown as Context['db']
  const broken = await buildApp({ ...ctx, db, limiter: openMemoryLimiter() })
  for (let account = 0; account < 70; account++) {
    now += 1000
    const { token } = await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')
    const calls = [
      '/subscriptions?',
      '/feeds?limit=x&',
      '/nowhere?',
      '/subscriptions?',
      '/subscriptions?',
      '/subscriptions?',
    ]
    const answers = []
    for (const call of calls) answers.push(await app.inject(`${base}${call}token=${token}`))
    answers.push(await broken.inject(`${base}/subscriptions?token=${token}`))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 404, 200, 200, 429, 500])
    expect(answers.map(({ body, headers }) => `${body}${JSON.stringify(headers)}`).join()).not.toContain(token)
    expect(logged).not.toContain(token)
    expect(logged).toContain(answers.at(-1)!.json().errors.incidentId)
  }
  await broken.close()

  function fail(): never {
    throw new Error('The database broke in the middle of GET /data/ceic/v2/subscriptions?token=ceic_macro_abc')
  }
})

test('no token is in the log after a request that cannot even be read', async () => {
  logged = ''
  const { port } = app.server.address() as net.AddressInfo
  for (const token of tokens.slice(0, 20)) {
    const lines = [`GARBAGE ${base}?token=${token}`, `GET ${base}?token=${token} HTTP/1.1\r\nBad Header ${token}`]
    for (const line of [...lines, `GET ${base} HTTP/1.1\r\nX: ${token.repeat(2000)}`]) {
      const answer = await send(port, `${line}\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /)
      expect(answer).not.toContain(token)
    }
    expect(logged).not.toContain(token)
  }
})

function send(port: number, text: string): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket
      .on('data', chunk => (answer += chunk))
      .on('error', () => {})
      .on('close', () => resolve(answer))
  })
}
