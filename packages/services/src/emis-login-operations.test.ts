import type { DataCall } from '@portal/data-apis/data-api.ts'
import { limits } from '@portal/domain/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { authGetUserData, authLogin, authLogout } from './emis-login-operations.ts'
import { nobody, type PortalOperation } from './portal-operation.ts'
import { findTokenHolder, generateToken } from './tokens.ts'

let ctx: Context
let username: string
const person = { email: 'analyst@example.test', password: 'long enough to be one' }
const apis = ['emis-company', 'emis-documents']
beforeAll(async () => {
  ctx = await openTestContext()
  const { id } = await makeAccount(ctx, { ...person, realm: 'emis', apis })
  const row = await ctx.db.selectFrom('portal.account').select('username').where('id', '=', id).executeTakeFirst()
  username = row!.username
  await makeAccount(ctx, { ...person, email: 'macro@example.test', realm: 'ceic' })
})
afterAll(() => ctx.close())

const call = async <Data>(operation: PortalOperation, caller: Parameters<PortalOperation>[1], params = {}) => {
  const signal = new AbortController().signal
  const made: DataCall = { operationId: '', params, body: undefined, language: 'en', signal, baseUrl: '/data' }
  return ((await operation(ctx, caller, made)) as { body: { data: Data } }).body.data
}
const here = '192.0.2.7'
const logIn = async (params: { username: string; password: string }) =>
  (await call<{ sessionId: string }>(authLogin, nobody(here), params)).sessionId
const holding = async (secret: string) => ({ ...(await findTokenHolder(ctx, secret))!, address: here })

test('a session opens the APIs of the EMIS token until it is ended, whichever name it was opened with', async () => {
  for (const name of [person.email, username, username.toUpperCase()]) {
    const sessionId = await logIn({ username: name, password: person.password })
    expect(sessionId).toMatch(/^emis_session_/)
    expect(await findTokenHolder(ctx, sessionId)).toMatchObject({ product: 'emis', apis })
    expect(await call(authGetUserData, await holding(sessionId))).toEqual({
      username,
      email: person.email,
      subscriptions: apis,
    })
    expect(await call(authLogout, await holding(sessionId))).toEqual({})
    expect(await findTokenHolder(ctx, sessionId)).toBeUndefined()
  }
})

test('an unknown name, a wrong password and an account of another brand are one and the same answer', async () => {
  const failure = { status: 401, code: '101', message: 'Login or password is wrong.' }
  const wrong = [
    { username: 'nobody', password: person.password },
    { username, password: 'wrong' },
    { username: 'nul\0', password: person.password },
    { username: 'macro@example.test', password: person.password },
  ]
  for (const attempt of wrong) await expect(logIn(attempt)).rejects.toMatchObject(failure)
})

test('a person who guesses by name and by address has no more guesses than one who keeps to the address', async () => {
  const guesser = await makeAccount(ctx, { email: 'guessed@example.test', password: 'right', realm: 'emis' })
  const { username: name } = (await ctx.db
    .selectFrom('portal.account')
    .select('username')
    .where('id', '=', guesser.id)
    .executeTakeFirst())!
  const guess = async (at: number) => {
    const attempt = { username: at % 2 ? name : guesser.email, password: 'wrong' }
    const from = nobody(`198.51.100.${at}`)
    return call(authLogin, from, attempt).catch(({ status }) => status)
  }
  const statuses = []
  for (let at = 0; at < 40; at++) statuses.push(await guess(at))
  expect(statuses.filter(status => status === 401).length).toBeLessThan(2 * limits.guessesAtOnce)
  expect(statuses.at(-1)).toBe(429)
})

test('a token cannot be ended like a session', async () => {
  const { id } = await makeAccount(ctx, { realm: 'emis', apis })
  const { token } = await generateToken(ctx, id, 'emis')
  await expect(call(authLogout, await holding(token))).rejects.toMatchObject({ status: 400, code: '200' })
  expect(await findTokenHolder(ctx, token)).toBeDefined()
})
