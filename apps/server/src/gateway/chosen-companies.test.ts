import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let authorization: string
beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  authorization = `Bearer ${await gateway.makeToken('emisV2', { realm: 'emis', apis: ['emis-api-v2'] })}`
})
afterAll(() => gateway.close())

type Body = Record<string, unknown>
const send = (method: 'GET' | 'POST', path: string, body?: Body, headers: Record<string, string> = {}) => {
  const url = `/data/emis/v2/company/companies${path}`
  return gateway.send({ method, url, headers: { authorization, ...headers }, ...(body && { payload: body }) })
}
const example = 1250077
const many = (count: number) => Array.from({ length: count }, () => example)

test('saves up to 100,000 companies in a filter, and chooses each once', async () => {
  const saved = await send('POST', '/search/filters', { name: 'many', company_ids: many(100_000) })
  expect([saved.statusCode, saved.json().data]).toMatchObject([
    201,
    { name: 'many', criteria: { company_ids: [example] }, matched_companies: 1 },
  ])
  const list = await send('GET', `?filter_id=${saved.json().data.id}`)
  expect(list.json().data.items.map(({ id }: { id: number }) => id)).toEqual([example])
})

test('a list names a filter, and its cursor keeps it', async () => {
  const saved = await send('POST', '/search/filters', { name: 'Bulgaria', country: ['BG'], employees_from: 50 })
  const { id, matched_companies: matched } = saved.json().data
  const { cursor_id: cursor, data } = (await send('GET', `?filter_id=${id}&cursor=*&limit=1`)).json()
  expect(data.total).toBe(matched)
  const narrowed = await send('GET', `?filter_id=${id}&country=PL`)
  expect(narrowed.json().data.total).toBe(0)
  expect((await send('GET', `?cursor=${cursor}&filter_id=${id}`)).json().data.total).toBe(matched)
})

const wrong = ['INVALID_INPUT_PARAMETER', 400] as const
test.each<[string, string, Body, string, number, string]>([
  ['100,001 companies', '/search/filters', { company_ids: many(100_001) }, ...wrong, 'company_ids'],
  ['100,001 companies', '/dumps', { name: 'x', company_ids: many(100_001) }, ...wrong, 'company_ids'],
  ['no companies', '/search/filters', { company_ids: [] }, ...wrong, 'company_ids'],
  ['ids that are texts', '/search/filters', { company_ids: ['1250077'] }, ...wrong, 'company_ids[0]'],
  ['ids that no company has', '/search/filters', { company_ids: [example, 99_999_999] }, ...wrong, '99999999'],
  [
    'a list and criteria',
    '/search/filters',
    { company_ids: [example], country: ['BG'] },
    'COMPANY_IDS_AND_CRITERIA',
    400,
    'either',
  ],
  [
    'a list and criteria',
    '/dumps',
    { name: 'x', company_ids: [example], criteria: { country: ['BG'] } },
    'COMPANY_IDS_AND_CRITERIA',
    400,
    'either',
  ],
  ['nothing to choose by', '/feeds', { name: 'x' }, ...wrong, 'criteria'],
  ['a number for a list', '/search/filters', { country: 7 }, ...wrong, 'country'],
  [
    'a text for a flag',
    '/search/filters',
    { country: ['BG'], only_official_financials: 'yes' },
    ...wrong,
    'only_official',
  ],
  ['an unknown country', '/search/filters', { country: ['XX'] }, ...wrong, 'XX'],
  [
    'an unknown account',
    '/search/filters',
    { financial_accounts: [{ standard_id: 'EMISG', account: 'XX', from: 1 }] },
    ...wrong,
    'XX',
  ],
  ['an impossible range', '/search/filters', { employees_from: 9, employees_to: 8 }, ...wrong, 'employees_from'],
  [
    'an impossible range',
    '/feeds',
    { name: 'x', criteria: { updated_from: '2026-02-02', updated_to: '2026-02-01' } },
    ...wrong,
    'updated_from',
  ],
  ['an impossible day', '/search/filters', { updated_from: '2026-02-30' }, ...wrong, 'updated_from'],
  ['an injection for a code', '/search/filters', { city: ["'; drop table company.company; --"] }, ...wrong, 'city'],
  ['a field that there is not', '/search/filters', { contry: ['BG'] }, ...wrong, 'country'],
  [
    'an unknown filter',
    '/dumps',
    { name: 'x', filter_id: '019aa4f0-7c55-7f3a-9d25-0d3f3a1b2c3d' },
    'FILTER_NOT_FOUND',
    404,
    '019aa4f0',
  ],
  [
    'an unknown currency',
    '/feeds',
    { name: 'x', criteria: { country: ['BG'] }, currency: 'GBP' },
    ...wrong,
    'currency',
  ],
])('refuses %s for %s', async (_, path, body, code, status, words) => {
  const refused = await send('POST', path, body)
  const [error] = refused.json().errors
  expect([refused.statusCode, error.status, error.code]).toEqual([status, status, code])
  expect(error.message).toContain(words)
})

test('refuses in Chinese when it is asked in Chinese', async () => {
  const chinese = { 'accept-language': 'zh' }
  const both = await send('POST', '/search/filters', { company_ids: [example], country: ['BG'] }, chinese)
  expect(both.json().errors[0].message).toMatch(/^\p{Script=Han}/u)
  const unknown = await send('POST', '/search/filters', { country: ['XX'] }, chinese)
  expect(unknown.json().errors[0].message).toBe('country：没有代码XX，可用的代码见字典接口。')
})
