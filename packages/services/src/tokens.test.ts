import type { PortalError } from '@portal/domain/errors.ts'
import { makeSecret } from '@portal/domain/token.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Context, openContext } from './context.ts'
import { verifyToken } from './token-verification.ts'
import { findTokenHolder, generateToken, listTokens } from './tokens.ts'

const rounds = Number(process.env.TEST_ROUNDS ?? 3)

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())
afterEach(() => vi.restoreAllMocks())

test('a new token opens what the account is subscribed to, and the list shows everything but the secret', async () => {
  const { id } = await makeAccount(ctx, { apis: ['emis-company', 'emis-documents', 'emis-api-v2'] })
  const { token, prefix } = await generateToken(ctx, id, 'emis')
  expect(await findTokenHolder(ctx, token)).toMatchObject({
    accountId: id,
    product: 'emis',
    apis: ['emis-company', 'emis-documents'],
  })
  await generateToken(ctx, id, 'emisV2')
  const list = await listTokens(ctx, id)
  expect(list.map(({ product }) => product)).toEqual(['emis', 'emisV2'])
  expect(list[0]).toEqual({ product: 'emis', prefix, createdAt: expect.any(Date), lastUsedAt: null, expiresAt: null })
  expect(prefix).toBe(token.slice(0, 'emis_api_'.length + 4))
})

test('without a subscription for the product there is no token, and unknown products are named', async () => {
  const { id } = await makeAccount(ctx)
  await expect(generateToken(ctx, id, 'redd')).rejects.toMatchObject({ code: 'token-no-subscription' })
  await expect(generateToken(ctx, id, 'gold')).rejects.toMatchObject({
    code: 'token-product-unknown',
    values: { name: 'gold' },
  })
  expect(await listTokens(ctx, id)).toEqual([])
})

test('the one before is refused on the first call after the answer', async () => {
  const { id } = await makeAccount(ctx)
  let before = await generateToken(ctx, id, 'ceic')
  for (let round = 0; round < 50; round++) {
    expect(await findTokenHolder(ctx, before.token)).toBeDefined()
    const next = await generateToken(ctx, id, 'ceic')
    expect(await findTokenHolder(ctx, before.token)).toBeUndefined()
    before = next
  }
})

test('of fifty tokens made at once one stays valid, and everybody can learn whether it is theirs', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id } = await makeAccount(ctx)
    const made = await Promise.all(Array.from({ length: 50 }, () => generateToken(ctx, id, 'ceic')))
    const holders = await Promise.all(made.map(({ token }) => findTokenHolder(ctx, token)))
    expect(holders.filter(Boolean)).toHaveLength(1)
    const answers = await Promise.all(made.map(({ token }) => verifyToken(ctx, id, 'ceic', token)))
    const said = answers.map(({ valid, reason }) => (valid ? 'valid' : reason))
    expect(said.toSorted()).toEqual([...Array(49).fill('replaced'), 'valid'])
    expect(said.indexOf('valid')).toBe(holders.findIndex(Boolean))
  }
}, 300_000)

test('tells what is wrong with a token, and of other people nothing', async () => {
  const mine = await makeAccount(ctx, { apis: ['ceic-macroeconomic', 'emis-company'] })
  const theirs = await makeAccount(ctx)
  const { token, prefix } = await generateToken(ctx, mine.id, 'ceic')
  const other = await generateToken(ctx, theirs.id, 'ceic')
  const nothing = { valid: false, product: 'ceic', prefix: null, createdAt: null, lastUsedAt: null }
  expect(await verifyToken(ctx, mine.id, 'ceic', token)).toMatchObject({ valid: true, product: 'ceic', prefix })
  expect(await verifyToken(ctx, mine.id, 'ceic', `${token.slice(0, -1)}_`)).toEqual({ ...nothing, reason: 'mistyped' })
  expect(await verifyToken(ctx, mine.id, 'ceic', other.token)).toEqual({ ...nothing, reason: 'unknown' })
  expect(await verifyToken(ctx, mine.id, 'emis', token)).toMatchObject({ valid: false, reason: 'other-product' })
  await ctx.db.deleteFrom('portal.subscription').where('account_id', '=', mine.id).execute()
  expect(await verifyToken(ctx, mine.id, 'ceic', token)).toMatchObject({ valid: false, reason: 'not-subscribed' })
})

test('a mistyped token is refused without a question to the database', async () => {
  const { id } = await makeAccount(ctx)
  const { token } = await generateToken(ctx, id, 'ceic')
  const asked = vi.spyOn(ctx.pool, 'connect')
  const mistyped = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
  expect(await findTokenHolder(ctx, mistyped)).toBeUndefined()
  expect(await findTokenHolder(ctx, '')).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})

test('a token replaced in another process is refused here by the news of it', async () => {
  const { id } = await makeAccount(ctx)
  const { token } = await generateToken(ctx, id, 'ceic')
  const elsewhere = await openContext(ctx.config)
  try {
    const stopped = elsewhere.now() // nothing grows old there, so only news can end it
    elsewhere.now = () => stopped
    await findTokenHolder(elsewhere, token)
    await vi.waitFor(() => expect(elsewhere.tokens.hears()).toBe(true))
    elsewhere.tokens.memory.hear(`account ${id}`)
    expect(await findTokenHolder(elsewhere, token)).toBeDefined()
    const asked = vi.spyOn(elsewhere.pool, 'connect')
    expect(await findTokenHolder(elsewhere, token)).toBeDefined()
    await generateToken(ctx, id, 'ceic')
    await vi.waitFor(async () => expect(await findTokenHolder(elsewhere, token)).toBeUndefined(), {
      timeout: 1000,
      interval: 1,
    })
    expect(asked).not.toHaveBeenCalled()
  } finally {
    await elsewhere.close()
  }
})

test('a subscription that ends, by whatever hand, closes its API in every process', async () => {
  const { id } = await makeAccount(ctx)
  const { token } = await generateToken(ctx, id, 'ceic')
  await findTokenHolder(ctx, token)
  await vi.waitFor(() => expect(ctx.tokens.hears()).toBe(true))
  expect(await findTokenHolder(ctx, token)).toMatchObject({ apis: ['ceic-macroeconomic'] })
  await ctx.pool.query('delete from portal.subscription where account_id = $1', [id])
  await vi.waitFor(async () => expect(await findTokenHolder(ctx, token)).toMatchObject({ apis: [] }), { timeout: 1000 })
})

test('a well-formed token that was never made here is nobody’s', async () => {
  expect(await findTokenHolder(ctx, makeSecret('ceic', new Uint8Array(36).fill(7)))).toBeUndefined()
})

test('without the database an unknown token is not judged', async () => {
  const closed = await openContext(ctx.config)
  await closed.close()
  const secret = makeSecret('ceic', new Uint8Array(36).fill(9))
  const error = await findTokenHolder(closed, secret).catch((failure: PortalError) => failure)
  expect(error).toMatchObject({ code: 'database-unavailable', retryAfter: 1 })
  await closed.tokens.close()
})
