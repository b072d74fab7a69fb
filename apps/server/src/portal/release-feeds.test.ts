import { listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../../tests/support/built.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

const origin = 'https://portal.example.com'
let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  buildPages()
  ctx = await openTestContext({ PUBLIC_URL: origin })
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const read = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, type: headers['content-type'], body }
}
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(match => match[1]!)

/** Elements that are opened and closed in order, and signs that stand for themselves alone. */
function faults(xml: string): string[] {
  const open: string[] = []
  const wrong: string[] = xml.match(/&(?!(amp|lt|gt|quot|#\d+|#x[\da-f]+);)/gi) ?? []
  for (const [, closing, name, single] of xml.matchAll(/<(\/?)([\w:]+)(?: [\w:]+="[^"<]*")*(\/?)>/g)) {
    if (closing && open.pop() !== name) wrong.push(`</${name}>`)
    if (!closing && !single) open.push(name!)
  }
  const rest = xml.replaceAll(/<\/?[\w:]+(?: [\w:]+="[^"<]*")*\/?>|<\?xml [^>]*\?>/g, '')
  return [...wrong, ...open, ...(rest.match(/[<>]/g) ?? [])]
}

const feeds = (ctx: Context) => ['/docs', ...listProducts(ctx).map(({ path }) => `/docs/${path}`)]

test('every product has a valid feed in both languages, and so have all together', async () => {
  for (const language of ['en', 'zh'])
    for (const place of feeds(ctx)) {
      const address = `/${language}${place}/release-notes.atom`
      const { status, type, body } = await read(address)
      expect([address, status, type]).toEqual([address, 200, 'application/atom+xml; charset=utf-8'])
      expect([address, faults(body)]).toEqual([address, []])
      const ids = texts(body, 'id')
      expect(ids[0]).toBe(origin + address)
      expect(new Set(ids).size).toBe(ids.length)
      const [updated, ...dates] = texts(body, 'updated')
      expect(dates.length).toBeGreaterThan(0)
      expect([updated, ...dates]).toEqual([dates[0], ...dates.toSorted().reverse()])
      for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
      expect(body).not.toMatch(/\.invalid|&lt;button|href=&quot;[/#]/)
    }
})

test('an entry is a version with its sections, at its anchor on the page of the release notes', async () => {
  const { body } = await read('/zh/docs/ceic/macroeconomic/release-notes.atom')
  const [, entry = ''] = body.split('<entry>')
  expect(texts(entry, 'title')).toEqual(['CEIC宏观经济API 2.11.4'])
  expect(entry).toContain('<category term="修正"/>')
  const page = await app.inject('/zh/docs/ceic/macroeconomic/release-notes')
  for (const id of texts(body, 'id').slice(1)) {
    const [address, anchor] = id.split('#')
    expect(address).toBe(`${origin}/zh/docs/ceic/macroeconomic/release-notes`)
    expect(page.body).toContain(`<h2 id="${anchor}">`)
  }
})

test('the feed of all holds every version of every product', async () => {
  const all = texts((await read('/en/docs/release-notes.atom')).body, 'id').slice(1)
  const each = await Promise.all(
    listProducts(ctx).map(async ({ path }) =>
      texts((await read(`/en/docs/${path}/release-notes.atom`)).body, 'id').slice(1),
    ),
  )
  expect(all.toSorted()).toEqual(each.flat().sort())
})

test('a product that does not exist has no feed', async () => {
  expect((await read('/docs/ceic/nothing/release-notes.atom')).status).toBe(404)
})

test('the release notes of every API are there for programs, and name the API that is unknown', async () => {
  for (const name of ['ceic', 'emisV1', 'epfr', 'reddV1', 'specification?api=emis-documents']) {
    const { status, body } = await read(`/api/releaseNotes/${name}`)
    expect([name, status]).toEqual([name, 200])
    expect(JSON.parse(body).data.content).toMatch(/^## \d+\.\d+\.\d+/m)
  }
  const unknown = await read('/api/releaseNotes/specification?api=nothing')
  expect([unknown.status, JSON.parse(unknown.body).code]).toEqual([404, 'api-unknown'])
})

test('pages name the feed of their product', async () => {
  for (const page of ['docs/ceic/macroeconomic/release-notes', 'docs/ceic/macroeconomic']) {
    const { body } = await app.inject(`/zh/${page}`)
    expect(body).toContain(`href="${origin}/zh/docs/ceic/macroeconomic/release-notes.atom"`)
  }
  expect((await app.inject('/en/docs')).body).toContain(`href="${origin}/en/docs/release-notes.atom"`)
})
