import { basePathOf, type Product } from '@portal/domain/product.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { makeApiCallers } from '../support/api-callers.ts'
import { openTestContext } from '../support/context.ts'
import { sampleTemplate } from '../support/samples.ts'
import { contentPages } from './content-pages.ts'
import { sourceFiles } from './source-files.ts'

/** Where the API of a page is, by the folder of its product. */
const gateways = sourceFiles(/^packages\/content\/products\/.*\/product\.json$/).map(({ text }) => {
  const { name, path, gateway } = JSON.parse(text) as Product
  return { name, folder: `products/${path}/`, base: basePathOf(gateway) }
})

/** Every call that a page shows as curl together with the answer printed below it. Left out is what belongs to the reader. */
const printed = [...contentPages('en').values()].flatMap(page =>
  page.fences.flatMap(({ language, code }, at) => {
    const call = page.fences[at - 1]
    const { name: api, base } = gateways.find(({ folder }) => page.name.includes(folder)) ?? { name: '', base: '' }
    const url = language === 'json' || language === 'xml' ? urlOf(base, call) : undefined
    return url ? [{ name: page.name.replace('packages/content/products/', ''), api, url, language, answer: code }] : []
  }),
)

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let callers: Map<string, string>
let now = 0

beforeAll(async () => {
  ctx = { ...(await openTestContext({}, await sampleTemplate())), limiter: openMemoryLimiter(() => now) }
  app = await buildApp(ctx)
  callers = await makeApiCallers(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

test('pages show calls with their answers', () => expect(printed.length).toBeGreaterThan(5))

test.each(printed)('$name prints what $url answers, or a part of it', async ({ api, url, language, answer }) => {
  now += 1000
  const authorization = callers.get(api)
  const given = await app.inject({ url, headers: authorization ? { authorization } : {} })
  expect(given.statusCode).toBe(200)
  if (language === 'xml') expect(withoutIndents(given.body)).toBe(withoutIndents(answer))
  else expect(given.json()).toMatchObject(JSON.parse(answer))
})

const withoutIndents = (xml: string) => xml.replaceAll(/>\s+</g, '><').trim()

/** The address that a curl sample reads, with its fields as the query; undefined for what is no such sample, or follows another. */
function urlOf(base: string, sample: { language: string; code: string } | undefined): string | undefined {
  const address = /curl[^"]* "\{\{baseUrl\}\}([^"]*)"/.exec(sample?.code ?? '')?.[1]
  if (!sample || !address || !base || / -X /.test(sample.code)) return undefined
  if (/^\/(companies\/(search\/)?)?(filters|feeds|dumps)\b|\$/.test(address)) return undefined
  const fields = [...sample.code.matchAll(/(?:-d|--data-urlencode) "?([^"\s\\]+)/g)].map(match => match[1]!)
  return base + address + (fields.length ? `?${fields.join('&')}` : '')
}
