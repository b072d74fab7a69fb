import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listEndpoints, operationQuery, tagSlug } from '@portal/domain/spec.ts'
import { findProduct, loadContent } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { startSession } from '@portal/services/sessions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { dropProduct } from '../../../tests/support/drop-product.ts'
import { openApiLookAlike, swaggerLookAlike } from '../../../tests/support/look-alikes.ts'
import { buildApp } from './app.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'products-'))
const nodesMax = 1500
let own: Context
let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  own = await openTestContext()
  dropProduct(folder, 'big/three', openApiLookAlike('3.0.3', 1223))
  dropProduct(folder, 'big/one', openApiLookAlike('3.1.0', 659))
  dropProduct(folder, 'big/two', swaggerLookAlike(400))
  dropProduct(folder, 'bad/text', '{ "openapi": "3.1.0", ')
  dropProduct(folder, 'bad/descriptor', {}, '{ "name": 1 }')
  ctx = { ...own, content: new Map([...own.content, ...(await loadContent(path.join(folder, 'cache'), folder))]) }
  app = await buildApp(ctx)
}, 300_000)
afterAll(async () => {
  await app.close()
  await own.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const nodesOf = (html: string) => html.match(/<[a-z][^>]*>/gi)!.length
const words = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test.each(['three', 'one', 'two'])(
  'the pages of big/%s are whole, and light enough',
  async product => {
    const { specification } = findProduct(ctx, `big-${product}`)
    const endpoints = listEndpoints(specification)
    const base = `/en/docs/big/${product}`
    const sample = endpoints.filter((_, at) => at % Math.ceil(endpoints.length / 20) === 0)
    const operations = sample.map(endpoint => ({
      url: `${base}/docs/${tagSlug(endpoint.operation.tags[0]!)}${operationQuery(endpoint)}`,
      told: `<h1>${words(endpoint.operation.summary)}`,
    }))
    const tags = specification.tags
      .filter(({ name }) => endpoints.some(({ operation }) => operation.tags[0] === name))
      .flatMap(({ name }) => [
        { url: `${base}/docs/${tagSlug(name)}`, told: `<h1>${words(name)}</h1>` },
        { url: `${base}/docs/${tagSlug(name)}?page=2`, told: `<h1>${words(name)}</h1>` },
      ])
    const models = ['Wide', 'Kind', 'Node', 'Mixed', 'Deep', 'Nested']
      .filter(name => specification.components?.schemas?.[name])
      .map(name => ({ url: `${base}/docs/models/${name}`, told: `>${name}</h1>` }))
    const others = ['', '/docs/models', '/docs/models?page=2'].map(page => ({ url: base + page, told: '<h1' }))
    for (const { url, told } of [...operations, ...tags, ...models, ...others]) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toContain(told)
      expect([url, Math.max(nodesMax, nodesOf(body))]).toEqual([url, nodesMax])
    }
  },
  120_000,
)

test('the 250 operations of one tag are on its pages, each once', async () => {
  const pages = await Promise.all(['', '?page=2', '?page=3'].map(page => get(`/en/docs/big/three/docs/repos${page}`)))
  const rows = pages.flatMap(({ body }) => body.match(/class="operation-row"/g) ?? [])
  expect(rows).toHaveLength(250)
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
