import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { makeSeries } from '../../../../tests/support/operations.ts'

let gateway: Gateway
let authorization: string
beforeAll(async () => {
  gateway = await openGateway()
  await makeSeries(gateway.ctx, ['US', 'CN', 'FR'])
})
beforeEach(async () => {
  authorization = `Bearer ${await gateway.makeToken('ceic')}`
})
afterAll(() => gateway.close())

const ask = (path: string) => gateway.send({ url: `/data/ceic/v2${path}`, headers: { authorization } })
const search = async (query: string) => (await ask(`/series/search?${query}`)).json().data
const found = async (query: string) =>
  (await search(query)).items.map(({ metadata }: { metadata: { name: string } }) => metadata.name)

/** Imports a series with two points; answers its id. */
async function add(fields: Record<string, string>): Promise<string> {
  const url = '/data/ceic/v2/userdefined/series'
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = new URLSearchParams({ frequency: 'Y', unit: 'USD bn', ...fields }).toString()
  const made = await gateway.send({ method: 'POST', url, headers: { authorization, ...type }, payload: form })
  const { id } = made.json().data.items[0]
  const points = [
    { date: '2023-12-01', value: 100 },
    { date: '2024-12-01', value: 110 },
  ]
  await gateway.send({ method: 'POST', url: `${url}/${id}/timepoints`, headers: { authorization }, payload: points })
  return id
}

test('a search finds imported series when it is told to, before the published ones', async () => {
  const id = await add({ name: 'Own estimate of output', country: 'FR' })
  expect(await found('keyword=output&data_source=CEIC')).toEqual([])
  const { total, items } = await search('data_source=USER-IMPORTED')
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    entityId: id,
    subscribed: true,
    metadata: {
      name: 'Own estimate of output',
      country: { id: 'FR', name: 'France' },
      frequency: { id: 'Y', name: 'Annual' },
      endDate: '2024-12-01',
      numberOfObservations: 2,
      lastChange: { value: 10 },
    },
  })
  const both = 'data_source=CEIC,USER-IMPORTED&limit=2'
  expect((await search(both)).total).toBe(4)
  expect((await found(both))[0]).toBe('Own estimate of output')
  const pages = [...(await found(both)), ...(await found(`${both}&offset=2`))]
  expect(new Set(pages).size).toBe(4)
})

test.each([
  ['keyword=estimate', true],
  ['keyword=estim', true],
  ['keyword=estim&strict_keyword_search=true', false],
  ['keyword=estimate NOT output', false],
  ['keyword=harvest', true],
  ['keyword=harvest&name_only=true', false],
  ['keyword=产出', true],
  ['geo=WEUROPE', true],
  ['region=ASIA', false],
  ['frequency=M', false],
  ['status=C', false],
  ['database=GLOBAL', false],
  ['key_only=true', false],
  ['new_only=true', true],
  ['with_observations_only=true', true],
  ['start_date_before=2023-12-01', false],
  ['end_date_after=2024-01-01', true],
  ['created_after=2200-01-01', false],
])('the search %j finds an imported series: %j', async (query, isFound) => {
  await add({ name: 'Own estimate of output, 产出估计', country: 'FR', remarks: 'After the harvest' })
  expect((await search(`data_source=USER-IMPORTED&${query}`)).total).toBe(isFound ? 1 : 0)
})

test('imported series are counted with the others, and belong to their owner alone', async () => {
  await add({ name: 'Own', country: 'US' })
  const { facets } = await search('data_source=CEIC,USER-IMPORTED&facet=country,frequency')
  expect(facets).toEqual([
    {
      id: 'country',
      items: [
        { id: 'US', total: 2 },
        { id: 'CN', total: 1 },
        { id: 'FR', total: 1 },
      ],
    },
    { id: 'frequency', items: [{ id: 'Y', total: 4 }] },
  ])
  authorization = `Bearer ${await gateway.makeToken('ceic')}`
  expect((await search('data_source=USER-IMPORTED')).total).toBe(0)
})
