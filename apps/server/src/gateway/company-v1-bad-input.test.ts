import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let authorization: string

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  authorization = await gateway.makeToken('emis', { realm: 'emis', apis: ['emis-company'] })
})
afterAll(() => gateway.close())

const ask = async (path: string, headers: Record<string, string> = {}) =>
  gateway.send({ url: `/data/emis/company${path}`, headers: { authorization, ...headers } })
const post = async (path: string, payload: string) => {
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
  return gateway.send({ method: 'POST', url: `/data/emis/company${path}`, headers, payload })
}
const search = '/Search/queryCompany?filter[]=country:PL'
const statement = '/Statements/getStatementByCode?isic=1250077&consolidated=N'

test.each([
  ['/Search/queryCompany', 200, 'filter[]'],
  ['/Search/queryCompany?filter[]=', 201, 'filter[]'],
  ['/Search/queryCompany?filter[]=PL', 201, 'filter[]'],
  ['/Search/queryCompany?filter[]=country:POLAND', 201, 'country'],
  ['/Search/queryCompany?filter[]=revenue:5000000-1000000', 201, 'revenue'],
  ['/Search/queryCompany?filter[]=last_update:2026-13-01', 201, 'last_update'],
  [`/Search/queryCompany?filter[]=country:${'PL,'.repeat(400)}PL`, 201, 'filter[]'],
  [`${search}&limit=0`, 201, 'limit'],
  [`${search}&limit=101`, 201, 'limit'],
  [`${search}&offset=-1`, 201, 'offset'],
  [`${search}&offset=1e3`, 201, 'offset'],
  [`${search}&extended=perhaps`, 201, 'extended'],
  [`${search}&currency=gbp`, 201, 'currency'],
  [`${search}&order[]=revenue:up`, 201, 'order[]'],
  [`${search}&orderLang=fr`, 201, 'orderLang'],
  [`${search}&service=ALL`, 201, 'service'],
  [`${search}&colour=red`, 201, 'colour'],
  ["/Search/queryStatement?filter[]=name:x&accountFilter[]=TR>1'or'1'='1", 201, 'accountFilter[]'],
  ['/Companies/getCompany', 200, 'isic'],
  ['/Companies/getCompany?isic=abc', 201, 'isic'],
  ['/Companies/getCompany?isic=0', 201, 'isic'],
  ['/Companies/getCompany?isic=99999999999', 201, 'isic'],
  ['/Companies/getCompany?isic=1&isic=2', 201, 'isic'],
  ['/Companies/getFullCompany?isic=1250077&section[]=gossip', 201, 'section[]'],
  ['/Companies/getCompanyList?country=PL', 200, 'limit'],
  ['/Companies/getCompanyList?country=Poland&limit=1', 201, 'country'],
  ['/Companies/getCompanyList?country=PL&limit=1&lastUpdate=2026-02-30', 201, 'lastUpdate'],
  ['/Companies/getCompanyList?country=PL&limit=1001', 201, 'limit'],
  [`${statement}&year=twenty&period=Y`, 201, 'year'],
  [`${statement}&year=2024&period=Q9`, 201, 'period'],
  [`${statement}&year=99999&period=Y`, 201, 'year'],
  ['/Statements/getCompanyStatementsList?country=PL&isic[]=x', 201, 'isic[]'],
  ['/Dictionary/getFinStandardBasicList?allowProductionOnly=2', 201, 'allowProductionOnly'],
  ['/Dictionary/getCityByRegionList?zoneCode=%FF%FE', 201, 'zoneCode'],
  ['/Dictionary/getCityByRegionList?zoneCode=PL%00', 201, 'zoneCode'],
  ['/Usage/getUsage?from=yesterday', 201, 'from'],
])('%s is refused by name, in the language of the caller', async (path, code, name) => {
  const english = await ask(path)
  expect([english.statusCode, english.json()]).toEqual([
    400,
    { errors: [{ code, detail: expect.stringContaining(name) }] },
  ])
  const chinese = await ask(path, { 'accept-language': 'zh-CN' })
  expect(chinese.json().errors[0]).toEqual({ code, detail: expect.stringMatching(/\p{Script=Han}/u) })
})

test('lists that are too long are refused, and so is a form that holds more than any query needs', async () => {
  const many = (count: number, name: string, value: string) => Array(count).fill(`${name}=${value}`).join('&')
  for (const [path, name, value] of [
    ['/Statements/getStatementsByIds', 'stmtid%5B%5D', '1'],
    ['/Search/queryCompany', 'filter%5B%5D', 'year:2024'],
  ] as const) {
    const long = await post(path, many(500, name, value))
    expect([long.statusCode, long.json().errors[0].code]).toEqual([400, 201])
    const tooLong = await post(path, many(10_000, name, value))
    expect([tooLong.statusCode, tooLong.json().errors[0].code]).toEqual([413, 201])
  }
  const huge = await post('/Search/queryCompany', `filter%5B%5D=name:${'x'.repeat(10_000_000)}`)
  expect([huge.statusCode, huge.json()]).toEqual([413, { errors: [{ code: 201, detail: expect.any(String) }] }])
})

const names = [
  'country',
  'name',
  'external_id',
  'industry',
  'region',
  'city',
  'revenue',
  'employees',
  'last_update',
  'year',
]
const odd = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '%',
    '_',
    '\\',
    "'",
    '"',
    '(',
    '*',
    '1-2-3',
    '..',
    '0-0',
    '999999999999999-',
    'PL',
    '城市',
    '2024',
    '31',
  ),
)

test('whatever a filter holds, the answer is companies or a refusal that names it', async () => {
  const filter = fc.tuple(fc.constantFrom(...names), odd).map(([name, value]) => `${name}:${value}`)
  const account = fc
    .tuple(fc.constantFrom('TR', 'TA', 'XX', ''), fc.constantFrom('>', '<=', '=', '!'), odd)
    .map(parts => parts.join(''))
  const property = fc.asyncProperty(
    fc.array(filter, { minLength: 1, maxLength: 3 }),
    account,
    async (filters, condition) => {
      const query = filters.map(text => `filter[]=${encodeURIComponent(text.toWellFormed())}`).join('&')
      const companies = await ask(`/Search/queryCompany?${query}&limit=2`)
      expect([200, 400]).toContain(companies.statusCode)
      if (companies.statusCode === 400) expect(companies.json().errors[0]).toMatchObject({ code: 201 })
      const more = `&limit=2&accountFilter[]=${encodeURIComponent(condition.toWellFormed())}`
      const statements = await ask(`/Search/queryStatement?${query}${more}`)
      expect([200, 400]).toContain(statements.statusCode)
    },
  )
  await fc.assert(property, { numRuns: 150 })
}, 120_000)
