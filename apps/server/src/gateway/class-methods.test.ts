import type { DataCall } from '@portal/data-apis/data-api.ts'
import type { Product } from '@portal/domain/product.ts'
import type { Specification } from '@portal/domain/spec.ts'
import type { Content } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { openTestContext } from '../../../../tests/support/context.ts'
import { buildApp } from '../app.ts'

const query = (name: string, type: string) => ({
  name,
  in: 'query' as const,
  explode: true,
  schema: type === 'array' ? { type, items: { type: 'string' }, maxItems: 3000 } : { type },
})
/** An API in which every call is a class and a method, with the format in its base path. */
const specification: Specification = {
  openapi: '3.1.0',
  info: { title: 'News', version: '1.0.0' },
  tags: [{ name: 'Search' }],
  security: [{ token: [] }],
  paths: {
    '/Search/query': {
      get: {
        operationId: 'searchQuery',
        tags: ['Search'],
        summary: 'Search',
        parameters: [query('filter[]', 'array'), query('limit', 'integer'), query('lang', 'string')],
        responses: { 200: { description: 'OK', content: { 'application/json': {}, 'application/xml': {} } } },
      },
    },
  },
}
/** An API whose token travels in one way only. */
const flows = { name: 'epfr-api-v2', path: 'epfr/api-v2', gateway: '/data/epfr/v2', family: 'epfr' } as Product
const product = {
  name: 'emis-documents',
  path: 'emis/documents',
  gateway: '/data/emis/documents/{response_format}',
  family: 'emis',
} as Product

let ctx: Context
let app: Awaited<ReturnType<typeof buildApp>>
let token: string
let now = 0
const base = '/data/emis/documents'
const searchQuery = async (_: unknown, { params, language, baseUrl }: DataCall) => ({
  body: { data: { params, language, baseUrl } },
})

