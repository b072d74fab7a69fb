import type { DataCall } from '@portal/data-apis/data-api.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountWish, makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { createSession, deleteSession } from './flow-sessions.ts'
import { nobody } from './portal-operation.ts'
import { findTokenHolder, listTokens } from './tokens.ts'

let ctx: Context
let now: number
let home = 0
const password = 'correct horse'
const apis = ['epfr-api-v2']
const minutes = (count: number) => (now += count * 60_000)

beforeAll(async () => {
  ctx = await openTestContext()
  ctx.now = () => new Date(now)
})
afterAll(() => ctx.close())
beforeEach(() => {
  now = Date.parse('2026-11-21T08:00:00Z')
  home++ // wrong passwords of one test are not held against the next
})

const makeSubscriber = (wish: AccountWish = {}) => makeAccount(ctx, { password, apis, ...wish })

async function logIn(username: string, secret = password) {
  const body = { username, password: secret }
  const call = { operationId: 'createSession', params: {}, body, language: 'en', baseUrl: '/data' } as const
  const answer = await createSession(ctx, nobody(`192.0.2.${home}`), { ...call, signal: new AbortController().signal })
  return (answer as { body: { data: { token: string; expiresAt: string }[] } }).body.data[0]!
}

const find = (token: string) => findTokenHolder(ctx, token)

test('name and password of a subscriber open a session that stands for a token', async () => {
  const { id, email } = await makeSubscriber()
  const { token, expiresAt } = await logIn(email.toUpperCase())
  expect(token).toMatch(/^epfr_session_[0-9A-Za-z]{36}$/)
  expect(expiresAt).toBe('2026-11-21T09:00:00Z')
  expect(await find(token)).toMatchObject({ accountId: id, product: 'epfr', apis })
  expect(await listTokens(ctx, id)).toEqual([])
})

test.each(['ceic', 'emis', 'redd'] as const)('a user name of %s will do', async realm => {
  const { id, email } = await makeSubscriber({ realm })
  const { token } = await logIn(email.split('@')[0]!)
  expect(await find(token)).toMatchObject({ accountId: id })
})

test('who has accounts in several systems means the one with the subscription, whichever password it has', async () => {
  const email = 'several@example.test'
  await makeSubscriber({ email, realm: 'ceic', apis: [] })
  const emis = await makeSubscriber({ email, realm: 'emis', password: 'second' })
  const redd = await makeSubscriber({ email, realm: 'redd', password: 'third' })
  expect(await find((await logIn(email, 'second')).token)).toMatchObject({ accountId: emis.id })
  expect(await find((await logIn(email, 'third')).token)).toMatchObject({ accountId: redd.id })
  await expect(logIn(email)).rejects.toMatchObject({ status: 401 })
})

test('a wrong password and an unknown name are one and the same answer', async () => {
  const { email } = await makeSubscriber()
  const failure = { status: 401, code: 'INVALID_CREDENTIALS', message: 'Login or password is wrong.' }
  await expect(logIn(email, 'wrong')).rejects.toMatchObject(failure)
  await expect(logIn('nobody')).rejects.toMatchObject(failure)
  await expect(logIn('a\0b')).rejects.toMatchObject(failure)
})

test('without a subscription a right password says so, and a wrong one nothing', async () => {
  const { email } = await makeSubscriber({ apis: ['ceic-macroeconomic'] })
  await expect(logIn(email)).rejects.toMatchObject({ status: 403, code: 'DATASET_NOT_SUBSCRIBED' })
  await expect(logIn(email, 'wrong')).rejects.toMatchObject({ status: 401 })
})

test('too many guesses are no longer looked at, under the name as under the address', async () => {
  const { email } = await makeSubscriber()
  const guess = (name: string) => logIn(name, 'wrong').catch((error: { status: number }) => error.status)
  const statuses: unknown[] = []
  for (let at = 0; at < 14; at++) statuses.push(await guess(at % 2 ? email : email.split('@')[0]!))
  expect(statuses).toContain(429)
})

test('a new login ends the session before it, also when two come at once', async () => {
  const { email } = await makeSubscriber()
  const first = await logIn(email)
  expect(await find(first.token)).toBeDefined()
  const rest = await Promise.all([logIn(email), logIn(email), logIn(email)])
  expect(await find(first.token)).toBeUndefined()
  const alive = await Promise.all(rest.map(({ token }) => find(token)))
  expect(alive.filter(Boolean)).toHaveLength(1)
})

test('a session lasts while it is used, and an hour without use ends it', async () => {
  const { email } = await makeSubscriber()
  const { token } = await logIn(email)
  for (let round = 0; round < 4; round++) {
    minutes(59)
    expect(await find(token)).toBeDefined()
  }
  minutes(61)
  expect(await find(token)).toBeUndefined()
})

test('a session that another process keeps alive is not over here', async () => {
  const { email } = await makeSubscriber()
  const { token } = await logIn(email)
  await find(token)
  await ctx.pool.query("update portal.token set expires_at = expires_at + interval '1 hour' where kind = 'session'")
  minutes(90)
  expect(await find(token)).toBeDefined()
})

test('being used is written at most once a minute, however many processes ask', async () => {
  const { id, email } = await makeSubscriber()
  const { token } = await logIn(email)
  const use = async () => {
    ctx.tokens.memory.hear(`account ${id}`) // as a process that has not seen it yet
    await find(token)
    return (await ctx.pool.query('select expires_at from portal.token where account_id = $1', [id])).rows[0].expires_at
  }
  const first = await use()
  now += 59_000
  expect(await use()).toEqual(first)
  now += 2000
  expect(await use()).not.toEqual(first)
})

test('deleting a session ends it', async () => {
  const { id: accountId, email } = await makeSubscriber()
  const { token } = await logIn(email)
  const { tokenId } = (await find(token))!
  const caller = { accountId, tokenId, apis, address: '192.0.2.1' }
  expect(await deleteSession(ctx, caller, {} as DataCall)).toEqual({ body: { data: [{}] } })
  expect(await find(token)).toBeUndefined()
})
