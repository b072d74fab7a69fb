import { Writable } from 'node:stream'
import { createApiSession, endApiSession } from '@portal/services/api-sessions.ts'
import { openLog } from '@portal/services/log.ts'
import { noteTokenUse, writeTokenUse } from '@portal/services/token-use.ts'
import { findTokenHolder } from '@portal/services/tokens.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { buildApp } from './app.ts'

const tokens = Number(process.env.TEST_TOKENS ?? 200)
const password = 'a password that nobody else has'

let app: Awaited<ReturnType<typeof buildApp>>
let ctx: Awaited<ReturnType<typeof openTestContext>>
let email: string
let log = ''
let answers = ''
const secrets: string[] = [password]

beforeAll(async () => {
  ctx = await openTestContext()
  const stream = new Writable({
    write: (chunk, _, done) => {
      log += chunk
      done()
    },
  })
  ctx.log = openLog({ ...ctx.config, logLevel: 'trace' }, stream)
  app = await buildApp(ctx)
  email = (await makeAccount(ctx, { password })).email
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await ctx.close()
})

test('no secret is in the database, the log or any answer but the one that gives it out', async () => {
  const session = await signIn()
  for (let round = 0; round < tokens; round++) {
    const made = await app.inject({ method: 'POST', url: '/api/token/ceic/generate', headers: bearer(session) })
    secrets.push(made.json().token)
    await useEverywhere(session, made.json().token)
  }
  const { session: apiSession } = await createApiSession(ctx, 'ceic', { email, password, address: '192.0.2.1' })
  secrets.push(apiSession)
  await findTokenHolder(ctx, apiSession)
  await endApiSession(ctx, 'ceic', apiSession)
  await failEverywhere(session, secrets.at(-2)!)
  await writeTokenUse(ctx)
  const kept = await everythingKept()
  expect(kept).toContain(email)
  expect(log).toContain('request failed')
  for (const [place, text] of Object.entries({ kept, log, answers })) {
    expect([place, secrets.filter(secret => formsOf(secret).some(form => text.includes(form)))]).toEqual([place, []])
  }
}, 600_000)

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function signIn() {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { realm: 'ceic', email, password },
  })
  const { token } = answer.json()
  const next = await app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: `refresh=${answer.cookies[1]!.value}` },
  })
  secrets.push(token, answer.cookies[1]!.value, next.json().token, next.cookies.at(-1)!.value)
  return next.json().token as string
}

async function useEverywhere(session: string, token: string) {
  const holder = (await findTokenHolder(ctx, token))!
  noteTokenUse(ctx, holder, { api: 'ceic-macroeconomic' })
  await say({ method: 'POST', url: '/api/token/ceic/verify', payload: { token }, headers: bearer(session) })
  await say({ url: '/api/token', headers: bearer(session) })
}

/** Every way of calling wrongly, and a database that fails, with a secret in each place where one could be put. */
async function failEverywhere(session: string, token: string) {
  const headers = { ...bearer(session), 'content-type': 'application/json' }
  await say({ url: `/api/token?token=${token}`, headers: bearer(token) })
  await say({ url: `/api/auth/user?token=${token}`, headers: { cookie: `token=${session}` } })
  await say({ url: `/api/nothing/${token}` })
  await say({ method: 'POST', url: `/api/token/${token}/generate`, headers: bearer(session) })
  await say({ method: 'POST', url: '/api/token/emis/verify', payload: { token, [token]: 1 }, headers })
  await say({ method: 'POST', url: '/api/token/emis/verify', payload: `{"token": "${token}`, headers })
  await say({
    method: 'POST',
    url: '/api/auth/login',
    payload: { realm: token, email: password, password: 1 },
    headers,
  })
  vi.spyOn(ctx.pool, 'connect').mockImplementation(() => {
    throw new Error('the database is gone')
  })
  await say({ method: 'POST', url: '/api/token/ceic/verify', payload: { token }, headers: bearer(session) })
  await say({ method: 'POST', url: '/api/auth/login', payload: { realm: 'ceic', email, password } })
  vi.restoreAllMocks()
}

async function say(call: InjectOptions) {
  const answer = await app.inject(call)
  answers += `${JSON.stringify(answer.headers)} ${answer.body}\n`
}

/** Every row of every table as text. */
async function everythingKept(): Promise<string> {
  const { rows } = await ctx.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_catalog|information_schema)$'",
  )
  const texts = rows.map(async ({ name }) => {
    const { rows: all } = await ctx.pool.query(`select string_agg(t::text, E'\\n') as text from ${name} t`)
    return all[0].text ?? ''
  })
  return (await Promise.all(texts)).join('\n')
}

/** How a secret may be written down, besides as it is. */
const formsOf = (secret: string) => [
  secret,
  secret.slice(-36, -6) || secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replaceAll('=', ''),
  encodeURIComponent(secret),
]