beforeAll(async () => {
  const content: Content = new Map(
    [product, flows].map(each => [each.name, { product: each, specification: { ...specification } }]),
  )
  ctx = Object.assign(await openTestContext(), { content, limiter: openMemoryLimiter(() => now) })
  app = await buildApp(ctx, { [product.name]: { searchQuery } })
  const account = await makeAccount(ctx, { apis: [product.name] })
  token = (await generateToken(ctx, account.id, 'emis')).token
})
beforeEach(() => {
  now += 1000
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const get = (path: string, headers = {}) =>
  app.inject({ url: base + path, headers: { authorization: token, ...headers } })
const post = (payload: string, path = '//Search/query', headers = {}) =>
  app.inject({
    method: 'POST',
    url: base + path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })

test.each(['//Search/query', '//Search/query/', '/json/Search/query', '/json/Search/query/'])(
  'answers JSON at %s',
  async path => {
    const answer = await get(`${path}?filter[]=a:1&filter[]=b`, { accept: path.includes('json') ? 'text/xml' : '*/*' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.params).toEqual({ 'filter[]': ['a:1', 'b'] })
    expect(answer.json().data.baseUrl).toBe(`http://localhost:80${base}${path.replace(/\/Search.*/, '')}`)
  },
)

test('answers XML when the address, the parameter or the head says so, and the address has the last word', async () => {
  const types = [
    await get('/xml/Search/query'),
    await get('//Search/query', { accept: 'application/xml' }),
    await get('/xml/nowhere'),
  ].map(({ headers }) => headers['content-type'])
  expect(new Set(types)).toEqual(new Set(['application/xml; charset=utf-8']))
  const both = await get('/json/Search/query', { accept: 'application/xml' })
  expect(both.headers['content-type']).toContain('json')
})

test('names a format that there is not', async () => {
  const answer = await get('/yaml/Search/query')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[0]).toEqual({
    code: 201,
    detail: "The value 'yaml' of the parameter 'response_format' is not one of json, xml.",
  })
})

test('takes a list in all the ways in which PHP writes it', async () => {
  const answer = await get('//Search/query?filter[0]=a&filter[1]=b&filter=c&filter[]=d')
  expect(answer.json().data.params).toEqual({ 'filter[]': ['a', 'b', 'c', 'd'] })
})

test('takes a posted form as the same call, together with what stands in the address', async () => {
  const many = Array.from({ length: 900 }, (_, at) => `filter%5B%5D=${at}`).join('&')
  const answer = await post(`${many}&lang=zh`, '//Search/query?filter[]=first&limit=5', { authorization: token })
  expect(answer.statusCode).toBe(200)
  const { params, language } = answer.json().data
  expect([params['filter[]'].length, params['filter[]'][0], params.limit, language]).toEqual([901, 'first', 5, 'zh'])
})

test('takes the token out of a posted form, and holds it to the same limit', async () => {
  for (let call = 0; call < 5; call++) expect((await post(`token=${token}&limit=1`)).statusCode).toBe(200)
  expect((await post(`token=${token}`)).statusCode).toBe(429)
  expect((await post('limit=1')).json()).toEqual({
    errors: [{ code: 100, detail: 'The call has no valid API token.' }],
  })
  expect((await post(`token=${token}x`)).json().errors[0].code).toBe(102)
})

test('refuses in its own envelope what is posted otherwise, too long, or wrong', async () => {
  const as = (payload: string, type = 'application/x-www-form-urlencoded') => {
    now += 1000
    return post(payload, '//Search/query', { authorization: token, 'content-type': type })
  }
  const answers = [
    await as('{}', 'application/json'),
    await as('x'.repeat(2_200_000)),
    await as('a&'.repeat(1001)),
    await as('limit=many'),
    await as('limit=1&limit=2'),
    await as('__proto__=1&__proto__=2'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 413, 413, 400, 400, 400])
  for (const answer of answers) expect(answer.json().errors[0].detail.length).toBeGreaterThan(10)
  expect((await post('', '//Search/query', { authorization: token })).statusCode).toBe(200)
})

test('reads the token of fund flows after the word Bearer only', async () => {
  const call = (search: string, headers = {}) => app.inject({ url: `${flows.gateway}/Search/query${search}`, headers })
  const codes = [
    await call(`?token=${token}`),
    await call('', { authorization: token }),
    await call('', { 'x-api-key': token }),
    await call('', { authorization: `Bearer ${token}x` }),
    await call('', { authorization: `bearer ${token}` }),
  ].map(answer => answer.json().errors[0].code)
  expect(codes).toEqual(['TOKEN_MISSING', 'TOKEN_MISSING', 'TOKEN_MISSING', 'TOKEN_EXPIRED', 'DATASET_NOT_SUBSCRIBED'])
})

test('says which methods an address accepts', async () => {
  const preflight = await app.inject({ method: 'OPTIONS', url: `${base}//Search/query` })
  expect(preflight.headers.allow).toBe('GET, HEAD, POST, OPTIONS')
  const wrong = await app.inject({
    method: 'PUT',
    url: `${base}//Search/query`,
    headers: { authorization: token },
  })
  expect([wrong.statusCode, wrong.headers.allow, wrong.json().errors[0].code]).toEqual([
    405,
    'GET, HEAD, POST, OPTIONS',
    405,
  ])
})

test('words in its own envelope what reaches no operation at all', async () => {
  const broken = await get('//Search/%zz?lang=zh')
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { errors: [{ code: 201, detail: '无法读取此调用，请检查地址、请求头和请求体的写法。' }] },
  ])
  const traced = await app.inject({ method: 'TRACE' as 'GET', url: `${base}//Search/query` })
  expect([traced.statusCode, traced.json().errors[0].code]).toEqual([405, 405])
  expect((await get('//Search/nothing')).json().errors[0].code).toBe(404)
  expect((await get('')).statusCode).toBe(404)
})
