import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listEndpoints } from '@portal/domain/spec.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { type Dropped, descriptorOf, dropProduct } from '../../../tests/support/drop-product.ts'
import { openApiLookAlike, swaggerLookAlike } from '../../../tests/support/look-alikes.ts'
import { type Content, findProduct, loadContent } from './content.ts'
import { readMarkdown } from './markdown-pages.ts'
import { buildNavigation, describeNavigation, describeProducts } from './navigation.ts'
import { openPages, type Pages } from './pages.ts'
import { findModel, findOperation, findTag, listModelRows } from './reference.ts'
import { buildSearchFile } from './search-file.ts'
import { writeSitemap } from './site-index.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'products-'))
let content: Content
let pages: Pages

const drop = (...product: Dropped) => dropProduct(folder, ...product)

const tiny = (schema: object) => ({ openapi: '3.1.0', info: {}, paths: {}, components: { schemas: schema } })

beforeAll(async () => {
  drop('big/three', openApiLookAlike('3.0.3', 1223))
  drop('big/one', stringify(openApiLookAlike('3.1.0', 659)), undefined, 'openapi.yaml')
  drop('big/two', swaggerLookAlike(400), undefined, 'swagger.json')
  drop('bad/text', 'openapi: [3.1', undefined, 'openapi.yaml')
  drop('bad/dangling', tiny({ A: { properties: { b: { $ref: '#/components/schemas/B' } } } }))
  drop('bad/circle', tiny({ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }))
  drop('bad/elsewhere', tiny({ A: { $ref: 'other.yaml#/A' } }))
  drop('bad/kind', { asyncapi: '3.0.0' })
  drop('bad/descriptor', tiny({}), '{ "name": ')
  drop('other/twin', tiny({}), { ...descriptorOf('other/twin'), gateway: '/data/big/one' })
  content = await loadContent(path.join(folder, 'cache'), folder)
  pages = await openPages(path.join(folder, 'nothing'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['big-three', 1223],
  ['big-one', 659],
  ['big-two', 400],
])('the document of %s', (name, count) => {
  test('has every operation where its link in the menu leads, under an id of its own', async () => {
    const product = findProduct({ content }, name)
    const listed = buildNavigation(product, pages)
      .flatMap(item => item.subitems)
      .flatMap(tag => tag.subitems)
    expect(listed).toHaveLength(count)
    const ids = new Set<string>()
    for (const { href, label } of listed) {
      const url = new URL(href, 'http://portal.invalid')
      const [at, method] = [url.searchParams.get('path')!, url.searchParams.get('method')!]
      const slice = findOperation(product, method, at, 'en')
      expect(url.pathname).toBe(`/docs/${product.product.path}/docs/${slice.tag}`)
      expect(slice.summary).toBe(label.en)
      expect(slice.summary).not.toBe('')
      expect(slice.parameters.length + slice.responses.length).toBeGreaterThan(2)
      ids.add(slice.operationId)
    }
    expect(ids.size).toBe(count)
  })

  test('has a page for every tag and model, and twins in markdown', async () => {
    const product = findProduct({ content }, name)
    for (const tag of new Set(listEndpoints(product.specification).map(({ operation }) => operation.tags[0]!))) {
      const address = describeNavigation({ content }, product, pages)
        .items.flatMap(item => item.subitems)
        .find(({ label }) => label.en === tag)!.href
      expect(findTag(product, address.split('/').at(-1)!, 'zh').operations.length).toBeGreaterThan(0)
      expect(await readMarkdown({ content }, pages, { address: address.slice(1) }, 'en', '')).toContain(`# ${tag}`)
    }
    for (const { name: model } of listModelRows(product, 'en').slice(0, 12)) {
      expect(findModel(product, model, 'en').name).toBe(model)
      const address = `docs/${product.product.path}/docs/models/${model}`
      expect(await readMarkdown({ content }, pages, { address }, 'en', '')).toContain(`# ${model}`)
    }
    for (const { path: at, method, operation } of listEndpoints(product.specification).slice(0, 40)) {
      const address = { address: `docs/${product.product.path}/docs/x`, path: at, method }
      expect(await readMarkdown({ content }, pages, address, 'en', '')).toContain(`# ${operation.summary}`)
    }
  })
})

test('models within themselves are told one level deep', () => {
  const product = findProduct({ content }, 'big-three')
  expect(findModel(product, 'Mixed', 'en').schema.properties.map(({ name }) => name)).toEqual(['back', 'own'])
  expect(findModel(product, 'Node', 'en').schema.properties.map(({ type }) => type.name)).toEqual([
    'Node',
    'Node',
    'Mirror',
  ])
  expect(findModel(product, 'Nested', 'en').schema.type.list).toBe(true)
  expect(findModel(product, 'Choice', 'en').schema.type.name).toBe('Node | Mirror | string')
})

test('what older versions say in ways of their own reads as 3.1', () => {
  const { specification } = findProduct({ content }, 'big-three')
  expect(specification.openapi).toBe('3.1.0')
  expect(specification.components?.parameters?.page?.schema).toMatchObject({ exclusiveMinimum: 0 })
  expect(specification.components?.schemas?.MixedBack?.properties?.back?.type).toEqual(['integer', 'null'])
  const product = findProduct({ content }, 'big-two')
  expect(findOperation(product, 'get', '/things-0/{id}', 'en').body).toMatchObject({
    mediaType: 'application/json',
    required: true,
  })
  const form = findOperation(product, 'post', '/things-0/{id}', 'en').body
  expect(form?.mediaType).toBe('multipart/form-data')
  expect(form?.fields?.map(({ name, required }) => [name, required])).toEqual([
    ['file', true],
    ['note', false],
  ])
  const put = findOperation(product, 'put', '/things-0/{id}', 'en')
  expect(put.parameters.map(({ name }) => name)).toEqual(['id', 'limit'])
  expect(put.responses.map(({ status, description }) => [status, description])).toEqual([
    ['200', 'A thing.'],
    ['404', 'Absent.'],
  ])
  expect(product.specification.servers).toEqual([{ url: 'https://api.example.test/v2' }])
})

test('search and sitemap hold the large ones, and what is broken does not stop them', async () => {
  const { file } = await buildSearchFile({ content }, pages, 'en')
  expect(file.rows.length).toBeGreaterThan(2282)
  const sitemap = await writeSitemap({ content }, pages, 'https://portal.invalid')
  expect(sitemap.match(/<url>/g)!.length).toBeGreaterThan(2 * 2282)
})

test.each([
  ['bad-text', /./],
  ['bad-dangling', /#\/components\/schemas\/B leads nowhere/],
  ['bad-circle', /runs in a circle/],
  ['bad-elsewhere', /other\.yaml#\/A leads nowhere/],
  ['bad-kind', /no OpenAPI 3\.0, 3\.1 or Swagger 2\.0/],
  ['bad-descriptor', /JSON/],
  ['other-twin', /Another product answers below/],
])('%s is listed without a version, and says why it cannot be used', (name, reason) => {
  expect(describeProducts({ content }).find(product => product.name === name)?.version).toBe('')
  expect(() => findProduct({ content }, name)).toThrow(expect.objectContaining({ code: 'specification-broken' }))
  const loaded = content.get(name)!
  expect('problem' in loaded && String(loaded.problem)).toMatch(reason)
})
