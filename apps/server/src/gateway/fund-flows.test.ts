import { runFlowReport } from '@portal/services/flow-report-runs.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let authorization: string
const person = { username: 'analyst@example.test', password: 'correct horse' }

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  const { username: email, password } = person
  await makeAccount(gateway.ctx, { email, password, realm: 'emis', apis: ['epfr-api-v2'] })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  authorization = `Bearer ${(await call('POST', '/Session', person)).json().data[0].token}`
})

function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) {
  const sent = { ...(authorization && { authorization }), ...headers }
  return gateway.send({ method, url: `/data/epfr/v2${path}`, headers: sent, ...(body && { payload: body }) })
}

const order = '/Report/FF/01-01-2026/03-31-2026?assetClasses=FF100000&frequency=Monthly&level=0'

test('a person logs in, orders a report, waits for it, reads it, and logs out', async () => {
  const ordered = await call('POST', order, { categories: [1], universalFilters: ['U100001'] })
  expect(ordered.statusCode).toBe(200)
  const [{ reportId, status }] = ordered.json().data
  expect(status).toBe('Incomplete')
  expect((await call('GET', `/Report/FF/${reportId}/output`)).statusCode).toBe(409)
  await runFlowReport(gateway.ctx, reportId, new AbortController().signal)
  expect((await call('GET', `/Report/FF/${reportId}/status`)).json().data).toEqual([{ reportId, status: 'Completed' }])
  const { ColumnNames, Rows } = (await call('GET', `/Report/FF/${reportId}/output`)).json().data[0]
  expect([ColumnNames.length, Rows.length]).toEqual([4, 3])
  const xml = await call('GET', `/Report/FF/${reportId}/output`, undefined, { accept: 'application/xml' })
  expect(xml.body).toContain('<Rows><item><item>3/31/2026</item><item>All Equity-FF-Equity</item><item>ETF Only</item>')
  expect((await call('DELETE', '/Session')).json()).toEqual({ data: [{}] })
  const after = await call('GET', '/Dictionary/Datasets')
  expect([after.statusCode, after.json().errors[0].code]).toEqual([401, 'TOKEN_EXPIRED'])
})

test('everything that may stand in the body may stand in the address', async () => {
  const { statusCode } = await call('POST', `${order}&categories=1,3&universalFilters=U100001,U100006&assets=true`)
  expect(statusCode).toBe(200)
})

test('a new login ends the session before it', async () => {
  const former = authorization
  const { token } = (await call('POST', '/Session', person)).json().data[0]
  expect((await call('GET', '/SavedReports', undefined, { authorization: former })).statusCode).toBe(401)
  expect((await call('GET', '/SavedReports', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(200)
})

test('a wrong password opens nothing, and the code says so', async () => {
  const { statusCode, body } = await call('POST', '/Session', { ...person, password: 'wrong' })
  expect([statusCode, JSON.parse(body)]).toEqual([
    401,
    { errors: [{ code: 'INVALID_CREDENTIALS', message: 'Login or password is wrong.' }] },
  ])
})

test('who guesses passwords is told when to come back', async () => {
  const guesses: Awaited<ReturnType<typeof call>>[] = []
  for (let at = 0; at < 12; at++)
    guesses.push(await call('POST', '/Session', { username: `guess${at}`, password: 'x' }))
  const { statusCode, headers } = guesses.at(-1)!
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
  await gateway.ctx.pool.query('delete from portal.sign_in_allowance')
})

test('a call without a session is refused, and so is the token of another product', async () => {
  const bare = await gateway.send({ url: '/data/epfr/v2/Dictionary/Datasets' })
  expect([bare.statusCode, bare.json().errors[0].code]).toEqual([401, 'TOKEN_MISSING'])
  const token = await gateway.makeToken('ceic')
  const other = await call('GET', '/Dictionary/Datasets', undefined, { authorization: `Bearer ${token}` })
  expect([other.statusCode, other.json().errors[0].code]).toEqual([403, 'DATASET_NOT_SUBSCRIBED'])
})

test('answers in Chinese and as XML', async () => {
  const chinese = await call('GET', '/Dictionary/FF/AssetClasses?lang=zh')
  expect(chinese.json().data[0].name).toBe('全部股票-FF-股票')
  const refused = await call('GET', '/SavedReports/5?lang=zh')
  expect(refused.json().errors[0].message).toBe('没有编号为5的已保存报告，已有的报告见GET /SavedReports。')
  const xml = await call('GET', '/Dictionary/UniversalFilters', undefined, { accept: 'application/xml' })
  expect(xml.body).toContain('<item><id>U100001</id><name>ETF Only</name><group>Vehicle</group></item>')
})

test.each<['GET' | 'POST', string, object | undefined, number, string]>([
  ['POST', '/Session', { username: 'a' }, 400, 'INVALID_PARAMETER'],
  ['POST', '/Session', { username: 'a', password: 'b', realm: 'ceic' }, 400, 'INVALID_PARAMETER'],
  ['POST', '/Session', { username: 5, password: ['b'] }, 400, 'INVALID_PARAMETER'],
  ['POST', '/Session', { username: "' or 1=1 --", password: 'b' }, 401, 'INVALID_CREDENTIALS'],
  ['GET', '/Dictionary/XX/AssetClasses', undefined, 400, 'INVALID_PARAMETER'],
  ['GET', '/Dictionary/FF/Nothing', undefined, 404, 'NOT_FOUND'],
  ['GET', '/SavedReports/abc', undefined, 400, 'INVALID_PARAMETER'],
  ['GET', '/SavedReports/999999999', undefined, 404, 'REPORT_NOT_FOUND'],
  ['GET', '/Report/FF/..%2f/status', undefined, 404, 'REPORT_NOT_FOUND'],
  ['POST', order.replace('frequency=Monthly', 'frequency=Yearly'), undefined, 400, 'INVALID_PARAMETER'],
  ['POST', order.replace('frequency=Monthly&', ''), undefined, 400, 'INVALID_PARAMETER'],
  ['POST', order.replace('01-01-2026', '2026-01-01'), undefined, 400, 'INVALID_PARAMETER'],
  ['POST', order.replace('01-01-2026', '13-45-2026'), undefined, 400, 'INVALID_PARAMETER'],
  ['POST', order.replace('01-01-2026', '04-01-2026'), undefined, 400, 'INVALID_DATE_RANGE'],
  ['POST', order.replace('FF100000', 'A'.repeat(300)), undefined, 400, 'INVALID_PARAMETER'],
  ['POST', `${order}&level=1`, undefined, 400, 'INVALID_PARAMETER'],
  ['POST', `${order}&unknown=1`, undefined, 400, 'INVALID_PARAMETER'],
  ['POST', order, { categories: ['1'] }, 400, 'INVALID_PARAMETER'],
  ['POST', order, { assets: 1 }, 400, 'INVALID_PARAMETER'],
  ['POST', order, { allocationIds: Array(201).fill(1) }, 400, 'INVALID_PARAMETER'],
  ['POST', `${order}&categories=1`, { categories: [1] }, 400, 'INVALID_PARAMETER'],
])('%s %s %j is answered with %i %s', async (method, path, body, status, code) => {
  const answer = await call(method, path, body)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
  expect(Object.keys(answer.json().errors[0])).toEqual(['code', 'message'])
})
