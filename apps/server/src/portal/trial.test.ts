import { Writable } from 'node:stream'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from '@portal/services/context.ts'
import { openLog } from '@portal/services/log.ts'
import { sendDueMails } from '@portal/services/mail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveCaptcha, writeAnswer } from '../../../../tests/support/captcha.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { startMailServer } from '../../../../tests/support/mail-server.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let server: Awaited<ReturnType<typeof startMailServer>>
let now = () => new Date()
let log = ''
let visitors = 0

beforeAll(async () => {
  server = await startMailServer()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: 'https://portal.test' }
  ctx = Object.assign(await openTestContext(settings, await sampleTemplate()), { now: () => now() })
  const stream = new Writable({
    write: (chunk, _, done) => {
      log += chunk
      done()
    },
  })
  ctx.log = openLog({ ...ctx.config, logLevel: 'trace' }, stream)
  app = await buildApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
  await server.close()
})

const filled = {
  name: 'Ada',
  surname: 'Lovelace',
  companyName: 'Example Ltd',
  jobTitle: 'Analyst',
  email: 'ada@example.test',
  country: 'GB',
  message: 'Two\nlines',
  agreeToStorePersonalData: true,
  contactWithOffers: false,
}
const captcha = async () => solveCaptcha((await app.inject('/api/captcha')).json())
const send = (payload: object, { language = 'en', address = `203.0.113.${++visitors}` } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/ceic-sandbox',
    payload,
    remoteAddress: address,
    headers: { 'accept-language': language },
  })
const open = (link: string) => app.inject(`/api/ceic-sandbox-token/${link}`)
const trials = () => ctx.db.selectFrom('portal.trial').selectAll().execute()

/** Sends a form that is right, and answers the mail that comes of it. */
async function register(more: object = {}, language = 'en') {
  const before = server.mails.length
  const answer = await send({ ...filled, ...more, captcha: await captcha() }, { language })
  expect([answer.statusCode, answer.json()]).toEqual([202, { mailed: true }])
  await sendDueMails(ctx)
  return server.take(before)
}
const linkIn = (text = '') => /\/api-products\/ceic\/sandbox\/([\w-]+)/.exec(text)![1]!

test('a form becomes a mail, its link a token, and the token rows of the sandbox', async () => {
  const mail = await register()
  expect(mail.recipients).toEqual(['ada@example.test'])
  expect(mail.text).toMatch(/^https:\/\/portal\.test\/en\/api-products\/ceic\/sandbox\/[\w-]{32}$/m)
  const answer = await open(linkIn(mail.text))
  expect(answer.headers['cache-control']).toBe('no-store')
  const { apiToken, expiresAt, documentationUrl } = answer.json()
  expect(documentationUrl).toBe('https://portal.test/docs/ceic/sandbox')
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(limits.sandboxDays, 2)
  const rows = await app.inject({
    url: '/data/ceic/sandbox/v2/series/search?keyword=GDP',
    headers: { authorization: `Bearer ${apiToken}` },
  })
  expect(rows.json().data.items.length).toBeGreaterThan(0)
})

test('the mail of a Chinese visitor is Chinese', async () => {
  const mail = await register({ name: '伟' }, 'zh-CN')
  expect(mail.subject).toBe('您的沙盒API试用')
  expect(mail.text).toContain('伟，您好！')
  expect(mail.text).toContain('https://portal.test/zh/api-products/ceic/sandbox/')
})

test('what is known of a mailbox changes no answer, and one gets only so many mails in a day', async () => {
  const email = 'known@example.test'
  for (let round = 0; round < limits.trialMailsPerDay; round++) await register({ email })
  const before = server.mails.length
  const answer = await send({ ...filled, email: 'KNOWN@example.test', captcha: await captcha() })
  expect([answer.statusCode, answer.json()]).toEqual([202, { mailed: true }])
  await sendDueMails(ctx)
  expect(server.mails.length).toBe(before)
})

test('an unknown link is 404; one of seven days ago is 410, in words', async () => {
  expect((await open('nothing')).json()).toMatchObject({ status: 404, code: 'trial-unknown' })
  const link = linkIn((await register({ email: 'early@example.test' })).text)
  now = () => new Date(Date.now() + limits.sandboxDays * 86_400_000 + 60_000)
  const answer = await open(link)
  now = () => new Date()
  expect(answer.json()).toMatchObject({ status: 410, code: 'trial-ended' })
  expect((await open(link)).statusCode).toBe(200)
})

test('markup in a name stays words in the HTML of the mail', async () => {
  const mail = await register({ name: '<script>alert(1)</script>', email: 'script@example.test' })
  expect(mail.html).not.toContain('<script')
  expect(mail.html).toContain('&lt;script&gt;')
})

