import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { createTrial, openTrial } from '@portal/services/trials.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let trial: string
let clock = 0
let now = new Date('2026-11-02T08:00:00Z')
const base = '/data/ceic/sandbox/v2'

beforeAll(async () => {
  const opened = await openTestContext({ TRUSTED_PROXIES: '10.0.0.0/8' }, await sampleTemplate())
  ctx = Object.assign(opened, { limiter: openMemoryLimiter(() => clock), now: () => now })
  app = await buildApp(ctx)
  const application = { name: '', surname: '', company_name: '', job_title: '', email: '', country: '', message: '' }
  const { link } = await createTrial(ctx, { ...application, accepts_storage: true, wants_offers: false })
  trial = (await openTrial(ctx, link)).apiToken
})
beforeEach(() => {
  clock += 1000
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') => {
  clock += 250
  return app.inject({ url: base + path, headers, remoteAddress })
}

test('answers with the token of a trial, with none, and in XML', async () => {
  expect((await get(`/series/search?token=${trial}`)).json().data.total).toBe(60)
  expect((await get('/series/search')).json().data.total).toBe(60)
  expect((await get('/dictionary/frequencies?format=xml')).body).toContain('<item><id>M</id>')
})

test('the token of a trial opens nothing else, and a token of the full API not the sandbox', async () => {
  const elsewhere = await app.inject({ url: '/data/ceic/v2/dictionary/statuses', headers: { authorization: trial } })
  expect(elsewhere.statusCode).toBe(403)
  const { token } = await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')
  expect((await get('/dictionary/statuses', { authorization: token })).statusCode).toBe(403)
})

test('a mistyped token is refused and not taken for none', async () => {
  const answer = await get('/dictionary/statuses', { authorization: `${trial.slice(0, -1)}!` })
  expect([answer.statusCode, answer.json().errors.code]).toEqual([401, 'MISSED_API_TOKEN'])
})

test('says after seven days that the trial is over, in the language of the caller', async () => {
  const before = now
  now = new Date(now.getTime() + 7 * 86_400_000)
  const answers = [await get('/dictionary/statuses', { authorization: trial })]
  answers.push(await get('/dictionary/statuses?lang=zh', { authorization: trial }))
  now = before
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(answers[0]!.json().errors).toMatchObject({ code: 'SANDBOX_EXPIRED', status: 401 })
  expect(answers[1]!.json().errors.message).toBe('沙盒试用期为7天，现已结束。')
})

test('without a token an address has its pace and its calls of a day, whatever it says of itself', async () => {
  const address = '198.51.100.9'
  const accepted = []
  for (let call = 0; call < 505; call++) {
    const { statusCode } = await get('/nothing', { 'x-forwarded-for': `192.0.2.${call % 250}` }, address)
    expect(statusCode).toBe(401)
    accepted.push(await get('/dictionary/statuses', { 'x-forwarded-for': `192.0.2.${call % 250}` }, address))
  }
  const refused = accepted.slice(500)
  expect(accepted.slice(0, 500).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(429))
  expect(refused[0]!.json().errors).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(60)
  expect((await get('/dictionary/statuses', { authorization: trial }, address)).statusCode).toBe(200)
  now = new Date(now.getTime() + Number(refused[0]!.headers['retry-after']) * 1000)
  expect((await get('/dictionary/statuses', {}, address)).statusCode).toBe(200)
})

test('a proxy that is known speaks for many addresses, and one home has one allowance', async () => {
  const many = []
  for (let at = 0; at < 8; at++) {
    const [v4, v6] = [`192.0.2.${at}`, `2001:db8:0:1::${at}`]
    many.push(
      app.inject({ url: `${base}/dictionary/statuses`, headers: { 'x-forwarded-for': v4 }, remoteAddress: '10.1.1.1' }),
    )
    many.push(
      app.inject({ url: `${base}/dictionary/statuses`, headers: { 'x-forwarded-for': v6 }, remoteAddress: '10.1.1.1' }),
    )
  }
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
  expect(statuses.filter(status => status === 200)).toHaveLength(9)
})
