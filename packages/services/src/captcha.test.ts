import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@portal/domain/limits.ts'
import type { Challenge } from 'altcha-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveCaptcha, writeAnswer } from '../../../tests/support/captcha.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { checkCaptcha, deleteSpentCaptchas, makeCaptcha, spendCaptcha } from './captcha.ts'
import type { Context } from './context.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

const challenge = async (context = ctx) => (await makeCaptcha(context)) as Challenge
const at = (ms: number): Context => ({ ...ctx, now: () => new Date(Date.now() + ms) })
const unsolved = { code: 'captcha-unsolved' }

async function use(answer: string) {
  const solved = await checkCaptcha(ctx, answer)
  await ctx.db.transaction().execute(transaction => spendCaptcha(transaction, solved))
}

test('a solved challenge counts once, however many forms bring it at the same time', async () => {
  const answer = await solveCaptcha(await challenge())
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => use(answer)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(use(answer)).rejects.toMatchObject(unsolved)
})

test('a challenge whose form failed can be used again', async () => {
  const answer = await solveCaptcha(await challenge())
  const failed = ctx.db.transaction().execute(async transaction => {
    await spendCaptcha(transaction, await checkCaptcha(ctx, answer))
    throw new Error('the form failed')
  })
  await expect(failed).rejects.toThrow('the form failed')
  await use(answer)
})

test('an expired challenge counts no more, and its end cannot be put off', async () => {
  const old = await challenge(at(-(limits.captchaMinutes * 60_000) - 2000))
  await expect(use(await solveCaptcha(old))).rejects.toMatchObject(unsolved)
  const { expiresAt = 0 } = old.parameters
  for (const parameters of [
    { ...old.parameters, expiresAt: expiresAt + 3600 },
    { ...old.parameters, expiresAt: undefined },
  ]) {
    await expect(use(await solveCaptcha({ ...old, parameters } as Challenge))).rejects.toMatchObject(unsolved)
  }
})

test('what was forged counts for nothing', async () => {
  const good = await challenge()
  const other = await challenge()
  const solution = { counter: 1, derivedKey: `${good.parameters.keyPrefix}${'0'.repeat(32)}` }
  const forged = [
    '',
    'nothing',
    writeAnswer(null),
    writeAnswer({}),
    writeAnswer({ challenge: {}, solution: {} }),
    writeAnswer({ challenge: good }),
    writeAnswer({ challenge: good, solution }),
    writeAnswer({ challenge: { parameters: good.parameters }, solution }),
    writeAnswer({ challenge: { ...good, signature: other.signature }, solution }),
    await solveCaptcha({ ...good, parameters: { ...good.parameters, cost: 1, keyPrefix: '0' } }),
    writeAnswer({ challenge: { parameters: { ...good.parameters, nonce: 1 } }, solution }),
    writeAnswer({ challenge: { parameters: { nonce: 'a', cost: 1e12, expiresAt: 9e12 }, signature: 'x' }, solution }),
    Buffer.from(`{"challenge":${'['.repeat(3000)}`).toString('base64'),
  ]
  for (const answer of forged) await expect(use(answer), answer).rejects.toMatchObject(unsolved)
})

test('a challenge of another portal counts for nothing', async () => {
  const other = await challenge({ ...ctx, config: { ...ctx.config, secretKey: 'x'.repeat(32) } })
  await expect(use(await solveCaptcha(other))).rejects.toMatchObject(unsolved)
})

test('used challenges are forgotten when their time is over, not before', async () => {
  const count = async () => (await ctx.db.selectFrom('portal.spent_captcha').selectAll().execute()).length
  await use(await solveCaptcha(await challenge()))
  const before = await count()
  await deleteSpentCaptchas(ctx)
  expect(await count()).toBe(before)
  await deleteSpentCaptchas(at((limits.captchaMinutes + 2) * 60_000))
  expect(await count()).toBe(0)
})

test('with keys of reCAPTCHA its answers are asked for where the configuration says', async () => {
  const asked: string[] = []
  const google = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString()
    asked.push(`${request.method} ${request.url} ${body}`)
    if (body.includes('broken')) response.statusCode = 500
    response.end(JSON.stringify({ success: body.endsWith('response=right') }))
  }).listen(0, '127.0.0.1')
  await new Promise(listening => google.once('listening', listening))
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}/recaptcha`
  const recaptcha = { siteKey: 'site', secretKey: 'secret', url }
  const other = { ...ctx, config: { ...ctx.config, recaptcha } }
  expect(await makeCaptcha(other)).toEqual({ siteKey: 'site', scriptUrl: `${url}/api.js` })
  await checkCaptcha(other, 'right')
  await expect(checkCaptcha(other, 'wrong')).rejects.toMatchObject(unsolved)
  await expect(checkCaptcha(other, '')).rejects.toMatchObject(unsolved)
  await expect(checkCaptcha(other, 'broken')).rejects.toMatchObject({ code: 'captcha-unavailable' })
  expect(asked[0]).toBe('POST /recaptcha/api/siteverify secret=secret&response=right')
  expect(asked).toHaveLength(3)
  google.closeAllConnections()
  await new Promise(closed => google.close(closed))
  await expect(checkCaptcha(other, 'right')).rejects.toMatchObject({ code: 'captcha-unavailable' })
})
