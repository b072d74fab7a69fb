import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../../tests/support/built.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

let app: Awaited<ReturnType<typeof buildApp>>
let ctx: Awaited<ReturnType<typeof openTestContext>>

beforeAll(async () => {
  buildPages()
  ctx = await openTestContext()
  const broken = [...ctx.content].map(([name, loaded]) =>
    name === 'redd-api-v1'
      ? ([name, { product: loaded.product, problem: new Error('broken') }] as const)
      : ([name, loaded] as const),
  )
  app = await buildApp({ ...ctx, content: new Map(broken) })
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const ask = (query: Record<string, string>) => app.inject(`/api/search?${new URLSearchParams(query)}`)

test('answers what is found with its place, its marks and the time it took', async () => {
  const { statusCode, body } = await ask({ q: 'serach series', api: 'ceic-macroeconomic', lang: 'en' })
  expect(statusCode).toBe(200)
  const { items, total, tookMs, meant } = JSON.parse(body)
  expect(items[0]).toMatchObject({ api: 'ceic-macroeconomic', kind: expect.any(String), marks: { title: [[0, 6]] } })
  expect(items.length).toBe(20)
  expect(total).toBeGreaterThan(20)
  expect(tookMs).toBeGreaterThanOrEqual(0)
  expect(meant).toBe('search series')
})

test.each([
  ['en', 'ceic-macroeconomic', '令牌'],
  ['zh', 'ceic-macroeconomic', 'lingpai'],
  ['zh', 'emis-dealwatch', 'M&A顾问'],
])('searches in %s within %s: %s', async (lang, api, q) => {
  const { items } = JSON.parse((await ask({ q, api, lang })).body)
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter((item: { api?: string }) => item.api !== undefined && item.api !== api)).toEqual([])
})

test('a product whose document is broken is searched all the same', async () => {
  expect((await ask({ q: 'authentication', api: 'redd-api-v1' })).statusCode).toBe(200)
})

test.each([
  ['nothing', {}],
  ['an empty query', { q: '' }],
  ['blanks', { q: '   ' }],
  ['marks alone', { q: '?!…，。' }],
  ['control characters', { q: '\u0000\u0007\u001b' }],
  ['a pattern', { q: '(a+)+$[z-a]\\' }],
  ['half a character', { q: '\ud83d' }],
  ['no API', { q: 'token', api: '' }],
])('%s is an honest answer', async (_, query) => {
  const answer = await ask(query)
  expect(answer.statusCode).toBe(200)
  expect(Array.isArray(answer.json().items)).toBe(true)
})

test.each([
  ['10,000 characters', { q: 'a'.repeat(10_000) }, 400, 'querystring/q'],
  ['a limit of none', { q: 'a', limit: '0' }, 400, 'querystring/limit'],
  ['a limit of too many', { q: 'a', limit: '201' }, 400, 'querystring/limit'],
  ['a limit in words', { q: 'a', limit: 'many' }, 400, 'querystring/limit'],
  ['an unknown API', { q: 'a', api: 'nothing' }, 404, 'nothing'],
  ['an unknown API nearby', { q: 'a', near: '__proto__' }, 404, '__proto__'],
])('%s is refused by name', async (_, query, status, name) => {
  const answer = await ask(query as Record<string, string>)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain(name)
})
