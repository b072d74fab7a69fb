import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits } from '@portal/domain/limits.ts'
import { operationQuery } from '@portal/domain/spec.ts'
import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPage } from '../../../tests/pages/visit.ts'
import { buildPages } from '../../../tests/support/built.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { dropProduct } from '../../../tests/support/drop-product.ts'
import { crowdedDocument, foundDocument, hooksDocument, longPath } from '../../../tests/support/found-document.ts'
import { withProducts } from '../../../tests/support/look-alike-portal.ts'
import { buildApp } from './app.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'products-'))
let own: Context
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  buildPages()
  own = await openTestContext()
  dropProduct(folder, 'found/one', foundDocument)
  dropProduct(folder, 'found/crowd', crowdedDocument)
  dropProduct(folder, 'found/hooks', hooksDocument)
  app = await buildApp({ ...own, content: await withProducts(own.content, folder) })
}, 120_000)
afterAll(async () => {
  await app.close()
  await own.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const docs = '/en/docs/found/one/docs'

/** What a tool answers to an assistant. */
async function ask(name: string, values: object) {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } }
  const headers = { accept: 'application/json, text/event-stream' }
  const { body } = await app.inject({ method: 'POST', url: '/mcp', payload, headers })
  return JSON.parse(body.replace(/^(event: message\n)?data: /, '')).result as {
    content: [{ text: string }]
    isError?: boolean
  }
}

test('an operation with a path as long as public documents have it is found wherever it is asked for', async () => {
  const query = operationQuery({ path: longPath, method: 'get' })
  const page = await get(`${docs}/long${query}`)
  expect([page.statusCode, page.body.includes('<h1>Read what is deep')]).toEqual([200, true])
  const moved = await get(docs + query)
  expect([moved.statusCode, moved.headers.location]).toEqual([302, `${docs}/long${query}`])
  const markdown = await get(`${docs}/long.md${query}`)
  expect(markdown.body).toContain('# Read what is deep')
  const both = await get(`${docs}/long${query}&view=both`)
  expect([both.statusCode, both.body.includes('Read what is deep')]).toEqual([200, true])
  const read = await ask('read_operation', { api: 'found-one', operation: `GET ${longPath}` })
  expect(read.content[0].text).toBe(markdown.body)
  expect((await ask('read_page', { page: `${docs}/long${query}` })).content).toEqual(read.content)
})

test('what is longer than any name may be is refused by its bound', async () => {
  const url = (name: string) => `/api/routing/operation?api=found-one&method=get&path=${name}&lang=en`
  expect((await get(url('x'.repeat(limits.nameChars)))).json()).toMatchObject({ code: 'operation-unknown' })
  const refused = await get(url('x'.repeat(limits.nameChars + 1)))
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors).toEqual([
    { path: 'querystring/path', message: 'At most 1000 characters are accepted.' },
  ])
  const page = await get(`${docs}/long?path=/${'x'.repeat(limits.nameChars)}&method=get`)
  expect(page.statusCode).toBe(404)
})

test('extensions are no part of a document, whatever they hold, and names may begin as they do', async () => {
  const { routes, swaggerSpec } = (await get('/api/routing/data/found-one')).json()
  expect(Object.keys(swaggerSpec.paths)).toContain('/extended')
  expect(Object.keys(swaggerSpec.paths).filter(name => name.startsWith('x-'))).toEqual([])
  expect(routes).toContain('/docs/found/one/docs/models/x-made')
  const model = await get('/api/routing/model?api=found-one&name=x-made')
  expect(model.json().schema.properties.map(({ name }: { name: string }) => name)).toEqual(['x-other', 'x-plain'])
  const operation = (await get('/api/routing/operation?api=found-one&path=/extended&method=get')).json()
  expect(operation.responses.map(({ status }: { status: string }) => status)).toEqual(['200'])
  expect(operation.parameters).toMatchObject([{ name: 'x-version', in: 'header' }, { name: 'filter' }])
})

