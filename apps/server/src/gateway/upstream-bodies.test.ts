import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Product } from '@portal/domain/product.ts'
import type { Specification } from '@portal/domain/spec.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

const responses = { 200: { description: 'OK' } }
const specification: Specification = {
  openapi: '3.1.0',
  info: { title: 'News', version: '1.0.0' },
  tags: [{ name: 'Search' }],
  security: [{ token: [] }],
  paths: {
    '/Search/query': { get: { operationId: 'searchQuery', tags: ['Search'], summary: '', responses } },
    '/Search/report': {
      post: {
        operationId: 'searchReport',
        tags: ['Search'],
        summary: '',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses,
      },
    },
  },
  components: { securitySchemes: { token: { type: 'apiKey', in: 'query', name: 'token' } } },
}
const product = {
  name: 'emis-documents',
  path: 'emis/documents',
  gateway: '/data/emis/documents/{response_format}',
  family: 'emis',
} as Product

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let upstream: http.Server
let received: { url: string; headers: http.IncomingHttpHeaders; body: string }[] = []
let base: string
let token: string
let now = 0
let answer: http.RequestListener

beforeAll(async () => {
  upstream = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray().catch(() => [])).toString()
    received.push({ url: request.url!, headers: request.headers, body })
    answer(request, response)
  })
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const opened = await openTestContext()
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/news`
  const config = { ...opened.config, upstreams: new Map([[product.name, { url, token: 'o/urs' }]]) }
  const content = new Map([[product.name, { product, specification }]])
  ctx = { ...opened, config, content, limiter: openMemoryLimiter(() => now) }
  app = await buildApp(ctx)
  base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/data/emis/documents`
  token = (await generateToken(ctx, (await makeAccount(ctx, { apis: [product.name] })).id, 'emis')).token
})
beforeEach(() => {
  now += 1000
  received = []
  answer = (_, response) => response.end('{}')
})
afterAll(async () => {
  await app.close()
  upstream.closeAllConnections()
  upstream.close()
  await ctx.close()
})

const post = (path: string, body: BodyInit, type: string) =>
  fetch(`${base}${path}`, { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit)

test('hands a posted query on without the token in it, and shows the own one as its API wants it', async () => {
  const form = `term=a+b&filter%5B%5D=1&filter%5B%5D=2&token=${token}`
  expect((await post('//Search/query/?lang=en', form, 'application/x-www-form-urlencoded')).status).toBe(200)
  expect((await fetch(`${base}/xml/Search/query?token=${token}&term=c`)).status).toBe(200)
  expect(received.map(({ url }) => url)).toEqual([
    '/news//Search/query/?lang=en&token=o%2Furs',
    '/news/xml/Search/query?term=c&token=o%2Furs',
  ])
  expect(received[0]!.body).toBe('term=a%20b&filter%5B%5D=1&filter%5B%5D=2')
  expect(JSON.stringify(received)).not.toContain(token)
})

test('hands a body on as it comes, of known length or not', async () => {
  const body = JSON.stringify({ text: '中国'.repeat(10_000) })
  await post(`//Search/report?token=${token}`, body, 'application/json; charset=utf-8')
  now += 1000
  const stream = Readable.toWeb(Readable.from([Buffer.from(body)])) as ReadableStream
  await post(`//Search/report?token=${token}`, stream, 'application/json')
  expect(received.map(sent => sent.body === body)).toEqual([true, true])
  expect(received.map(({ headers }) => headers['content-length'])).toEqual([String(Buffer.byteLength(body)), undefined])
})

test('hands a read on that announces an empty body, and a body that is empty', async () => {
  for (const [method, path] of [
    ['GET', 'query'],
    ['POST', 'report'],
  ] as const) {
    now += 1000
    const headers = { 'content-length': '0', ...(method === 'POST' && { 'content-type': 'application/json' }) }
    const request = http.request(`${base}//Search/${path}?token=${token}`, { method, headers }).end()
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    expect([response.statusCode, await text(response)]).toEqual([200, '{}'])
  }
  expect(received.map(({ headers, body }) => [headers['transfer-encoding'], body])).toEqual([
    [undefined, ''],
    [undefined, ''],
  ])
})

test('refuses a body that is longer than any may be, announced or not', async () => {
  const whole = 'x'.repeat(3_000_000)
  const announced = await post(`//Search/report?token=${token}`, whole, 'application/json')
  expect([announced.status, (await announced.json()).errors[0].code]).toEqual([413, 201])
  now += 1000
  const blocks = Readable.from(Array.from({ length: 30 }, () => Buffer.alloc(100_000, 'x')))
  const streamed = await post(
    `//Search/report?token=${token}`,
    Readable.toWeb(blocks) as ReadableStream,
    'application/json',
  )
  expect(streamed.status).toBe(413)
})

test('half a gigabyte passes through without being kept', { timeout: 120_000 }, async () => {
  const block = Buffer.alloc(1024 * 1024, 'x')
  const blocks = 500
  answer = async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': block.length * blocks })
    for (let sent = 0; sent < blocks; sent++) if (!response.write(block)) await once(response, 'drain')
    response.end()
  }
  const before = process.memoryUsage().rss
  let most = 0
  let length = 0
  for await (const chunk of (await fetch(`${base}//Search/query?token=${token}`)).body!) {
    length += (chunk as Uint8Array).length
    most = Math.max(most, process.memoryUsage().rss)
  }
  expect(length).toBe(block.length * blocks)
  expect(most - before).toBeLessThan(200 * 1024 * 1024)
})
