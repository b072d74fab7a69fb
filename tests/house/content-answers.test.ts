import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { makeAccount } from '../support/accounts.ts'
import { openTestContext } from '../support/context.ts'
import { sampleTemplate } from '../support/samples.ts'
import { type ContentPage, contentPages } from './content-pages.ts'

const gateways: Record<string, string> = { 'ceic/macroeconomic': '/data/ceic/v2' }

/** Every call that a page shows as curl together with the answer printed below it. Left out is what belongs to the reader. */
const printed = [...contentPages('en').values()].flatMap(page =>
  page.fences.flatMap(({ language, code }, at) => {
    const call = page.fences[at - 1]
    const url = language === 'json' || language === 'xml' ? urlOf(page, call) : undefined
    return url ? [{ name: page.name.replace('packages/content/products/', ''), url, language, answer: code }] : []
  }),
)

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let authorization: string
let now = 0

beforeAll(async () => {
  ctx = { ...(await openTestContext({}, await sampleTemplate())), limiter: openMemoryLimiter(() => now) }
  app = await buildApp(ctx)
  const account = await makeAccount(ctx)
  authorization = `Bearer ${(await generateToken(ctx, account.id, 'ceic')).token}`
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

test('pages show calls with their answers', () => expect(printed.length).toBeGreaterThan(5))

test.each(printed)('$name prints what $url answers, or a part of it', async ({ url, language, answer }) => {
  now += 1000
  const given = await app.inject({ url, headers: { authorization } })
  expect(given.statusCode).toBe(200)
  if (language === 'xml') expect(withoutIndents(given.body)).toBe(withoutIndents(answer))
  else expect(given.json()).toMatchObject(JSON.parse(answer))
})

const withoutIndents = (xml: string) => xml.replaceAll(/>\s+</g, '><').trim()

/** The address that a curl sample reads, with its fields as the query; undefined for what is no such sample. */
function urlOf(page: ContentPage, sample: { language: string; code: string } | undefined): string | undefined {
  const address = /curl[^"]* "\{\{baseUrl\}\}([^"]*)"/.exec(sample?.code ?? '')?.[1]
  const base = Object.entries(gateways).find(([folder]) => page.name.includes(folder))?.[1]
  if (!sample || !address || !base || /^\/(filters|feeds|dumps)\b/.test(address)) return undefined
  const fields = [...sample.code.matchAll(/(?:-d|--data-urlencode) "?([^"\s\\]+)/g)].map(match => match[1]!)
  return base + address + (fields.length ? `?${fields.join('&')}` : '')
}
