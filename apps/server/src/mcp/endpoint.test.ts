import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPages } from '../../../../tests/support/built.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'
import { cut } from './reading-tools.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let origin: string
let clock = 0
const clients: Client[] = []

beforeAll(async () => {
  buildPages()
  ctx = Object.assign(await openTestContext({}, await sampleTemplate()), { limiter: openMemoryLimiter(() => clock) })
  app = await buildApp(ctx)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  clock += 1000
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await app.close()
  await ctx.close()
})

/** A client as programs have it, over a real connection. */
async function connect(language = 'en') {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const requestInit = { headers: { 'accept-language': language } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }) as never)
  clients.push(client)
  return client
}

async function ask(client: Client, name: string, values: Record<string, unknown>) {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: values })
  const [{ text }] = content as [{ text: string }]
  return { text, data: structuredContent as { items: { href: string }[]; total: number }, isError }
}

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/mcp`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  })

const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

test('introduces itself and its tools in the language of the client', async () => {
  const [english, chinese] = [await connect(), await connect('zh-CN')]
  expect(english.getInstructions()).toContain('Search first')
  expect(chinese.getInstructions()).toContain('请先搜索')
  const { tools } = await english.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_documentation', 'read_page', 'read_operation', 'call_sandbox'])
  for (const { description, inputSchema } of [...tools, ...(await chinese.listTools()).tools]) {
    expect(description).not.toMatch(/mcp\.|undefined|\{calls\}/)
    for (const [name, value] of Object.entries(inputSchema.properties ?? {}))
      expect([name, (value as { description?: string }).description]).toEqual([name, expect.stringMatching(/\S/)])
  }
  expect((await chinese.listTools()).tools[0]!.title).toBe('搜索文档')
})

test('finds an operation, reads it and makes the call that it describes', async () => {
  const client = await connect()
  const found = await ask(client, 'search_documentation', { query: 'series/search', api: 'ceic-sandbox' })
  expect(found.data.items[0]!.href).toContain('path=/series/search&method=get')
  const read = await ask(client, 'read_operation', { api: 'ceic-sandbox', operation: 'searchSeries' })
  expect(read.text).toContain(`${origin}/data/ceic/sandbox/v2/series/search`)
  expect(read.text).toContain('`keyword`')
  const same = await ask(client, 'read_page', { page: found.data.items[0]!.href })
  expect(same.text).toBe(read.text)
  const answer = await ask(client, 'call_sandbox', {
    operation: 'searchSeries',
    parameters: { keyword: 'GDP', limit: 1 },
  })
  expect(answer).toMatchObject({ isError: false, text: expect.stringContaining('HTTP 200') })
  expect(JSON.parse(answer.text.slice(answer.text.indexOf('\n\n'))).data.items).toHaveLength(1)
})

test('reads a page by its address in any form, in the language asked for', async () => {
  const client = await connect()
  const page = 'docs/ceic/macroeconomic/getting-started/authentication'
  const texts = [page, `/${page}`, `/en/${page}.md`, `${origin}/${page}#headers`].map(async address => {
    return (await ask(client, 'read_page', { page: address })).text
  })
  expect(new Set(await Promise.all(texts)).size).toBe(1)
  expect((await ask(client, 'read_page', { page, language: 'zh' })).text).toMatch(/\p{Script=Han}/u)
  expect((await ask(client, 'read_page', { page: `/zh/${page}` })).text).toMatch(/\p{Script=Han}/u)
})

test('gives a long text in parts that make up the whole', async () => {
  const text = Array.from({ length: 30_000 }, (_, at) => `${at}`).join(' ')
  const parts: string[] = []
  for (let from: number | undefined = 0; from !== undefined; ) {
    const part = cut(text, from, 'en')
    parts.push(part.split('\n\n[')[0]!)
    const next = /Read on with from = (\d+)\./.exec(part)?.[1]
    from = next === undefined ? undefined : Number(next)
  }
  expect(parts.join('')).toBe(text)
  expect(parts.length).toBe(Math.ceil(text.length / limits.mcpAnswerChars))
  const whole = await fetch(`${origin}/en/docs/ceic/macroeconomic.md`).then(answer => answer.text())
  const read = await ask(await connect(), 'read_page', { page: 'docs/ceic/macroeconomic', from: 1000 })
  expect(read.text).toBe(whole.slice(1000))
})

