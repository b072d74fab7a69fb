import { limits } from '@portal/domain/limits.ts'
import { generateToken } from '@portal/services/tokens.ts'
import { deleteAbandonedCursorsTask } from '@portal/worker/tasks/delete-abandoned-cursors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWish, makeAccount } from '../../../../tests/support/accounts.ts'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate(), { now: () => now })
})
afterAll(() => gateway.close())

/** A new subscriber's way of calling the company API, version 2. */
async function makePerson(wish: AccountWish = {}) {
  const token = await gateway.makeToken('emisV2', { realm: 'emis', apis: ['emis-api-v2'], ...wish })
  return (method: 'GET' | 'DELETE', path: string, headers: Record<string, string> = {}) => {
    const url = `/data/emis/v2/company${path}`
    return gateway.send({ method, url, headers: { authorization: `Bearer ${token}`, ...headers } })
  }
}

test('a cursor is opened, read to its end and closed', async () => {
  const call = await makePerson()
  const opened = await call('GET', '/companies?cursor=*&country=BG&limit=10')
  const { cursor_id: cursor, data } = opened.json()
  expect([opened.statusCode, data.total, data.items.length]).toEqual([200, 11, 10])
  const next = await call('GET', `/companies?cursor=${cursor}&limit=10`)
  expect(next.json()).toMatchObject({ cursor_id: cursor, data: { total: 11, items: [{ country_code: 'BG' }] } })
  expect((await call('GET', `/companies?cursor=${cursor}`)).json().data.items).toEqual([])
  const closed = await call('DELETE', `/companies/cursor/${cursor}`)
  expect([closed.statusCode, closed.body]).toEqual([204, ''])
  const again = [await call('GET', `/companies?cursor=${cursor}`), await call('DELETE', `/companies/cursor/${cursor}`)]
  for (const answer of again) {
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'CURSOR_NOT_FOUND'])
  }
})

test('a cursor is nobody else’s, and no calls that were refused move it', async () => {
  const [mine, other] = [await makePerson(), await makePerson()]
  const { cursor_id: cursor, data } = (await mine('GET', '/companies?cursor=*&limit=2')).json()
  expect((await other('GET', `/companies?cursor=${cursor}`)).statusCode).toBe(404)
  expect((await other('DELETE', `/companies/cursor/${cursor}`)).statusCode).toBe(404)
  expect((await mine('GET', `/companies?cursor=${cursor}&limit=500`)).statusCode).toBe(400)
  const next = (await mine('GET', `/companies?cursor=${cursor}&limit=2`)).json().data.items
  const list = (await mine('GET', '/companies?limit=4')).json().data.items
  expect([...data.items, ...next]).toEqual(list)
})

test('a cursor that is left expires, and a task frees what it kept', async () => {
  const call = await makePerson()
  const { cursor_id: cursor } = (await call('GET', '/companies?cursor=*')).json()
  const kept = async () => (await gateway.ctx.pool.query('select from company.cursor where id = $1', [cursor])).rowCount
  const run = () => deleteAbandonedCursorsTask.run(gateway.ctx, {}, new AbortController().signal)
  await run()
  expect(await kept()).toBe(1)
  now = new Date(now.getTime() + limits.cursorIdleMinutes * 60_000)
  expect((await call('GET', `/companies?cursor=${cursor}`)).statusCode).toBe(404)
  await run()
  expect(await kept()).toBe(0)
})

test('an account without the right to cursors is told so, and reads with offsets', async () => {
  const call = await makePerson({ hasCursors: false })
  const refused = await call('GET', '/companies?cursor=*')
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { errors: [{ status: 400, code: 'CURSOR_NOT_ALLOWED', message: expect.stringContaining('cursor=*') }] },
  ])
  expect((await call('GET', '/companies?offset=10')).statusCode).toBe(200)
})

test.each([
  ['/companies?offset=10001', 400, 'OFFSET_TOO_LARGE'],
  ['/companies?offset=-1', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?limit=101', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?limit=ten', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?country=Bulgaria', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?country=XX', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?main_industry=wood', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?employees_from=9&employees_to=8', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?employees_from=99999999999999', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?updated_from=2026-02-30', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?updated_from=2026-02-02&updated_to=2026-02-01', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?statement_period=Q5', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?order=size', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?lang=zh', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?cursor=abc', 400, 'INVALID_INPUT_PARAMETER'],
  [`/companies?cursor=${'%00'.repeat(64)}`, 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies?company_ids=1', 400, 'INVALID_INPUT_PARAMETER'],
  [`/companies?country=${'BG,'.repeat(3000)}BG`, 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies/0', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies/1250077x', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies/1250077?sections=all', 400, 'INVALID_INPUT_PARAMETER'],
  ['/companies/99999999', 404, 'COMPANY_NOT_FOUND'],
  ['/companies/statements/99999999', 404, 'STATEMENT_NOT_FOUND'],
  ['/companies/match', 400, 'INVALID_INPUT_PARAMETER'],
  ['/dictionary/standards/XX/accounts', 404, 'STANDARD_NOT_FOUND'],
  ["/companies?keyword='%3B drop table company.company --", 200, undefined],
  ['/nothing', 404, 'NOT_FOUND'],
])('answers %s with %i', async (path, status, code) => {
  const call = await makePerson()
  const answer = await call('GET', path.replaceAll(' ', '%20'))
  expect([answer.statusCode, answer.json().errors?.[0].code, answer.json().errors?.[0].status]).toEqual([
    status,
    code,
    code && status,
  ])
})

test('words failures and dictionaries in the language of the caller, whatever lang says of names', async () => {
  const call = await makePerson()
  const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' }
  const refused = await call('GET', '/companies?country=XX&lang=local', chinese)
  expect(refused.json().errors[0].message).toBe('country：没有代码XX，可用的代码见字典接口。')
  const tooLarge = await call('GET', '/companies?offset=10001', chinese)
  expect(tooLarge.json().errors[0].message).toContain('cursor=*打开游标')
  expect((await call('GET', '/dictionary/periods', chinese)).json().data.items[0]).toEqual({ code: 'Y', name: '全年' })
  const english = await call('GET', '/companies?company_name=Sofia%20Timber', chinese)
  expect(english.json().data.items[0].operational_status).toBe('Operational')
})

test('answers XML when asked to, failures as well', async () => {
  const call = await makePerson()
  expect((await call('GET', '/companies?company_name=Sofia%20Timber&format=xml')).body).toContain(
    '<data><total>1</total><items><item><id>1250077</id><name><current_name>Sofia Timber AD</current_name>',
  )
  expect((await call('GET', '/companies/99999999?format=xml')).body).toContain('<code>COMPANY_NOT_FOUND</code>')
})

test('takes its own kind of token alone', async () => {
  const { id } = await makeAccount(gateway.ctx, { realm: 'emis', apis: ['emis-api-v2', 'emis-company'] })
  const older = await generateToken(gateway.ctx, id, 'emis')
  const get = (headers: Record<string, string>) =>
    gateway.send({ url: '/data/emis/v2/company/dictionary/periods', headers })
  const refused = await get({ authorization: `Bearer ${older.token}` })
  expect(refused.statusCode).toBeGreaterThanOrEqual(401)
  expect((await get({})).json().errors[0]).toMatchObject({ status: 401, code: 'MISSING_API_TOKEN' })
  expect((await get({ 'x-api-key': 'emis_v2_nonsense' })).json().errors[0].code).toBe('INVALID_API_TOKEN')
})
