import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Context } from '@portal/services/context.ts'
import { openLog } from '@portal/services/log.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

const api = 'ceic-macroeconomic'
let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let portal: string
let token: string
let upstream: http.Server
let answer: RequestListener
let received: Received[] = []
let logged = ''
let now = 0

beforeAll(async () => {
  upstream = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  })
  const url = `http://127.0.0.1:${await listen(upstream)}/real/v2`
  const settings = { UPSTREAM_CEIC_MACROECONOMIC: url, UPSTREAM_CEIC_MACROECONOMIC_TOKEN: 'ours' }
  const opened = await openTestContext({ ...settings, UPSTREAM_CEIC_SANDBOX: url })
  const write = (line: string) => {
    logged += line
  }
  const log = openLog({ ...opened.config, logLevel: 'info' }, { write })
  ctx = { ...opened, log, limiter: openMemoryLimiter(() => now) }
  app = await buildApp(ctx)
  portal = await app.listen({ port: 0, host: '127.0.0.1' })
  token = (await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')).token
})
beforeEach(() => {
  now += 1000
  received = []
  answer = (_, response) => response.setHeader('content-type', 'application/json').end('{"data":[]}')
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await app.close()
  upstream.closeAllConnections()
  upstream.close()
  await ctx.close()
})

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const call = (path: string, options: RequestInit = {}) => {
  now += 1000
  const headers = { authorization: `Bearer ${token}`, ...(options.headers as Record<string, string>) }
  return fetch(`${portal}/data/ceic/v2${path}`, { ...options, headers })
}
type Failure = { errors: { status: number; code: string; message: string; incidentId: string } }

test('hands a call on as it was written, without what is only for the portal', async () => {
  const headers = {
    cookie: 'token=secret',
    'x-api-key': 'k',
    accept: 'application/xml',
    'accept-language': 'zh',
    te: 'trailers',
  }
  const path = `/series/310000101%2C310000102/data?count=2&keyword=a%20b+c&token=${token}&order=%E4%B8%AD`
  const { status } = await fetch(`${portal}/data/ceic/v2${path}`, { headers })
  expect(status).toBe(200)
  const { method, url, headers: sent } = received[0]!
  expect([method, url]).toEqual([
    'GET',
    '/real/v2/series/310000101%2C310000102/data?count=2&keyword=a%20b+c&order=%E4%B8%AD',
  ])
  expect(sent).toMatchObject({ accept: 'application/xml', 'accept-language': 'zh', authorization: 'Bearer ours' })
  for (const name of ['cookie', 'x-api-key', 'te', 'x-forwarded-for', 'forwarded'])
    expect(sent).not.toHaveProperty(name)
  expect(JSON.stringify(received)).not.toContain(token)
})

test('gives an answer back as it came, under the headers of the portal', async () => {
  answer = (_, response) =>
    response
      .writeHead(206, {
        'content-type': 'text/csv',
        'content-disposition': 'attachment',
        etag: '"1"',
        server: 'secret/1.0',
        'set-cookie': 'a=b',
        'x-powered-by': 'secret',
        'access-control-allow-origin': 'https://other.test',
        'cache-control': 'public',
        ratelimit: '"calls";r=99;t=9',
        'x-request-id': 'theirs',
        'keep-alive': 'timeout=99',
      })
      .end('1,2\n')
  const given = await call('/series/1/data')
  expect([given.status, await given.text()]).toEqual([206, '1,2\n'])
  const headers = Object.fromEntries(given.headers)
  expect(headers).toMatchObject({ 'content-type': 'text/csv', 'content-disposition': 'attachment', etag: '"1"' })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
  expect(headers.ratelimit).toBe('"calls";r=4;t=1')
  expect(headers['x-request-id']).toBe(received[0]!.headers['x-request-id'])
  for (const name of ['server', 'set-cookie', 'x-powered-by']) expect(headers).not.toHaveProperty(name)
})

test('asks for a head alone with HEAD', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-length': 12_345, 'content-type': 'text/csv' }).end()
  const given = await call('/series/1/data', { method: 'HEAD' })
  expect([given.status, given.headers.get('content-length')]).toEqual([200, '12345'])
  expect(received[0]!.method).toBe('HEAD')
})

test('presents no token where none is configured, and asks nobody without need', async () => {
  await fetch(`${portal}/data/ceic/sandbox/v2/series/1/data`)
  expect(received[0]!.headers).not.toHaveProperty('authorization')
  received = []
  const statuses = [
    (await fetch(`${portal}/data/ceic/v2/series/1`)).status,
    (await call('/nowhere')).status,
    (await call('/series/1', { method: 'DELETE' })).status,
    (await call('/series/%2e%2e/data')).status,
    (await call('/series/..%2f..%2fadmin')).status,
    (await call('/subscriptions')).status,
  ]
  expect(statuses).toEqual([401, 404, 405, 404, 404, 200])
  expect(received).toEqual([])
})