test.each([
  ['read_page', { page: '/docs/nothing/here' }, 'could not be found'],
  ['read_page', { page: 'https://elsewhere.example/docs/ceic/macroeconomic' }, 'could not be found'],
  ['read_page', { page: '' }, 'page: This field is required.'],
  ['read_page', { page: 'docs', from: -1 }, 'from: The least accepted is 0.'],
  ['read_page', {}, 'page: This field is required.'],
  ['read_operation', { api: 'ceic-sandbox', operation: 'serchSeries' }, 'Did you mean searchSeries?'],
  ['read_operation', { api: 'nothing', operation: 'searchSeries' }, 'api: Choose one of: '],
  ['search_documentation', { query: 'x'.repeat(201) }, 'query: At most 200 characters are accepted.'],
  ['search_documentation', { query: 'x', colour: 'red' }, 'colour: There is no such field.'],
  ['call_sandbox', { operation: 'getSeries' }, 'id: Please fill out this field.'],
  ['call_sandbox', { operation: 'getFrequencies', parameters: { size: 3 } }, 'no parameter size'],
  ['call_sandbox', { operation: 'searchSeries', parameters: { limit: 'many' } }, 'HTTP 400'],
  ['call_sandbox', { operation: 'getSeries', parameters: { id: '../../v2/series' } }, 'HTTP 4'],
] as const)('%s refuses %o and says why', async (name, values, words) => {
  const answer = await ask(await connect(), name, values)
  expect(answer).toMatchObject({ isError: true, text: expect.stringContaining(words) })
})

test('refuses in Chinese when that is the language of the client or of the call', async () => {
  expect((await ask(await connect('zh'), 'read_page', {})).text).toContain('page: 此项必填。')
  expect(
    (await ask(await connect(), 'read_operation', { api: 'ceic-sandbox', operation: 'x', language: 'zh' })).text,
  ).toMatch(/^\p{Script=Han}/u)
})

test('finds nothing without failing', async () => {
  const answer = await ask(await connect(), 'search_documentation', { query: 'qqxzzyw' })
  expect(answer).toMatchObject({ isError: false, text: 'No results found.', data: { total: 0 } })
})

test('calls of the sandbox count for the network address, and one too many says when to come back', async () => {
  const client = await connect()
  const calls = Array.from({ length: 8 }, () => ask(client, 'call_sandbox', { operation: 'getFrequencies' }))
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ isError }) => isError)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]!.text).toMatch(/HTTP 429\n\nTry again in \d+ seconds\./)
})

test('keeps no session, has nothing to stream, and leads a browser to the page that explains it', async () => {
  const answer = await post(listing)
  expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, null])
  const stream = await fetch(`${origin}/mcp`, { headers: { accept: 'text/event-stream' } })
  expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(`${origin}/mcp`, { method: 'DELETE' })).status).toBe(405)
  const page = await fetch(`${origin}/mcp`, { headers: { accept: 'text/html', 'accept-language': 'zh' } })
  expect([page.status, page.url]).toEqual([200, `${origin}/zh/docs/mcp`])
})

test('refuses the pages of other origins', async () => {
  for (const foreign of [
    'https://evil.example',
    'null',
    'http://192.168.1.5:4000',
    origin.replace('127.0.0.1', 'rebound.example'),
  ])
    expect([foreign, (await post(listing, { origin: foreign })).status]).toEqual([foreign, 403])
  expect((await post(listing, { origin })).status).toBe(200)
})

test('answers what is no message with what is wrong, and with nothing of its own insides', async () => {
  const wrong: [string, number, number][] = [
    ['{', 400, -32700],
    [`[${listing},${listing}]`, 400, -32600],
    [JSON.stringify({ hello: 'there' }), 400, -32700],
    [JSON.stringify({ pad: 'x'.repeat(limits.mcpBodyBytes) }), 413, -32600],
    [JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'rm' } }), 200, -32602],
  ]
  for (const [body, status, code] of wrong) {
    const answer = await post(body)
    const { error } = (await answer.json()) as { error: { code: number; message: string } }
    expect([body.slice(0, 40), answer.status, error.code]).toEqual([body.slice(0, 40), status, code])
    expect(error.message).not.toMatch(/node_modules|\/src\//)
  }
})

test('llms.txt names the endpoint in both languages', async () => {
  for (const language of ['en', 'zh'])
    expect(await fetch(`${origin}/${language}/llms.txt`).then(answer => answer.text())).toContain(`${origin}/mcp`)
})
