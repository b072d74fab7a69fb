import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { buildApp } from './app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  ctx = await openTestContext({ PUBLIC_URL: 'https://portal.example.com' })
  app = await buildApp(ctx)
}, 120_000)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const open = (path: string, query = '') =>
  app.inject({ url: `/en/docs/${path}/getting-started/auto-generating-api-code${query}` })

test('the page offers every operation of its API in a form that works by itself', async () => {
  const { body } = await open('emis/api-v2')
  expect(body).toMatch(/<form[^>]*class="generator-choice"/)
  expect(body).toContain('<option value="get /companies/match">')
  expect(body).not.toContain('requests.request')
})

test('what the form sends prints the program in every language, without the application', async () => {
  const { statusCode, body } = await open('ceic/macroeconomic', '?call=get+%2Fseries%2F%7Bid%7D%2Fdata')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<option value="get \/series\/\{id\}\/data" selected=""/)
  for (const language of ['curl', 'Python', 'JavaScript', 'PHP', 'R']) expect(body).toContain(`>${language}<`)
  expect(body).toContain('https://portal.example.com/data/ceic/v2/series/310000103/data')
})

test('an operation is named by path and method as well, and one that is not there is not found', async () => {
  expect((await open('redd/api-v1', '?path=/properties&method=get')).body).toContain('/data/redd/v1/properties')
  expect((await open('redd/api-v1', '?call=get+/nothing')).statusCode).toBe(404)
})
