import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { sampleTemplate } from '../../../../tests/support/samples.ts'

let gateway: Gateway
let authorization: string

beforeAll(async () => {
  gateway = await openGateway(await sampleTemplate())
  authorization = `Bearer ${await gateway.makeToken('ceic')}`
})
afterAll(() => gateway.close())

const base = '/data/ceic/v2'
const get = (path: string) => gateway.send({ url: base + path, headers: { authorization } })

test('answers the search and the points of a series', async () => {
  const found = await get('/series/search?keyword=GDP%20China&limit=1')
  expect(found.statusCode).toBe(200)
  expect(found.json().data.items[0]).toMatchObject({ entityId: '310000101', metadata: { frequency: { id: 'Y' } } })
  const points = await get('/series/310000101/data?count=2')
  expect(points.json().data[0].timePoints).toHaveLength(2)
})

test('answers in Chinese and as XML', async () => {
  const chinese = await get('/series/310000101/metadata?lang=zh')
  expect(chinese.json().data[0].metadata.name).toBe('国内生产总值（GDP）：中国')
  const xml = await get('/series/310000101/data?count=1&format=xml')
  expect(xml.headers['content-type']).toContain('xml')
  expect(xml.body).toMatch(/<timePoints><item><date>2025-12-01<\/date><value>[\d.]+<\/value>/)
})

test('adds the names of models when asked to', async () => {
  const { data, _type } = (await get('/series/310000101/data?count=1&with_model_information=true')).json()
  expect([_type, data[0]._type, data[0].timePoints[0]._type]).toEqual(['SeriesResult', 'Series', 'TimePoint'])
})

test.each([
  ['/series/999999999', 404, 'NOT_FOUND'],
  ['/series/abc/data', 400, 'INVALID_SERIES_ID'],
  ['/series/310000101/data?start_date=2020-13-01', 400, 'INVALID_INPUT_PARAMETER'],
  ['/series/310000101/data?start_date=2021-01-01&end_date=2020-01-01', 400, 'INVALID_INPUT_PARAMETER'],
  ['/series/search?country=XX', 400, 'INVALID_INPUT_PARAMETER'],
  ['/series/search?frequency=X', 400, 'INVALID_INPUT_PARAMETER'],
  ['/series/search?keyword=%27%29%3B%20drop%20table', 200, undefined],
  ['/series/search?keyword=%00', 400, 'INVALID_INPUT_PARAMETER'],
  ['/layout/topics/TP1/sections', 404, 'NOT_FOUND'],
  ['/layout/GLOBAL/footnote/download/..%2fpasswd', 404, 'NOT_FOUND'],
])('answers %s with %i', async (path, status, code) => {
  const answer = await get(path)
  expect([answer.statusCode, answer.json().errors?.code]).toEqual([status, code])
})

test('searches with a saved filter, and refuses one that is not the caller’s', async () => {
  const made = await gateway.send({
    method: 'POST',
    url: `${base}/filters`,
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=China&geo=CN&indicator=101',
  })
  const { id } = made.json().data
  const found = await get(`/series/search?filter_id=${id}&frequency=Y`)
  expect(found.json().data.items.map(({ entityId }: { entityId: string }) => entityId)).toEqual(['310000101'])
  expect((await get(`/layout/databases?filter_id=${id}`)).json().data[0].metadata.id).toBe('GLOBAL')
  const unknown = await get('/series/search?filter_id=019aa4f0-7c55-7f3a-9d25-0d3f3a1b2c3d')
  expect(unknown.statusCode).toBe(400)
})

test('downloads the footnote of a table as a file', async () => {
  const { data } = (await get('/layout/TB512031/footnote')).json()
  expect(new URL(data.footnote.downloadLink).pathname).toBe(`${base}/layout/TB512031/footnote/download`)
  const file = await get('/layout/TB512031/footnote/download')
  expect(file.headers['content-disposition']).toContain('TB512031-footnote.txt')
  expect(file.body).toContain('Bureau of Economic Analysis')
})
