import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DataAnswer, type DataCall, DataError } from '@portal/data-apis/data-api.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { drainOnClose } from '../middleware/drain.ts'
import { gatewayRoutes } from './gateway.ts'

/** A handler that has begun, and how the test ends it. */
interface Begun {
  call: DataCall
  answer: (answer: DataAnswer) => void
  fail: (error: unknown) => void
}

let ctx: Context
let app: FastifyInstance
let authorization: string
let begun: Begun[]
let waiting: ((begun: Begun) => void) | undefined

beforeAll(async () => {
  ctx = Object.assign(await openTestContext(), { limiter: openMemoryLimiter() })
  authorization = (await generateToken(ctx, (await makeAccount(ctx)).id, 'ceic')).token
})
afterAll(() => ctx.close())
beforeEach(async () => {
  begun = []
  ctx.limiter = openMemoryLimiter()
  app = Fastify({ http: { maxHeaderSize: 65_536 } })
  const getSeries = (_: unknown, call: DataCall) =>
    new Promise<DataAnswer>((answer, fail) => {
      begun.push({ call, answer, fail })
      waiting?.(begun.at(-1)!)
    })
  drainOnClose(app)
  await app.register(gatewayRoutes, { ctx, handlers: { 'ceic-macroeconomic': { getSeries } } })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const nextBegun = () =>
  new Promise<Begun>(resolve => {
    waiting = resolve
  })
const ask = (id = '1') => app.inject({ url: `/data/ceic/v2/series/${id}`, headers: { authorization } })

test('hands a handler its values, its language and where it is mounted', async () => {
  const running = nextBegun()
  const answer = app.inject({
    url: '/data/ceic/v2/series/1,SR2?count=5&start_date=20240229',
    headers: { authorization, 'accept-language': 'ja-JP,en;q=0.5' },
  })
  const { call, answer: send } = await running
  expect(call).toMatchObject({
    operationId: 'getSeries',
    params: { id: ['1', 'SR2'], count: 5, start_date: '2024-02-29', lang: 'jp', with_model_information: false },
    language: 'jp',
    baseUrl: 'http://localhost:80/data/ceic/v2',
  })
  send({ body: { data: [] } })
  expect((await answer).json()).toEqual({ data: [] })
})

test('a caller who goes away stops the handler and may call again', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const running = nextBegun()
  const request = http.get({ port, path: '/data/ceic/v2/series/1', headers: { authorization } }).on('error', () => {})
  const { call } = await running
  expect((await ask()).statusCode).toBe(429)
  const stopped = new Promise(resolve => call.signal.addEventListener('abort', resolve))
  request.destroy()
  await stopped
  const again = nextBegun()
  const answer = ask()
  ;(await again).answer({ body: { data: 'second' } })
  expect((await answer).json()).toEqual({ data: 'second' })
})

test('a call that takes too long is stopped and says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const running = nextBegun()
  const answer = ask()
  const { call } = await running
  await vi.advanceTimersByTimeAsync(30_000)
  const { statusCode, headers, json } = await answer
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('1')
  expect(json().errors).toMatchObject({
    code: 'ERR',
    message: 'The call took too long and was stopped. Ask for less, for example a shorter range of dates.',
  })
  expect(call.signal.aborted).toBe(true)
})

test('failures leave in the envelope of the family, faults of ours with an incident number', async () => {
  const failWith = async (error: unknown) => {
    const running = nextBegun()
    const answer = ask()
    ;(await running).fail(error)
    return answer
  }
  const refused = await failWith(new DataError(403, 'UNSUBSCRIBED_SERIES', 'Not yours.'))
  expect(refused.json()).toEqual({ errors: { status: 403, code: 'UNSUBSCRIBED_SERIES', message: 'Not yours.' } })
  const broken = await failWith(new TypeError('undefined is not a series'))
  expect(broken.statusCode).toBe(500)
  expect(broken.json().errors).toEqual({
    status: 500,
    code: 'ERR',
    message: 'An unexpected error occurred.',
    incidentId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  const down = await failWith(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  expect([down.statusCode, down.headers['retry-after']]).toEqual([503, '1'])
})

test('sends bytes as they are, with a name that every client can read', async () => {
  const running = nextBegun()
  const answer = ask()
  const { answer: send } = await running
  send({ bytes: Buffer.from('1,2\n'), contentType: 'text/csv; charset=utf-8', fileName: '国内 1.csv' })
  const { headers, body } = await answer
  expect(body).toBe('1,2\n')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="___1.csv"; filename*=UTF-8''${encodeURIComponent('国内 1.csv')}`,
  )
})

test('takes three thousand ids in one address', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ids = Array.from({ length: 3000 }, (_, at) => 310_000_000 + at).join(',')
  const running = nextBegun()
  const answer = fetch(`http://127.0.0.1:${port}/data/ceic/v2/series/${ids}`, { headers: { authorization } })
  const { call, answer: send } = await running
  expect(call.params.id).toHaveLength(3000)
  send({ body: {} })
  expect((await answer).status).toBe(200)
  expect((await ask(`${ids},1`)).statusCode).toBe(400)
})

test('a server that stops finishes the calls in flight first', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const running = nextBegun()
  const answer = fetch(`http://127.0.0.1:${port}/data/ceic/v2/series/1`, { headers: { authorization } })
  const { answer: send } = await running
  const stopped = app.close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  send({ body: { data: 'finished' } })
  expect(await (await answer).json()).toEqual({ data: 'finished' })
  await stopped
})
