import { generateToken } from '@portal/services/tokens.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/support/accounts.ts'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleNow, sampleTemplate } from '../../../../tests/support/samples.ts'

const base = '/data/emis/documents'
const id = 741920159
const report = {
  id: String(id),
  title: 'Sofia Timber AD reports 8.4% rise in third-quarter revenue',
  languageCode: 'en',
  accessTime: '2026-10-30T09:15:00Z',
}

let gateway: Gateway
let accountId: string
let authorization: string

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate(), { now: () => sampleNow })
  accountId = (await makeAccount(gateway.ctx, { realm: 'emis', apis: ['emis-documents'] })).id
  authorization = `Bearer ${(await generateToken(gateway.ctx, accountId, 'emis')).token}`
})
afterAll(() => gateway.close())
beforeEach(() => gateway.ctx.db.deleteFrom('portal.document_use').execute())

const get = (path: string, headers = {}) => gateway.send({ url: base + path, headers: { authorization, ...headers } })
const post = (path: string, fields: Record<string, string> | [string, string][], headers = {}) => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  return gateway.send({ method: 'POST', url: base + path, payload, headers: { authorization, ...type, ...headers } })
}
const noted = () => gateway.ctx.db.selectFrom('portal.document_use').selectAll().orderBy('document_id').execute()

describe('the format of the answer', () => {
  const question = '/Search/query?countries[]=BG&companies=1250077&limit=1'

  test('is JSON where the address leaves it empty, and links lead back the same way', async () => {
    const answer = await get(`/${question}`)
    expect(answer.headers['content-type']).toContain('application/json')
    const [document] = answer.json().data.documents
    expect(document).toMatchObject({ _type: 'Document', companies: [{ _type: 'Company', isic: 1250077 }] })
    expect(document.files[0].link).toContain(`${base}//Search/getFile?class=Search&method=getFile&key=`)
    const file = await get(document.files[0].link.split(base)[1])
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(file.headers['content-disposition']).toContain('741920343_1.pdf')
  })

  test('is what the address names', async () => {
    expect((await get(`/json${question}`)).json().data.results).toBe(1)
    const xml = await get(`/xml${question}`)
    expect(xml.headers['content-type']).toContain('application/xml')
    expect(xml.body).toContain('<publication><_type>Publication</_type><id>304</id><code>ISIN</code>')
    const failed = await get('/xml/Search/query?countries[]=XX')
    expect(failed.statusCode).toBe(400)
    expect(failed.body).toContain('<code>321</code>')
  })

  test('that there is not is refused', async () => {
    const answer = await get(`/csv${question}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0]).toMatchObject({ code: 201, detail: expect.stringContaining('csv') })
  })
})

test('a long query goes as a form, and finds the same', async () => {
  const fields: [string, string][] = ['BG', 'PL'].map(code => ['countries[]', code])
  const posted = await post('//Search/query', [...fields, ['term', 'revenue']])
  const asked = await get('//Search/query?countries[]=BG&countries[]=PL&term=revenue')
  expect(posted.statusCode).toBe(200)
  expect(posted.json().data).toEqual(asked.json().data)
})

test.each([
  ['//Search/query', 400, 200, 'countries[]'],
  ['//Search/query?countries[]=BG&limit=101', 400, 201, 'limit'],
  ['//Search/query?countries[]=BG&formats[]=5', 400, 201, 'formats[]'],
  ['//Search/query?countries[]=BG&startDate=yesterday', 400, 201, 'startDate'],
  ['//Search/query?countries[]=BG&keyword=x', 400, 201, 'keyword'],
  ['//Search/query?countries[]=BG&companies[]=abc', 400, 201, 'companies[]'],
  [`//Search/query?countries[]=BG&term=${'('.repeat(900)}`, 400, 320, 'character'],
  ['//Search/query?countries[]=BG&term=%00', 400, 201, 'term'],
  ['//Search/getDocuments?ids[]=1', 404, 310, '1'],
  ['//Search/getFile?key=abc', 404, 311, 'key'],
  ['//Search/nothing', 404, 404, ''],
])('%s is refused with %i, code %i and words on %s', async (path, status, code, words) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().errors).toEqual([{ code, detail: expect.stringContaining(words) }])
})

test('without a subscription to documents, the token of the family is not enough', async () => {
  const token = await gateway.makeToken('emis', { realm: 'emis', apis: ['emis-company'] })
  const answer = await get('//Dictionary/getTopics', { authorization: `Bearer ${token}` })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().errors[0].code).toBe(103)
})

describe('reports of opened documents', () => {
  test('are noted once, however often they are sent', async () => {
    const address = `//Usage/report?${new URLSearchParams({ ...report, publication: 'BGDN', country: 'bg' })}`
    for (const _ of [1, 2]) expect((await get(address)).json()).toEqual({ data: {} })
    expect(await noted()).toEqual([
      {
        account_id: accountId,
        document_id: id,
        accessed_at: new Date('2026-10-30T09:15:00Z'),
        title: report.title,
        language_code: 'en',
        country: 'BG',
        publication: 'BGDN',
        reported_at: sampleNow,
      },
    ])
  })

  test('of the same document at another time count again', async () => {
    await get(`//Usage/report?${new URLSearchParams(report)}`)
    await get(`//Usage/report?${new URLSearchParams({ ...report, accessTime: '2026-10-30T10:15:00+01:00' })}`)
    await get(`//Usage/report?${new URLSearchParams({ ...report, accessTime: '2026-10-30T10:15:00Z' })}`)
    expect(await noted()).toHaveLength(2)
  })

  test.each([
    [{ id: '5' }, 404, 310, '5'],
    [{ languageCode: 'xx' }, 400, 321, 'xx'],
    [{ country: 'XX' }, 400, 321, 'XX'],
    [{ accessTime: '2026-11-03T00:00:00Z' }, 400, 201, 'future'],
    [{ accessTime: 'now' }, 400, 201, 'accessTime'],
    [{ title: '' }, 400, 201, 'title'],
  ])('%j is refused with %i, code %i and words on %s', async (change, status, code, words) => {
    const answer = await get(`//Usage/report?${new URLSearchParams({ ...report, ...change })}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors).toEqual([{ code, detail: expect.stringContaining(words) }])
    expect(await noted()).toEqual([])
  })

  const several = (...changes: object[]) => ({
    data: JSON.stringify({ documents: changes.map(change => ({ ...report, id, ...change })) }),
  })

  test('come several at once, all or none', async () => {
    const good = several({}, { id: 741920205 }, {})
    expect((await post('//Usage/reportMultiple', good)).json()).toEqual({ data: {} })
    expect((await noted()).map(({ document_id }) => document_id)).toEqual([id, 741920205])
    const bad = await post('//Usage/reportMultiple', several({ id: 741920251 }, { id: 7 }))
    expect(bad.json().errors).toEqual([{ code: 310, detail: 'There is no document 7.' }])
    expect(await noted()).toHaveLength(2)
  })

  test.each([
    [{ data: '{' }, 'data'],
    [{ data: '[]' }, 'data'],
    [{ data: '{"documents":[]}' }, 'data.documents'],
    [several({ id: 'x' }), 'data.documents[0].id'],
    [several({ accessTime: undefined }), 'data.documents[0].accessTime'],
    [several({ more: 1 }), 'more'],
  ])('in a broken list are refused by name: %j', async (fields, words) => {
    const answer = await post('//Usage/reportMultiple', fields)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ code: 201, detail: expect.stringContaining(words) }])
  })
})
