import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import {
  deleteExpiredSessions,
  endSession,
  endSessionsOf,
  findCaller,
  refreshSession,
  type SignedIn,
  startSession,
} from './sessions.ts'

let ctx: Context
let accountId: string
let first: SignedIn
let now: number

beforeAll(async () => {
  ctx = await openTestContext()
  ctx.now = () => new Date(now)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  now = Date.parse('2026-11-21T08:00:00Z')
  accountId = (await makeAccount(ctx)).id
  first = await startSession(ctx, accountId)
})
const minutes = (count: number) => count * 60_000
const days = (count: number) => count * 86_400_000

test('an access token opens its session for fifteen minutes', async () => {
  expect(await findCaller(ctx, first.token)).toMatchObject({ user: { id: accountId } })
  now += minutes(15)
  expect(await findCaller(ctx, first.token)).toBeUndefined()
})

test('each refresh gives new tokens, and the access token before goes on until its own end', async () => {
  const second = await refreshSession(ctx, first.refreshToken)
  const third = await refreshSession(ctx, second.refreshToken)
  expect(new Set([first, second, third].flatMap(pair => [pair.token, pair.refreshToken])).size).toBe(6)
  const callers = await Promise.all([first, second, third].map(({ token }) => findCaller(ctx, token)))
  expect(new Set(callers.map(caller => caller?.sessionId)).size).toBe(1)
})

test('twenty refreshes at once all get the same successor, and nobody is signed out', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => refreshSession(ctx, first.refreshToken)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const { rows } = await ctx.pool.query('select count(*) as n from portal.session_token where replaced_at is null')
  expect(await findCaller(ctx, answers[0]!.token)).toBeDefined()
  expect(rows[0].n).toBeGreaterThan(0)
  now += 30_000
  expect(await refreshSession(ctx, first.refreshToken)).toEqual(answers[0])
  expect(await refreshSession(ctx, answers[0]!.refreshToken)).toMatchObject({ user: { id: accountId } })
})

test('a refresh token that comes back after the grace ends the whole session', async () => {
  const second = await refreshSession(ctx, first.refreshToken)
  const other = await startSession(ctx, accountId)
  now += 30_001
  await expect(refreshSession(ctx, first.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
  await expect(refreshSession(ctx, second.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
  expect(await findCaller(ctx, second.token)).toBeUndefined()
  expect(await findCaller(ctx, other.token)).toBeDefined()
})

test('a process with another key gives out no successor, and ends nobody’s session for it', async () => {
  const second = await refreshSession(ctx, first.refreshToken)
  const stranger = { ...ctx, config: { ...ctx.config, secretKey: 'another key of at least 32 characters' } }
  await expect(refreshSession(stranger, first.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
  expect(await findCaller(ctx, second.token)).toBeDefined()
  now += minutes(1)
  await expect(refreshSession(stranger, first.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
  expect(await findCaller(ctx, second.token)).toBeUndefined()
})

test('a session that nobody refreshes for thirty days is over', async () => {
  now += days(30)
  await expect(refreshSession(ctx, first.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
})

test('signing out ends this session for every token of it', async () => {
  const second = await refreshSession(ctx, first.refreshToken)
  const { sessionId } = (await findCaller(ctx, first.token))!
  await endSession(ctx, sessionId)
  expect(await findCaller(ctx, first.token)).toBeUndefined()
  expect(await findCaller(ctx, second.token)).toBeUndefined()
  await expect(refreshSession(ctx, second.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
  await expect(refreshSession(ctx, first.refreshToken)).rejects.toMatchObject({ code: 'refresh-failed' })
})

test('all sessions of an account can be ended, and nobody else’s', async () => {
  const second = await startSession(ctx, accountId)
  const stranger = await startSession(ctx, (await makeAccount(ctx)).id)
  await endSessionsOf(ctx, accountId)
  expect(await findCaller(ctx, first.token)).toBeUndefined()
  expect(await findCaller(ctx, second.token)).toBeUndefined()
  expect(await findCaller(ctx, stranger.token)).toBeDefined()
})

test('neither made-up nor empty tokens open anything', async () => {
  for (const token of ['', 'x', first.refreshToken, `${first.token}x`]) {
    expect(await findCaller(ctx, token)).toBeUndefined()
    if (token === first.refreshToken) continue
    await expect(refreshSession(ctx, token)).rejects.toMatchObject({ code: 'refresh-failed' })
  }
})

test('what has ended or expired is deleted, and what runs is kept', async () => {
  const ended = await startSession(ctx, accountId)
  await endSession(ctx, (await findCaller(ctx, ended.token))!.sessionId)
  now += days(29)
  const kept = await startSession(ctx, accountId)
  now += days(2)
  expect(await deleteExpiredSessions(ctx)).toBeGreaterThanOrEqual(2)
  expect(await refreshSession(ctx, kept.refreshToken)).toBeDefined()
  expect(await deleteExpiredSessions(ctx)).toBe(0)
})
