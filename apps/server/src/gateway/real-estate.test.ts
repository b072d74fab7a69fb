import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let key: string

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  key = await gateway.makeToken('redd', { apis: ['redd-api-v1'], realm: 'redd' })
})
afterAll(() => gateway.close())

const ask = (path: string, headers: Record<string, string> = { authorization: `Bearer ${key}` }) =>
  gateway.send({ url: `/data/redd/v1${path}`, headers })

test('answers with the key as header or as parameter, with the headers of every product', async () => {
  const answer = await ask('/articles?limit=1')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.items).toHaveLength(1)
  for (const name of ['x-request-id', 'ratelimit', 'ratelimit-policy']) expect(answer.headers[name]).toBeTruthy()
  expect((await ask(`/articles?limit=1&token=${key}`, {})).json()).toEqual(answer.json())
})

test('an article names the address at which it was read', async () => {
  const { data } = (await ask('/articles/ART-000001')).json()
  const again = await gateway.send({ url: new URL(data.url).pathname, headers: { authorization: `Bearer ${key}` } })
  expect(again.json().data).toEqual(data)
})

test('keys of other products and of accounts without a subscription open nothing', async () => {
  const missing = await ask('/markets', {})
  expect([missing.statusCode, missing.json().errors]).toEqual([
    401,
    [{ status: 401, code: 'INVALID_API_KEY', message: 'The call has no valid API token.' }],
  ])
  const other = await gateway.makeToken('emis', { apis: ['emis-company'], realm: 'emis' })
  const refused = await ask('/markets', { authorization: `Bearer ${other}` })
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'NO_SUBSCRIPTION'])
})

test('answers JSON, whatever the header asks for', async () => {
  const answer = await ask('/dictionary/languages', { authorization: `Bearer ${key}`, accept: 'application/xml' })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('names come in the language of the call', async () => {
  const headers = { authorization: `Bearer ${key}`, 'accept-language': 'zh-CN,zh;q=0.9' }
  expect((await ask('/dictionary/property-types', headers)).json().data.items[0]).toEqual({
    code: 'office',
    name: '写字楼',
  })
  expect((await ask('/dictionary/property-types?lang=en', headers)).json().data.items[0].name).toBe('Office')
})

test.each([
  ['/properties?country=XX', 'country'],
  ['/properties?country=GER', 'country'],
  ['/properties?property_type=castle', 'property_type'],
  ['/properties?limit=101', 'limit'],
  ['/properties?limit=0', 'limit'],
  ['/properties?offset=-1', 'offset'],
  ['/properties?offset=99999999999', 'offset'],
  ['/properties?near=52.5', 'near'],
  ['/properties?near=52.5,13.4,1&radius_km=1', 'near'],
  ['/properties?near=north,east&radius_km=1', 'near'],
  ['/properties?near=52.5,13.4&radius_km=501', 'radius_km'],
  ['/properties?near=52.5,13.4', 'radius_km'],
  ['/properties?size_from=big', 'size_from'],
  ['/properties?owner_id=1;drop%20table%20estate.property', 'owner_id'],
  ['/properties?order=price', 'order'],
  ['/properties?type=office', 'type'],
  [`/properties?country=${Array.from({ length: 101 }, () => 'DE').join()}`, 'country'],
  [`/properties?keyword=${'a'.repeat(1001)}`, 'keyword'],
  ['/properties?keyword=%00', 'keyword'],
  ['/properties?keyword=%EF%BF%BD', 'keyword'],
  ['/properties?keyword=%FF%FE', 'keyword'],
  ['/properties?limit=1&keyword=tower%E4%B8', 'keyword'],
  ['/properties/PRP-1', 'id'],
  ["/properties/PRP-000001'--", 'id'],
  ['/transactions?date_from=2026-02-30', 'date_from'],
  ['/transactions?date_from=2026-02-02&date_to=2026-02-01', 'date_from'],
  ['/transactions?currency=EURO', 'currency'],
  ['/transactions?value_from=1e400', 'value_from'],
  ['/articles?published_from=yesterday', 'published_from'],
  ['/articles?language=it', 'language'],
  ['/articles/ART-000001?format=pdf', 'format'],
  ['/markets/MKT-0001/indicators?from=2026Q5', 'from'],
  ['/markets/MKT-0001/indicators?from=2026Q2&to=2026Q1', 'from'],
  ['/markets/MKT-0001/indicators?indicator=price', 'indicator'],
])('refuses %s and names %s', async (path, name) => {
  const answer = await ask(path)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'INVALID_PARAMETER'])
  expect(answer.json().errors[0].message).toContain(name)
})

test('a percent sign that begins no escape stands for itself', async () => {
  expect((await ask('/companies?name=100%&limit=1')).json()).toEqual({ data: { total: 0, items: [] } })
})

test('refuses in the language of the caller', async () => {
  const answer = await ask('/properties?country=XX&lang=zh')
  expect(answer.json().errors[0].message).toBe('country：没有XX，可用的取值见/dictionary/countries。')
})

test('knows only the addresses of its document', async () => {
  for (const path of ['/v1/articles', '/castles', '/properties/PRP-999999']) {
    const answer = await ask(path)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'NOT_FOUND'])
  }
})
