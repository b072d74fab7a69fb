import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let authorization: string

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  authorization = await makeToken(['emis-dealwatch'])
})
afterAll(() => gateway.close())

const makeToken = async (apis: string[]) => `Bearer ${await gateway.makeToken('emis', { apis, realm: 'emis' })}`
const base = '/data/emis/dealwatch'
const get = (path: string, headers: Record<string, string> = { authorization }) =>
  gateway.send({ url: base + path, headers })

test('finds deals, and opens one, naming the models of its objects', async () => {
  const found = (await get('/SearchDeal/getDeals?limit=1')).json()
  expect(found.data).toMatchObject({ _type: 'DealList', offset: 0, limit: 1 })
  const [{ dealId, title, _type }] = found.data.resultList
  expect(_type).toBe('DealSummary')
  const { data } = (await get(`/DealInfo/getDealInfo?dealId=${dealId}`)).json()
  expect(data).toMatchObject({ _type: 'Deal', dealId, title, targets: [{ _type: 'Party' }] })
})

test('takes a long query as a form, language and all', async () => {
  const codes = ['CN', 'PL', 'BG', 'DE', 'US']
  const query = codes.map(code => `countries[]=${code}`).join('&')
  const asked = (await get(`/SearchDeal/getDeals?${query}&lang=zh&limit=3`)).json()
  const posted = await gateway.send({
    method: 'POST',
    url: `${base}/SearchDeal/getDeals`,
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${query}&lang=zh&limit=3`,
  })
  expect(posted.statusCode).toBe(200)
  expect(posted.json()).toEqual(asked)
  expect(asked.data.resultList[0].dealType.name).toMatch(/\p{Script=Han}/u)
})

test('answers as XML', async () => {
  const { headers, body } = await get('/Dictionary/getDealStatuses?format=xml')
  expect(headers['content-type']).toContain('xml')
  expect(body).toContain('<code>RUM</code><name>Rumoured</name>')
})

test('needs a subscription of its own', async () => {
  const companyOnly = await makeToken(['emis-company'])
  const refused = await get('/SearchDeal/getDeals', { authorization: companyOnly })
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { errors: [{ code: 103, detail: expect.stringContaining('subscription') }] },
  ])
  expect((await get('/SearchDeal/getDeals', {})).json().errors[0].code).toBe(100)
  expect((await get('/SearchDeal/getDeals', { authorization: 'Bearer nobody' })).json().errors[0].code).toBe(102)
})

test.each([
  ['/SearchDeal/getDeals?countries[]=XX', 400, 201],
  ['/SearchDeal/getDeals?countries[]=POL', 400, 201],
  ['/SearchDeal/getDeals?limit=101', 400, 201],
  ['/SearchDeal/getDeals?offset=-1', 400, 201],
  ['/SearchDeal/getDeals?dealTypes[]=XYZ', 400, 201],
  ['/SearchDeal/getDeals?announcedFrom=2024-02-30', 400, 201],
  ['/SearchDeal/getDeals?stakeFrom=101', 400, 201],
  ['/SearchDeal/getDeals?valueFrom=much', 400, 201],
  ['/SearchDeal/getDeals?order=newest', 400, 201],
  ['/SearchDeal/getDeals?buyers=1', 400, 201],
  ['/SearchDeal/getDeals?keyword=%00', 400, 201],
  [`/SearchDeal/getDeals?${'countries[]=PL&'.repeat(251)}`, 400, 201],
  ['/SearchDeal/getDeals?keyword=%27%29%3B%20drop%20table', 200, undefined],
  ['/DealInfo/getDealInfo', 400, 200],
  ['/DealInfo/getDealInfo?dealId=abc', 400, 201],
  ['/DealInfo/getDealInfo?dealId=1', 404, 330],
  ['/DealInfo/getdealinfo?dealId=1', 404, 404],
  ['/SearchCompanies/getListCompanies', 400, 200],
])('answers %s with %i and the code %s', async (path, status, code) => {
  const answer = await get(path)
  expect([answer.statusCode, answer.json().errors?.[0].code]).toEqual([status, code])
})

test('refuses in the language of the caller', async () => {
  const { errors } = (await get('/DealInfo/getDealInfo?dealId=1&lang=zh')).json()
  expect(errors).toEqual([{ code: 330, detail: '未找到该交易' }])
})