test.each([
  ['/en/docs/found/one', 'found/one'],
  [`${docs}/headed`, 'headed'],
  [`${docs}/headed?path=/headed&method=post`, 'Read what has headings'],
  [`${docs}/models/Headed`, 'Headed'],
])('%s has one first heading, and those of its description below it', async (address, title) => {
  const { body } = await get(address)
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const headings = [...main.matchAll(/<h([1-6])[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text?.trim()}`)
  expect(headings.slice(0, 5)).toEqual([`1 ${title}`, '2 Overview', '3 Part', '2 Others', '4 More'])
  expect(headings.filter(heading => heading.startsWith('1'))).toHaveLength(1)
  const markdown = (await get(address.replace(/(\?|$)/, '.md$1'))).body
  expect([...new Set(markdown.match(/^# .*/gm))]).toEqual([`# ${title}`, '# none'])
  expect(markdown).toContain('\n## Overview\n\nWords.\n\n### Part\n\n## Others\n')
})

test('of 830 tags the menu lists those around the open one, and the overview all', async () => {
  const crowd = '/en/docs/found/crowd'
  const linksOf = (html: string) => html.match(/<a href="\/en\/docs\/found\/crowd\/docs\/group\.thing\d+"/g) ?? []
  const open = (await get(`${crowd}/docs/group.thing400`)).body
  const menu = open.slice(open.indexOf('id="menu"')).split('</nav>')[0]!
  expect(menu).toContain(`<a href="${crowd}/docs/group.thing400" aria-current="page">`)
  expect(new Set(linksOf(menu)).size).toBe(50)
  expect(menu).toContain(`<a href="${crowd}#tags">All sections (830)</a>`)
  const parts = await Promise.all(Array.from({ length: 9 }, (_, at) => get(`${crowd}?page=${at + 1}`)))
  const listed = parts.flatMap(({ body }) => linksOf(body.slice(0, body.indexOf('id="menu"'))))
  expect(new Set(listed).size).toBe(830)
  for (const { body } of [{ body: open }, ...parts]) expect(readPage(body, 0).nodes).toBeLessThan(600)
  const markdown = (await get(`${crowd}.md`)).body
  expect(markdown.match(/^- \[group\.thing/gm)).toHaveLength(830)
  expect(markdown).toContain('## All sections (830)')
})

test('an operation is read by an id of several words', async () => {
  const read = await ask('read_operation', { api: 'found-one', operation: 'Read what is extended' })
  expect(read.content[0].text).toMatch(/^# Read what is extended\n/)
})

test('a model without fields says of what type it is, and what it may be', async () => {
  const main = async (model: string) => (await get(`${docs}/models/${model}`)).body.split('</main>')[0]
  expect(await main('Kind')).toMatch(/>Type<\/h2><p><small>string<\/small><\/p><p class="values">.*new.* · .*old/)
  expect(await main('Empty')).toContain('>Type</h2><p><small>any</small></p>')
  expect((await get(`${docs}/models/Kind.md`)).body).toBe('# Kind\n\n## Type {#fields}\n\nstring\n\n- `new`\n- `old`\n')
})

test('a document in YAML is the same as in JSON', async () => {
  const [json, yaml] = await Promise.all(['json', 'yaml'].map(format => get(`/docs/found/one/openapi.${format}`)))
  expect(parse(yaml!.body)).toEqual(json!.json())
})

test('a list for language models has lines of words', async () => {
  const line = (await get('/llms.txt')).body.split('\n').find(each => each.startsWith('- [Told]'))
  expect(line).toMatch(/models\/Told\.md\): Words with a [\w ]+$/)
})

test('a Postman collection has values of paths and bodies where Postman looks for them', async () => {
  const { item, variable } = (await get('/docs/found/one/postman-collection.json')).json()
  const [post, put, patch] = item.find(({ name }: { name: string }) => name === 'files').item
  expect(post.request.url.raw).toBe('{{baseUrl}}/files/:file-id/{{name}}.{{ending}}')
  expect(post.request.url.variable.map(({ key }: { key: string }) => key)).toEqual(['file-id'])
  expect(variable.map(({ key }: { key: string }) => key)).toEqual(['baseUrl', 'token', 'name', 'ending'])
  expect(post.request.body.formdata).toMatchObject([
    { key: 'file', type: 'file' },
    { key: 'note', value: '{"a":1}' },
  ])
  expect([put, patch].map(({ request }) => request.body.raw)).toEqual(['null', '<a/>'])
})

test('a value that is an object is told as it is written', async () => {
  const page = await get(`${docs}/extended?path=/extended&method=get`)
  expect(page.body).toContain('default {&quot;name&quot;:&quot;a&quot;}')
  const collection = (await get('/docs/found/one/postman-collection.json')).body
  expect(collection).toContain(JSON.stringify('{"name":"a"}'))
  expect(collection + page.body).not.toContain('[object Object]')
})

test('a menu leads to no calls where there are none', async () => {
  const { body } = await get('/en/docs/found/hooks')
  expect(body).toContain('href="/en/docs/found/hooks/docs/models"')
  expect(body).not.toContain('href="/en/docs/found/hooks/docs"')
})

test('an operation of 250 parameters is light, tells each, and those at length that must be there', async () => {
  const { body } = await get(`${docs}/filtered?path=/filtered&method=get`)
  expect(readPage(body, 0).nodes).toBeLessThanOrEqual(1500)
  const list = body.split('<h2 id="query">')[1]!.split('</section>')[0]!
  expect(list.match(/filter_\d+/g)).toHaveLength(250)
  expect(list).toContain('<li>filter_248 (string) Rows by filter 248.</li>')
  expect(list).toContain('<code>filter_249</code>')
})
