import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Context, openContext } from './context.ts'
import { checkCredentials, networkOf, signIn } from './identity.ts'
import { allowances, deleteWholeAllowances, takeOne } from './sign-in-allowance.ts'

const guesses = Number(process.env.TEST_GUESSES ?? 300)
const password = 'correct horse 电池'

let ctx: Context
let email: string
let now: number
let addresses = 0

beforeAll(async () => {
  ctx = await openTestContext()
  ctx.now = () => new Date(now)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  now = Date.parse('2026-11-21T08:00:00Z')
  email = (await makeAccount(ctx, { password })).email
})

const newAddress = () => {
  const at = ++addresses
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
}
const owner = (address: string) => ({ realm: 'ceic' as const, email, password, address })
const guesser = (address: string) => ({ ...owner(address), password: 'wrong' })
const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'in',
    (error: { code: string }) => error.code,
  )

test('the right password opens the account, however its address is capitalised', async () => {
  const { user, token } = await signIn(ctx, { ...owner(newAddress()), email: email.toUpperCase() })
  expect(user).toMatchObject({ email, subscriptions: { ceicMacro: true } })
  expect(token).toMatch(/^[\w-]{43}$/)
})

test('one e-mail address has an account and a password of its own in each identity system', async () => {
  await makeAccount(ctx, { realm: 'redd', email, password: 'another one' })
  expect(await outcome(signIn(ctx, { ...owner(newAddress()), realm: 'redd' }))).toBe('login-failed')
  expect(await outcome(signIn(ctx, { ...owner(newAddress()), realm: 'redd', password: 'another one' }))).toBe('in')
  expect(await outcome(signIn(ctx, { ...owner(newAddress()), realm: 'emis' }))).toBe('login-failed')
})

test('an address that no database could hold is nobody’s', async () => {
  expect(await outcome(signIn(ctx, { ...owner(newAddress()), email: 'a\0b@example.test' }))).toBe('login-failed')
})

test('an unknown address and a wrong password fail alike, and are held back alike', async () => {
  const tries = async (tried: string) => {
    const answers = []
    for (let round = 0; round < 20; round++) {
      answers.push(await signIn(ctx, { ...guesser(newAddress()), email: tried }).catch(error => ({ ...error })))
    }
    return answers
  }
  const known = await tries(email)
  expect(known.map(({ code }) => code)).toEqual([
    ...Array(16).fill('login-failed'),
    ...Array(4).fill('login-too-often'),
  ])
  expect(await tries('nobody@example.test')).toEqual(known)
})

test('of guesses from everywhere less than a hundred an hour are looked at, and at home the owner gets in at once', async () => {
  const home = newAddress()
  await signIn(ctx, owner(home))
  const verify = vi.spyOn(ctx.passwords, 'verify')
  for (let round = 0; round < guesses; round++) {
    now += 3_600_000 / guesses
    await outcome(signIn(ctx, guesser(newAddress())))
  }
  expect(verify.mock.calls.length).toBeGreaterThan(70)
  expect(verify.mock.calls.length).toBeLessThanOrEqual(16 + 64)
  expect(await outcome(signIn(ctx, owner(newAddress())))).toBe('login-too-often')
  expect(await outcome(signIn(ctx, owner(home)))).toBe('in')
}, 300_000)

test('guesses from home are few as well', async () => {
  const home = newAddress()
  await signIn(ctx, owner(home))
  const answers = []
  for (let round = 0; round < 30; round++) answers.push(await outcome(signIn(ctx, guesser(home))))
  expect(answers.filter(answer => answer === 'login-failed')).toHaveLength(10)
})

test('what is told to wait gets in after waiting that long', async () => {
  for (let round = 0; round < 16; round++) await outcome(signIn(ctx, guesser(newAddress())))
  const refusal = await signIn(ctx, owner(newAddress())).catch(error => error)
  expect(refusal).toMatchObject({ code: 'login-too-often', values: { seconds: refusal.retryAfter } })
  now += refusal.retryAfter * 1000
  expect(await outcome(signIn(ctx, owner(newAddress())))).toBe('in')
})

test('an address that fails with ever other accounts has to wait, and others do not', async () => {
  const busy = newAddress()
  for (let round = 0; round < 10; round++) {
    expect(await outcome(signIn(ctx, { ...guesser(busy), email: `nobody-${round}@example.test` }))).toBe('login-failed')
  }
  expect(await signIn(ctx, owner(busy)).catch(error => error)).toMatchObject({ code: 'login-too-often', retryAfter: 6 })
  expect(await outcome(signIn(ctx, owner(newAddress())))).toBe('in')
  now += 6000
  expect(await outcome(signIn(ctx, owner(busy)))).toBe('in')
})

test('signing in rightly uses nothing up', async () => {
  const address = newAddress()
  for (let round = 0; round < 25; round++) expect(await outcome(signIn(ctx, owner(address)))).toBe('in')
})

test('a restart forgets no failure', async () => {
  for (let round = 0; round < 16; round++) await outcome(signIn(ctx, guesser(newAddress())))
  const again = await openContext(ctx.config)
  again.now = ctx.now
  expect(await outcome(signIn(again, owner(newAddress())))).toBe('login-too-often')
  await again.close()
})

test('guesses at the same moment count exactly', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => outcome(signIn(ctx, guesser(newAddress())))))
  expect(answers.filter(answer => answer === 'login-failed')).toHaveLength(16)
})

test('a clock that is put back locks nobody out', async () => {
  for (let round = 0; round < 16; round++) await outcome(signIn(ctx, guesser(newAddress())))
  now -= 86_400_000
  expect(await outcome(signIn(ctx, owner(newAddress())))).toBe('in')
})

test('a guess that could not be looked at is not counted', async () => {
  const broken = { ...ctx, passwords: { ...ctx.passwords, verify: () => Promise.reject(new Error('no thread')) } }
  for (let round = 0; round < 20; round++) {
    await expect(checkCredentials(broken, guesser(newAddress()))).rejects.toThrow('no thread')
  }
  expect(await outcome(signIn(ctx, owner(newAddress())))).toBe('in')
})

test('allowances that are whole again are deleted', async () => {
  await takeOne(ctx, 'a key', allowances.account)
  const count = async () =>
    (await ctx.pool.query('select from portal.sign_in_allowance where key = $1', ['a key'])).rowCount
  await deleteWholeAllowances(ctx)
  expect(await count()).toBe(1)
  now += 3_600_000
  await deleteWholeAllowances(ctx)
  expect(await count()).toBe(0)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))