test.each([
  ['no name', { name: undefined }, 'body/name', 'This field is required.'],
  ['an empty surname', { surname: '   ' }, 'body/surname', 'This field is required.'],
  ['a name of two lines', { name: 'Ada\r\nBcc: eve@evil.test' }, 'body/name', 'This value is not accepted.'],
  ['a company name without end', { companyName: 'x'.repeat(201) }, 'body/companyName', /At most 200/],
  ['a message without end', { message: 'x'.repeat(4001) }, 'body/message', /At most 4000/],
  ['no address', { email: 'ada' }, 'body/email', 'This is not an e-mail address.'],
  ['two addresses', { email: 'ada@example.test,eve@evil.test' }, 'body/email', 'This is not an e-mail address.'],
  ['a number for a text', { jobTitle: 7 }, 'body/jobTitle', /wrong type/],
  ['a word for a check', { agreeToStorePersonalData: 'yes' }, 'body/agreeToStorePersonalData', /wrong type/],
  ['no word of consent', { agreeToStorePersonalData: undefined }, 'body/agreeToStorePersonalData', /required/],
  ['an unknown field', { isAdmin: true }, 'body/isAdmin', 'There is no such field.'],
])('refuses %s, and names the field', async (_, wrong, path, message) => {
  const answer = await send({ ...filled, ...wrong, captcha: 'x' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual([{ path, message: expect.stringMatching(message) }])
})

test('refuses a form whose captcha is missing, forged or used, and one without consent', async () => {
  const count = (await trials()).length
  const used = await captcha()
  expect((await send({ ...filled, email: 'once@example.test', captcha: used })).statusCode).toBe(202)
  for (const answer of [undefined, '', 'x', writeAnswer({ challenge: { parameters: {} } }), used]) {
    const refused = await send({ ...filled, captcha: answer })
    expect(refused.json()).toMatchObject({ status: 422, detail: 'Please complete the reCAPTCHA verification.' })
  }
  expect((await send(filled, { language: 'zh' })).json().detail).toBe('请完成reCAPTCHA验证。')
  const solved = await captcha()
  const refused = await send({ ...filled, agreeToStorePersonalData: false, captcha: solved })
  expect(refused.json()).toMatchObject({
    status: 422,
    code: 'consent-missing',
    errors: [{ path: 'body/agreeToStorePersonalData', message: 'Please tick this box.' }],
  })
  expect((await send({ ...filled, email: 'twice@example.test', captcha: solved })).statusCode).toBe(202)
  expect((await trials()).length).toBe(count + 2)
})

test('an address that sends form after form has to wait, the others have not', async () => {
  const address = '198.51.100.7'
  const answers = []
  for (let round = 0; round <= limits.formsPerHour; round++) answers.push(await send(filled, { address }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(limits.formsPerHour).fill(422), 429])
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(60)
  expect(answers.at(-1)!.json().detail).toMatch(/Try again in 3 min/)
  expect((await send(filled, { address: '198.51.100.8' })).statusCode).toBe(422)
})

test('neither link nor token nor what was written stands in the database or the log', async () => {
  const mail = await register({ email: 'secret@example.test', message: 'a secret message' })
  const link = linkIn(mail.text)
  const { apiToken } = (await open(link)).json()
  const kept = JSON.stringify([await trials(), await ctx.db.selectFrom('portal.mail').selectAll().execute()])
  await open(`${link}x`)
  for (const secret of [link, apiToken]) {
    expect(kept).not.toContain(secret)
    expect(log).not.toContain(secret)
  }
  expect(log).toContain('"path":"/api/ceic-sandbox-token/***"')
  expect(log).not.toContain('secret@example.test')
})

test('a host that a request makes up never gets into a mail', async () => {
  const local = await buildApp({ ...ctx, config: { ...ctx.config, publicUrl: undefined, port: 4000 } })
  const links: string[] = []
  for (const host of ['evil.test', 'localhost:4000', '127.0.0.1:4123']) {
    const before = server.mails.length
    const payload = { ...filled, email: `${links.length}@example.test`, captcha: await captcha() }
    await local.inject({ method: 'POST', url: '/api/ceic-sandbox', headers: { host }, payload, remoteAddress: '::1' })
    await sendDueMails(ctx)
    links.push(/^http\S+(?=\/en\/api-products)/m.exec((await server.take(before)).text!)![0])
  }
  await local.close()
  expect(links).toEqual(['http://localhost:4000', 'http://localhost:4000', 'http://127.0.0.1:4123'])
})
