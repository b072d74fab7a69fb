import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { demoAccounts, makeDemoAccounts } from './demo-accounts.ts'
import { signIn } from './identity.ts'
import { findCaller } from './sessions.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext({ DEMO: '1', DEMO_PASSWORD: 'correct horse' })
})
afterAll(() => ctx.close())

const signInAs = (email: string, password: string) => {
  const { realm } = demoAccounts.find(account => account.email === email)!
  return signIn(ctx, { realm, email, password, address: '192.0.2.1' })
}
const rows = async () =>
  (await ctx.pool.query('select id, email, password_hash from portal.account order by email')).rows

test('makes the five accounts with their subscriptions and rights', async () => {
  await makeDemoAccounts(ctx)
  const users = []
  for (const { email } of demoAccounts) users.push((await signInAs(email, 'correct horse')).user)
  const flags = users.map(user => [
    user.email.split('@')[0],
    user.realm,
    ...Object.entries(user.subscriptions).flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
    ...(user.isAdmin ? ['isAdmin'] : []),
    ...(user.hasTokenDecoder ? ['hasTokenDecoder'] : []),
  ])
  expect(flags).toEqual([
    ['macro', 'ceic', 'ceicMacro'],
    ['company', 'emis', 'emisCompany', 'emisDocuments'],
    ['estate', 'redd'],
    ['admin', 'ceic', 'ceicMacro', 'emisCompany', 'emisDocuments', 'isAdmin', 'hasTokenDecoder'],
    ['nothing', 'ceic'],
  ])
})

test('changes nothing the second time, even from two processes at once', async () => {
  const before = await rows()
  await Promise.all([makeDemoAccounts(ctx), makeDemoAccounts(ctx)])
  expect(await rows()).toEqual(before)
})

test('takes over a changed password and ends the sessions of the one before', async () => {
  const { token } = await signInAs('macro@demo.test', 'correct horse')
  ctx.config.demo = { password: 'battery staple' }
  await makeDemoAccounts(ctx)
  expect(await findCaller(ctx, token)).toBeUndefined()
  await expect(signInAs('macro@demo.test', 'correct horse')).rejects.toMatchObject({ code: 'login-failed' })
  expect(await signInAs('macro@demo.test', 'battery staple')).toBeDefined()
})

test('brings subscriptions back to what they should be', async () => {
  await ctx.pool.query("delete from portal.subscription where api = 'ceic-macroeconomic'")
  await ctx.pool.query(
    "insert into portal.subscription select id, 'redd-api-v1' from portal.account where email like 'macro%'",
  )
  await makeDemoAccounts(ctx)
  const { rows } = await ctx.pool.query(
    "select api from portal.subscription join portal.account on id = account_id where email = 'macro@demo.test'",
  )
  expect(rows).toEqual([{ api: 'ceic-macroeconomic' }])
})

test('makes none unless the configuration asks for them', async () => {
  const plain = await openTestContext()
  await makeDemoAccounts(plain)
  expect((await plain.pool.query('select from portal.account')).rowCount).toBe(0)
  await plain.close()
})
