import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { createApiSession, deleteExpiredApiSessions, endApiSession } from './api-sessions.ts'
import type { Context } from './context.ts'
import { findTokenHolder, generateToken, listTokens } from './tokens.ts'

let ctx: Context
let now: number
let account: { id: string; email: string }
const password = 'correct horse'
const logIn = () => createApiSession(ctx, 'ceic', { email: account.email, password, address: '192.0.2.1' })

beforeAll(async () => {
  ctx = await openTestContext()
  ctx.now = () => new Date(now)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  now = Date.parse('2026-11-21T08:00:00Z')
  account = await makeAccount(ctx, { password })
})

test('a session stands for a token until it is ended', async () => {
  const { session } = await logIn()
  expect(session).toMatch(/^ceic_session_[0-9A-Za-z]{36}$/)
  expect(await findTokenHolder(ctx, session)).toMatchObject({ accountId: account.id, apis: ['ceic-macroeconomic'] })
  expect(await endApiSession(ctx, 'ceic', session)).toBe(true)
  expect(await findTokenHolder(ctx, session)).toBeUndefined()
  expect(await endApiSession(ctx, 'ceic', session)).toBe(false)
})

test('a session ends after a day', async () => {
  const { session, expiresAt } = await logIn()
  expect(expiresAt).toEqual(new Date(now + 86_400_000))
  expect(await findTokenHolder(ctx, session)).toBeDefined()
  now += 86_400_000
  expect(await findTokenHolder(ctx, session)).toBeUndefined()
  expect(await endApiSession(ctx, 'ceic', session)).toBe(false)
})

test('a wrong password starts none', async () => {
  const wrong = createApiSession(ctx, 'ceic', { email: account.email, password: 'wrong', address: '192.0.2.1' })
  await expect(wrong).rejects.toMatchObject({ code: 'login-failed' })
})

test('sessions and the token live side by side, and a token cannot be ended like a session', async () => {
  const [first, second, key] = [await logIn(), await logIn(), await generateToken(ctx, account.id, 'ceic')]
  for (const secret of [first.session, second.session, key.token]) {
    expect(await findTokenHolder(ctx, secret)).toBeDefined()
  }
  expect(await listTokens(ctx, account.id)).toHaveLength(1)
  expect(await endApiSession(ctx, 'ceic', key.token)).toBe(false)
  expect(await findTokenHolder(ctx, key.token)).toBeDefined()
})

test('what can open nothing is deleted, tokens never', async () => {
  const { session } = await logIn()
  const { token } = await generateToken(ctx, account.id, 'ceic')
  await endApiSession(ctx, 'ceic', session)
  const kept = await logIn()
  await deleteExpiredApiSessions(ctx)
  const { rows } = await ctx.pool.query('select kind from portal.token where account_id = $1 order by kind', [
    account.id,
  ])
  expect(rows.map(({ kind }) => kind)).toEqual(['key', 'session'])
  expect(await findTokenHolder(ctx, kept.session)).toBeDefined()
  expect(await findTokenHolder(ctx, token)).toBeDefined()
})
