import { exampleCompanyId } from '@portal/data-apis/samples/companies/plan.ts'
import { listEndpoints } from '@portal/domain/spec.ts'
import { findProduct } from '@portal/services/content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApiCallers } from '../../../../tests/support/api-callers.ts'
import { openPromises } from '../../../../tests/support/document-promises.ts'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let authorization: string
beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  authorization = (await makeApiCallers(gateway.ctx)).get('emis-api-v2')!
})
afterAll(() => gateway.close())

/** Calls an operation by its id; the answer must be one that the document promises. */
async function call(
  operationId: string,
  { id, body, query = '', more = {} }: { id?: string; body?: object; query?: string; more?: object } = {},
) {
  const { specification } = findProduct(gateway.ctx, 'emis-api-v2')
  const endpoint = listEndpoints(specification).find(({ operation }) => operation.operationId === operationId)!
  const url = `/data/emis/v2/company${endpoint.path.replace('{id}', id ?? '')}${query}`
  const method = endpoint.method.toUpperCase() as 'GET'
  const answer = await gateway.send({
    method,
    url,
    headers: { authorization, ...more },
    ...(body && { payload: body }),
  })
  const promise = openPromises(specification)(
    endpoint,
    answer.statusCode,
    String(answer.headers['content-type'] ?? ''),
    answer.body,
  )
  expect(promise, answer.body).toBeUndefined()
  return { status: answer.statusCode, ...(answer.body && answer.json()) }
}

test('filters, dumps and feeds are answered as the document says', async () => {
  const made = await call('companiesSearchFiltersPost', {
    body: { name: 'Wood', country: ['bg'], main_industry: ['321'] },
  })
  expect(made).toMatchObject({ status: 201, data: { name: 'Wood', criteria: { country: ['BG'] } } })
  const filter_id = made.data.id
  expect(await call('companiesSearchFiltersGet')).toMatchObject({ status: 200, data: { total: 1 } })
  expect(await call('companiesSearchFiltersIdGet', { id: filter_id })).toMatchObject({ data: made.data })
  const dump = await call('companiesDumpsPost', { body: { name: 'First', filter_id } })
  expect(dump).toMatchObject({ status: 201, data: { status: 'queued', filter_id, can_be_cancelled: true } })
  expect(await call('companiesDumpsPost', { body: { name: 'Second', filter_id } })).toMatchObject({
    status: 409,
    errors: [{ code: 'DUMP_ALREADY_RUNNING' }],
  })
  expect(await call('companiesDumpsGet', { query: '?status=queued' })).toMatchObject({ data: { total: 1 } })
  expect(await call('companiesDumpsIdGet', { id: dump.data.id })).toMatchObject({ status: 200 })
  expect(await call('companiesDumpsIdDelete', { id: dump.data.id })).toEqual({ status: 204 })
  const feed = await call('companiesFeedsPost', { body: { name: 'Changes', filter_id, frequency: 'biweekly' } })
  expect(feed).toMatchObject({ status: 201, data: { frequency: 'biweekly', status: 'active' } })
  expect(await call('companiesFeedsIdPatch', { id: feed.data.id, body: { status: 'inactive' } })).toMatchObject({
    status: 200,
    data: { status: 'inactive', frequency: 'biweekly' },
  })
  expect(await call('companiesFeedsGet')).toMatchObject({ data: { total: 1 } })
  expect(await call('companiesFeedsIdGet', { id: feed.data.id })).toMatchObject({ status: 200 })
  expect(await call('companiesSearchFiltersIdDelete', { id: filter_id })).toMatchObject({ status: 409 })
  expect(await call('companiesFeedsIdDelete', { id: feed.data.id })).toEqual({ status: 204 })
  expect(await call('companiesSearchFiltersIdDelete', { id: filter_id })).toEqual({ status: 204 })
})

test('a list that names a saved filter gives what both choose', async () => {
  const { data } = await call('companiesSearchFiltersPost', { body: { company_ids: [exampleCompanyId, 1000001] } })
  const listed = async (query: string) =>
    (await call('companiesGet', { query })).data.items.map((item: { id: number }) => item.id)
  expect(await listed(`?filter_id=${data.id}&country=BG`)).toEqual([exampleCompanyId])
  expect(await listed(`?filter_id=${data.id}`)).toHaveLength(2)
  const unknown = await call('companiesGet', { query: '?filter_id=00000000-0000-7000-8000-000000000000' })
  expect(unknown).toMatchObject({ status: 400, errors: [{ code: 'INVALID_INPUT_PARAMETER' }] })
})

test.each<[string, object, number, string]>([
  [
    'ids and criteria',
    { name: 'a', company_ids: [exampleCompanyId], criteria: { country: ['BG'] } },
    400,
    'Please use either company IDs list OR data search criteria',
  ],
  ['no name', { company_ids: [exampleCompanyId] }, 400, 'name'],
  ['a wrong type', { name: 'a', company_ids: ['x'] }, 400, 'company_ids'],
  ['an unknown field', { name: 'a', company_ids: [exampleCompanyId], colour: 'red' }, 400, 'colour'],
  ['a wrong currency', { name: 'a', company_ids: [exampleCompanyId], currency: 'GBP' }, 400, 'currency'],
  ['too many ids', { name: 'a', company_ids: Array.from({ length: 100_001 }, (_, at) => at + 1) }, 400, '100000'],
])('refuses a dump with %s', async (_, body, status, words) => {
  const answer = await call('companiesDumpsPost', { body })
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.errors)).toContain(words)
})

test('words are in the language of the call', async () => {
  const body = { name: 'a', company_ids: [exampleCompanyId], criteria: { country: ['BG'] } }
  const { errors } = await call('companiesDumpsPost', { body, more: { 'accept-language': 'zh' } })
  expect(errors[0].message).toBe('请使用公司ID列表或数据搜索条件，二者不可同时使用')
})
