import { renameSync } from 'node:fs'
import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  ctx = await openTestContext({ METRICS_TOKEN: 'a token for the scraper' })
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

test('says that the process is up, and that what it needs answers', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json(), ready.headers['cache-control']]).toEqual([
    200,
    { status: 'ready' },
    'no-store',
  ])
})

test('names what is missing', async () => {
  const { dataDir } = ctx.config
  renameSync(dataDir, `${dataDir}.away`)
  const unready = await app.inject('/readyz')
  renameSync(`${dataDir}.away`, dataDir)
  expect([unready.statusCode, unready.headers['retry-after']]).toEqual([503, '1'])
  expect(unready.json()).toMatchObject({ code: 'not-ready', detail: 'The portal is not ready: storage is missing.' })
})

test('gives its figures to this machine and to whoever has the token, and hides them from all others', async () => {
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers })
  expect((await ask('127.0.0.1')).statusCode).toBe(200)
  expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404)
  expect((await ask('203.0.113.5')).statusCode).toBe(404)
  expect((await ask('203.0.113.5', { authorization: 'Bearer a token for the scraper' })).statusCode).toBe(200)
  expect((await ask('203.0.113.5', { authorization: 'Bearer another' })).statusCode).toBe(404)
})

test('counts answers by route and status, calls of the gateway and connections', async () => {
  await app.inject('/healthz')
  await app.inject('/data/ceic/v2/series/1?token=x')
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/portal_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/)
  expect(body).toContain('portal_gateway_calls_total{api="ceic-macroeconomic",status="401"} 1')
  expect(body).toMatch(/portal_database_connections\{state="open"\} \d/)
  expect(body).toContain('portal_nodejs_eventloop_lag_p99_seconds')
})
