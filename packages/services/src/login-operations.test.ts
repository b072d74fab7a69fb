import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'
import { findTokenHolder } from './tokens.ts'

let ctx: Context
let call: Caller
const person = { email: 'reader@example.test', password: 'long enough to be one' }
const right = { login: person.email, password: person.password, application: 'terminal' }
beforeAll(async () => {
  ctx = await openTestContext()
  ;({ call } = await makeCaller(ctx))
  await makeAccount(ctx, person)
})
afterAll(() => ctx.close())

const open = async () => (await call<{ data: { session: string } }>('login', right)).data.session

test('a session opens what a token opens, until it is ended', async () => {
  const session = await open()
  expect(await findTokenHolder(ctx, session)).toMatchObject({ apis: ['ceic-macroeconomic'] })
  expect(await call('logout', { session })).toEqual({ data: { session, destroyed: true } })
  expect(await findTokenHolder(ctx, session)).toBeUndefined()
  await expect(call('logout', { session })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('a refusal never repeats the id of a session', async () => {
  const session = await open()
  await call('logout', { session })
  await expect(call('logout', { session })).rejects.not.toThrow(session)
})

test('an unknown login and a wrong password are one and the same answer', async () => {
  const failure = { status: 401, code: 'ERR_INVALID_USER_PASSWORD', message: 'Login or password is wrong.' }
  await expect(call('login', { ...right, password: 'wrong' })).rejects.toMatchObject(failure)
  await expect(call('login', { ...right, login: 'nobody@example.test' })).rejects.toMatchObject(failure)
})

test('checks a login without opening anything', async () => {
  expect(await call('validateCredentials', right)).toEqual({ data: { valid: true } })
  expect(await call('validateCredentials', { ...right, password: 'wrong' })).toEqual({ data: { valid: false } })
})

test('lists the databases that the account may read', async () => {
  await makeSeries(ctx, ['US'])
  expect(await call('getSubscriptions')).toEqual({ data: [{ serviceCode: 'API', productCode: 'GLOBAL' }] })
})
