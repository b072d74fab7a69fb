import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { buildApp } from './app.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

/** How many of a thousand sign-ins with forged addresses, all over one connection, are let through at once. */
async function letThrough(trustedProxies: string[], peer: string, forge: (at: number) => string) {
  const config = { ...ctx.config, trustedProxies }
  const app = await buildApp({ ...ctx, config, limiter: openMemoryLimiter(() => 0) })
  let accepted = 0
  for (let at = 0; at < 1000; at++) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/data/ceic/v2/login',
      remoteAddress: peer,
      headers: { 'x-forwarded-for': forge(at), 'x-real-ip': forge(at), forwarded: `for=${forge(at)}` },
    })
    if (statusCode !== 429) accepted++
  }
  await app.close()
  return accepted
}

const forged = (at: number) => `198.51.${at >> 8}.${at & 255}`

test.each<[string, string[], string, (at: number) => string, number]>([
  ['nobody is trusted', [], '203.0.113.9', forged, 5],
  ['the caller is not the trusted proxy', ['10.0.0.0/8'], '203.0.113.9', forged, 5],
  [
    'the proxy names who it heard last, whatever stands before',
    ['10.0.0.0/8'],
    '10.1.2.3',
    at => `${forged(at)}, 203.0.113.9`,
    5,
  ],
  ['an address that is none changes nothing', ['10.0.0.0/8'], '203.0.113.9', () => 'unknown, , ::ffff', 5],
  ['the proxy is trusted and names a thousand callers', ['10.0.0.0/8'], '10.1.2.3', forged, 1000],
  ['two trusted proxies stand in a row', ['10.0.0.0/8'], '10.1.2.3', at => `${forged(at)}, 10.9.9.9`, 1000],
])('tells callers apart when %s', async (_, trusted, peer, forge, expected) => {
  expect(await letThrough(trusted, peer, forge)).toBe(expected)
})

test('headers of a proxy that is not trusted do not change where the portal thinks it is', async () => {
  const app = await buildApp(ctx)
  app.get('/where', async ({ host, protocol, ip }) => ({ host, protocol, ip }))
  const headers = { host: 'portal.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }
  const { body } = await app.inject({ url: '/where', headers })
  expect(JSON.parse(body)).toEqual({ host: 'portal.test', protocol: 'http', ip: '127.0.0.1' })
  await app.close()
})

test('every answer carries the headers that keep a browser in bounds', async () => {
  const app = await buildApp({ ...ctx, config: { ...ctx.config, publicUrl: 'https://portal.test' } })
  for (const url of ['/healthz', '/nowhere', '/%zz', '/api/token', '/data/ceic/v2/series/1']) {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
  await app.close()
})
