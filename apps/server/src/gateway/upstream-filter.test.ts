import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { makeSeries } from '../../../../tests/support/operations.ts'
import { buildApp } from '../app.ts'

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let upstream: http.Server
let series: number[]
let received: string[]
let call: Awaited<ReturnType<typeof makePerson>>
let pace = 0

beforeAll(async () => {
  upstream = http.createServer((request, response) => {
    received.push(decodeURIComponent(request.url!))
    response.end('{}')
  })
  upstream.listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const opened = await openTestContext({ UPSTREAM_CEIC_MACROECONOMIC: url, UPSTREAM_EMIS_API_V2: url })
  ctx = { ...opened, limiter: openMemoryLimiter(() => pace) }
  app = await buildApp(ctx)
  series = await makeSeries(ctx, ['US', 'CN'])
  call = await makePerson()
})
beforeEach(() => {
  received = []
})
afterAll(async () => {
  await app.close()
  upstream.closeAllConnections()
  upstream.close()
  await ctx.close()
})

/** A new account's way of calling the macro API. */
async function makePerson() {
  const { token } = await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')
  return (method: 'GET' | 'POST', path: string, form?: Record<string, string>) => {
    pace += 1000
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { authorization: token, ...type }
    const payload = form && new URLSearchParams(form).toString()
    return app.inject({ method, url: `/data/ceic/v2${path}`, headers, ...(payload !== undefined && { payload }) })
  }
}

const makeFilter = async (form: Record<string, string>): Promise<string> =>
  (await call('POST', '/filters', form)).json().data.id

test('hands a saved filter on as the criteria that it holds', async () => {
  const id = await makeFilter({ keyword: 'GDP & more', geo: 'CN,US', key_only: 'true', order: 'updated' })
  expect((await call('GET', `/series/search?limit=5&filter_id=${id}&frequency=Y`)).statusCode).toBe(200)
  expect(received).toEqual(['/series/search?limit=5&frequency=Y&geo=CN,US&keyword=GDP & more&key_only=true'])
})

test('hands a saved list on as the list that it is', async () => {
  const id = await makeFilter({ series: series.join() })
  expect((await call('GET', `/series/search?filter%5Fid=${id}`)).statusCode).toBe(200)
  expect(received).toEqual([`/series/search?series=${series.join()}`])
})

test('refuses what parameters cannot say, and asks nobody', async () => {
  const either = await makeFilter({ series: String(series[0]), geo: 'CN' })
  const narrowed = await makeFilter({ geo: 'CN' })
  for (const query of [`filter_id=${either}`, `filter_id=${narrowed}&geo=US`]) {
    const english = await call('GET', `/series/search?${query}`)
    expect(english.json().errors).toEqual({
      status: 400,
      code: 'INVALID_INPUT_PARAMETER',
      message:
        'filter_id: what this filter chooses cannot be combined with this call. Write its criteria into the call instead.',
    })
    const chinese = await call('GET', `/series/search?${query}&lang=zh`)
    expect(chinese.json().errors.message).toBe(
      'filter_id：该筛选器的内容无法与此调用合并，请改为在调用中直接写出条件。',
    )
  }
  expect(received).toEqual([])
})

test("refuses a filter that there is not, two at once, and somebody else's", async () => {
  const id = await makeFilter({ geo: 'CN' })
  const other = await makePerson()
  const refused = [
    await call('GET', '/series/search?filter_id=nobody'),
    await call('GET', `/series/search?filter_id=${id}&filter_id=${id}`),
    await other('GET', `/series/search?filter_id=${id}`),
  ]
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().errors.code]).toEqual([400, 'INVALID_INPUT_PARAMETER'])
    expect(answer.json().errors.message).toMatch(/^filter_id: there is no filter /)
  }
  expect(received).toEqual([])
})

test('leaves a word alone that is no filter of the operation', async () => {
  expect((await call('GET', '/series/1?filter_id=theirs')).statusCode).toBe(200)
  expect(received).toEqual(['/series/1?filter_id=theirs'])
})
