import { findCaller, startSession } from '@portal/services/sessions.ts'
import { noteTokenUse } from '@portal/services/token-use.ts'
import { findTokenHolder } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

let app: Awaited<ReturnType<typeof buildApp>>
let ctx: Awaited<ReturnType<typeof openTestContext>>
let session: string

beforeAll(async () => {
  ctx = await openTestContext()
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  session = (await startSession(ctx, (await makeAccount(ctx)).id)).token
})

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url, payload, headers: { authorization: `Bearer ${session}` } })
const generate = (product = 'ceic') => call('POST', `/api/token/${product}/generate`)
const verify = (token: string, product = 'ceic') => call('POST', `/api/token/${product}/verify`, { token })

test('a new token is shown once, listed without its secret, and known as valid', async () => {
  const made = await generate()
  expect(made.statusCode).toBe(201)
  expect(made.headers['cache-control']).toBe('no-store')
  const { token, prefix, createdAt } = made.json()
  expect(Object.keys(made.json())).toEqual(['product', 'token', 'prefix', 'createdAt'])
  const known = { product: 'ceic', prefix, createdAt, lastUsedAt: null }
  expect((await call('GET', '/api/token')).json()).toEqual({
    items: [{ ...known, expiresAt: null }],
    available: ['ceic'],
  })
  expect((await verify(` ${token}\n`)).json()).toEqual({ valid: true, ...known })
})

test('the token that was replaced is said to be so', async () => {
  const first = (await generate()).json()
  const second = (await generate()).json()
  expect((await verify(first.token)).json()).toMatchObject({ valid: false, reason: 'replaced', prefix: first.prefix })
  expect((await verify(second.token)).json()).toMatchObject({ valid: true })
  expect((await call('GET', '/api/token')).json().items).toHaveLength(1)
})

test('the list knows a use of a moment ago', async () => {
  const { token } = (await generate()).json()
  const holder = (await findTokenHolder(ctx, token))!
  noteTokenUse(ctx, holder, { api: 'ceic-macroeconomic' })
  noteTokenUse(ctx, holder, { api: 'ceic-macroeconomic' })
  const [item] = (await call('GET', '/api/token')).json().items
  expect(new Date(item.lastUsedAt).getTime()).toBeGreaterThanOrEqual(new Date(item.createdAt).getTime())
})

test('without a subscription there is no token, in the words of the specification', async () => {
  const answer = await generate('redd')
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    code: 'token-no-subscription',
    detail: 'No token can be generated for your account.',
  })
})

test.each(['gold', 'CEIC', '%00', '..%2f', 'constructor'])('there is no product %s', async product => {
  for (const answer of [await generate(product), await verify('x', product)]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'token-product-unknown' })
  }
})

test('other people’s tokens are unknown', async () => {
  const { token } = (await generate()).json()
  session = (await startSession(ctx, (await makeAccount(ctx)).id)).token
  expect((await verify(token)).json()).toMatchObject({ valid: false, reason: 'unknown', prefix: null })
  expect((await call('GET', '/api/token')).json()).toMatchObject({ items: [] })
})

test('unknown fields and missing tokens are refused', async () => {
  expect((await call('POST', '/api/token/ceic/generate', { name: 'x' })).statusCode).toBe(400)
  expect((await call('POST', '/api/token/ceic/verify', { token: 'x', more: 1 })).statusCode).toBe(400)
  expect((await call('POST', '/api/token/ceic/verify', {})).json().errors).toEqual([
    { path: 'body/token', message: 'This field is required.' },
  ])
})

test('generating goes on with the session that asked for it', async () => {
  await generate()
  expect(await findCaller(ctx, session)).toBeDefined()
})