test('takes a compressed answer as it is', async () => {
  answer = (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(gzipSync('{"a":1}'))
  const { port } = app.server.address() as AddressInfo
  now += 1000
  const request = http.get({
    port,
    path: '/data/ceic/v2/series/1',
    headers: { authorization: token, 'accept-encoding': 'gzip' },
  })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks = await response.toArray()
  expect(response.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe('{"a":1}')
  expect(received[0]!.headers['accept-encoding']).toBe('gzip')
})

test.each([
  ['a fault', 500, {}],
  ['another fault', 503, { 'retry-after': '9' }],
  ['a way to somewhere else', 302, { location: 'http://127.0.0.1:1/internal' }],
  ['doubts about our own token', 401, { 'www-authenticate': 'Basic' }],
])('words %s of the real API itself, with a number that the log has', async (_, status, headers) => {
  answer = (_request, response) => response.writeHead(status, headers).end('<h1>stack trace</h1>')
  const given = await call('/series/1?lang=zh', { redirect: 'manual' })
  expect(given.status).toBe(502)
  expect(given.headers.get('location')).toBeNull()
  const { errors } = (await given.json()) as Failure
  expect(errors).toMatchObject({ status: 502, code: 'ERR', message: '此API背后的服务未能响应，请稍后再试。' })
  expect(logged).toContain(errors.incidentId)
  expect(logged).toContain(`The upstream answered ${status}.`)
})

test('hands refusals of the real API back', async () => {
  answer = (_, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":{"code":"X"}}')
  const given = await call('/series/1')
  expect([given.status, await given.json()]).toEqual([404, { errors: { code: 'X' } }])
})

test.each([
  ['broken headers', 'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n'],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ['nothing', ''],
])('answers 502 to %s', async (_, bytes) => {
  const broken = net.createServer(socket => socket.once('data', () => socket.end(bytes)).on('error', () => {}))
  const url = `http://127.0.0.1:${await listen(broken)}`
  const other = await openPortal(url)
  expect((await other.get('/series/1')).status).toBe(502)
  await other.close()
  broken.close()
  await once(broken, 'close')
})

test('answers 502 when nobody is there', async () => {
  const other = await openPortal('http://127.0.0.1:9')
  const given = await other.get('/series/1?format=xml')
  expect([given.status, given.headers.get('content-type')]).toEqual([502, 'application/xml; charset=utf-8'])
  await other.close()
})

test('gives up on an answer that does not begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = new Promise<void>(resolve => {
    answer = () => resolve()
  })
  const given = call('/series/1')
  await asked
  await vi.advanceTimersByTimeAsync(25_000)
  const { status } = await given
  expect(status).toBe(504)
})

test('an answer that breaks off is no whole answer for the caller either, and the next call is answered', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[')
    setImmediate(() => response.destroy())
  }
  const given = await call('/series/1')
  await expect(given.text()).rejects.toThrow()
  answer = (_, response) => response.end('{}')
  expect(await (await call('/series/1')).json()).toEqual({})
})

test('a caller who leaves ends the call at the real API, and may call again', async () => {
  const left = new Promise(resolve => {
    answer = (request, response) => {
      response.once('close', resolve)
      request.socket.once('error', () => {})
      leave.abort()
    }
  })
  const leave = new AbortController()
  await expect(call('/series/1', { signal: leave.signal })).rejects.toThrow()
  await left
  answer = (_, response) => response.end('{}')
  await vi.waitFor(async () => expect((await call('/series/1')).status).toBe(200))
})

test('gives up on an answer that does not end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = (_, response) => response.writeHead(200).write('{"data":[')
  const given = await call('/series/1')
  const text = expect(given.text()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(600_000)
  await text
})

test('repeats a read that met a connection which had ended meanwhile', async () => {
  const calls: string[] = []
  const resetting = net.createServer(socket => {
    let heard = 0
    socket
      .on('error', () => {})
      .on('data', chunk => {
        calls.push(String(chunk).split(' ', 1)[0]!)
        if (++heard > 1) return socket.resetAndDestroy()
        return socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
      })
  })
  const other = await openPortal(`http://127.0.0.1:${await listen(resetting)}`)
  const statuses = [(await other.get('/series/1')).status, (await other.get('/series/1')).status]
  expect([statuses, calls]).toEqual([
    [200, 200],
    ['GET', 'GET', 'GET'],
  ])
  await other.close()
  resetting.close()
  await once(resetting, 'close')
})

/** Another portal before another real API. */
async function openPortal(url: string) {
  const other = await buildApp({
    ...ctx,
    config: { ...ctx.config, upstreams: new Map([[api, { url, token: undefined }]]) },
  })
  const address = await other.listen({ port: 0, host: '127.0.0.1' })
  const get = (path: string) => {
    now += 1000
    return fetch(`${address}/data/ceic/v2${path}`, { headers: { authorization: token } })
  }
  return { get, close: () => other.close() }
}
