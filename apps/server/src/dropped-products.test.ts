import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Context } from '@portal/services/context.ts'
import { startSession } from '@portal/services/sessions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inBoth } from '../../../tests/pages/crawl.ts'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { dropProduct } from '../../../tests/support/drop-product.ts'
import { dropLookAlikes, withProducts } from '../../../tests/support/look-alike-portal.ts'
import { buildApp } from './app.ts'

const sizes = {
  oneOf: [{ type: 'object', required: ['wide'], properties: { wide: { type: 'integer' } } }, { type: 'string' }],
}

const failed = {
  description: 'There is one.',
  content: { 'application/json': { example: { code: 'TAKEN' } } },
}

/** A document with a call that needs no token, and one whose body has schemas within schemas. */
const openCalls = {
  openapi: '3.1.0',
  info: { title: 'Open', version: '1' },
  paths: {
    '/things': {
      get: { security: [], responses: { 200: { description: 'Things.' } } },
      post: {
        requestBody: {
          required: true,
          description: 'The thing to make.',
          content: { 'application/json': { schema: { type: 'object', properties: { size: sizes } } } },
        },
        responses: { 201: { description: 'Made.' }, 409: failed },
      },
    },
  },
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'products-'))
let own: Context
let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  own = await openTestContext()
  dropLookAlikes(folder)
  dropProduct(folder, 'bad/text', '{ "openapi": "3.1.0", ')
  dropProduct(folder, 'bad/descriptor', {}, '{ "name": 1 }')
  dropProduct(folder, 'open/calls', openCalls)
  ctx = { ...own, content: await withProducts(own.content, folder) }
  app = await buildApp(ctx)
}, 300_000)
afterAll(async () => {
  await app.close()
  await own.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
test('the 250 operations of one tag are on its pages, each once', async () => {
  const pages = await Promise.all(['', '?page=2', '?page=3'].map(page => get(`/en/docs/big/three/docs/repos${page}`)))
  const lists = pages.map(({ body }) => body.split('<ul class="operations">')[1]!.split('</ul>')[0]!)
  const rows = lists.flatMap(list => list.match(/<li><a href="[^"]+"/g) ?? [])
  expect(rows).toHaveLength(250)
})

test('a choice of operations offers all of them, or of a large document those around the one that is meant', async () => {
  const groupsOf = async (query: string) => (await get(`/api/routing/operations?${query}&lang=en`)).json().items
  const tagsOf = async (query: string) => (await groupsOf(query)).map(({ tag }: { tag: string }) => tag)
  expect((await tagsOf('api=ceic-macroeconomic')).length).toBeGreaterThan(3)
  expect(await tagsOf('api=big-three')).toEqual(['repos'])
  expect((await groupsOf('api=big-three'))[0].operations).toHaveLength(250)
  expect(await tagsOf('api=big-three&tag=code-scanning')).toEqual(['code-scanning'])
  const operation = 'path=/repos/{owner}/things-75/{thing_id}&method=get'
  expect(await tagsOf(`api=big-three&${operation}`)).toEqual(['models-calls'])
  expect(await tagsOf(`api=big-three&tag=nobody&${operation}`)).toEqual(['models-calls'])
})

test('the operations of a tag are read twenty at a time, each as it is read alone', async () => {
  const partOf = async (part: number) =>
    (await get(`/api/routing/part?api=big-three&tag=repos&part=${part}&lang=zh`)).json().items
  const items = await partOf(1)
  expect(items).toHaveLength(20)
  const { path: at, method } = items[0]
  const alone = await get(
    `/api/routing/operation?${new URLSearchParams({ api: 'big-three', path: at, method, lang: 'zh' })}`,
  )
  expect(items[0]).toEqual(alone.json())
  expect([(await partOf(12)).length, await partOf(13)]).toEqual([10, []])
  expect((await get('/api/routing/part?api=big-three&tag=repos&part=-1')).statusCode).toBe(400)
})

test('what pages read is compressed for browsers, and the same without', async () => {
  const url = '/api/routing/tag?api=big-three&tag=repos&lang=en'
  const [plain, packed] = await Promise.all([get(url), get(url, { 'accept-encoding': 'gzip, br' })])
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})

test.each(['bad/text', 'bad/descriptor'])('%s is out of service, in words, and everything else is not', async place => {
  const name = place.replace('/', '-')
  expect((await get(`/api/routing/data/${name}`)).statusCode).toBe(500)
  for (const page of ['', '/docs/models', '/docs/anything', '/release-notes']) {
    const { statusCode, body } = await get(`/zh/docs/${place}${page}`)
    expect([page, statusCode]).toEqual([page, 503])
    expect(body).toContain('<h1>该API暂不可用</h1>')
    expect(body).not.toContain('JSON')
  }
  for (const page of ['/', '/docs', '/docs/ceic/macroeconomic', '/sitemap.xml', '/llms.txt', '/api/search?q=series'])
    expect([page, (await get(page)).statusCode]).toEqual([page, 200])
})

test('calls of a product out of service fail as those of its family do', async () => {
  for (const url of ['/data/bad/text/series', '/data/bad/text']) {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(500)
    expect(JSON.parse(body).errors).toMatchObject({ status: 500, code: 'ERR' })
    expect(body).not.toContain('position')
  }
})

test('an administrator reads why a product is out of service, and nobody else', async () => {
  const callerOf = async (isAdmin: boolean) => {
    const { id } = await makeAccount(ctx, { apis: [], isAdmin })
    return { authorization: `Bearer ${(await startSession(ctx, id)).token}` }
  }
  const { items } = (await get('/api/routing/problems', await callerOf(true))).json()
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['bad-descriptor', 'bad-text'])
  expect(items[0].reason).toContain('vendor')
  expect((await get('/api/routing/problems', await callerOf(false))).statusCode).toBe(403)
  expect((await get('/api/routing/problems')).statusCode).toBe(401)
})

test('a call of a product that nothing answers is told so, in both languages', async () => {
  const call = (language: string) => get('/data/open/calls/things', { 'accept-language': language })
  const [english, chinese] = [await call('en'), await call('zh')]
  expect([english.statusCode, english.json().errors.message]).toEqual([501, expect.stringContaining('not connected')])
  expect([chinese.statusCode, chinese.json().errors.message]).toEqual([501, expect.stringContaining('尚未接入服务')])
})

test('every link on the pages of a dropped product leads somewhere, also those in their heads', async () => {
  const base = '/docs/open/calls'
  const starts = inBoth([base, `${base}/docs/default?path=/things&method=get`, '/api-products/open/calls'])
  const bodies = await Promise.all(starts.map(async address => [address, (await get(address)).body] as const))
  const links = bodies.flatMap(([address, body]) =>
    [...body.matchAll(/ href="([^"]+)"/g)].map(
      ([, link]) => new URL(link!.replaceAll('&amp;', '&'), `http://localhost${address}`),
    ),
  )
  const own = new Set(links.filter(({ host }) => host.startsWith('localhost')).map(url => url.pathname + url.search))
  expect(own).toContain('/en/docs/open/calls')
  const lost = await Promise.all([...own].map(async url => ((await get(url)).statusCode < 400 ? [] : [url])))
  expect(lost.flat()).toEqual([])
})

test('the body of a call is told with what its values are made of in turn, and its failures with their examples', async () => {
  const call = '?path=/things&method=post'
  const { body: html } = await get(`/en/docs/open/calls/docs/default${call}`)
  const section = html.split('<h2 id="body">')[1]!.split('</section>')[0]!
  expect(section).toContain('The thing to make.')
  const inTurn = ['<code>size</code>', '<details class="below">', 'choice 1 of 2', '<code>wide</code>', 'choice 2 of 2']
  expect(inTurn.map(part => section.indexOf(part)).every((at, place, all) => at > (all[place - 1] ?? -1))).toBe(true)
  const failure = html.split('<h2 id="responses">')[1]!
  expect(failure).toContain(`<details class="below"><summary>Example answer</summary><pre><code>{
  &quot;code&quot;: &quot;TAKEN&quot;
}</code></pre></details>`)
  const { body: markdown } = await get(`/en/docs/open/calls/docs/default.md${call}`)
  expect(markdown).toContain('- `size` (object | string)\n  - choice 1 of 2: object\n    - `wide` (integer, required)')
})
