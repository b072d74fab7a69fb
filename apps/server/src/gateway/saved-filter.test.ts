import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, openGateway } from '../../../../tests/support/gateway.ts'
import { makeSeries } from '../../../../tests/support/operations.ts'

let gateway: Gateway
let series: number[]
beforeAll(async () => {
  gateway = await openGateway()
  series = await makeSeries(gateway.ctx, ['US', 'CN', 'FR'])
})
afterAll(() => gateway.close())

/** A new account's way of calling the macro API. */
async function makePerson() {
  const token = await gateway.makeToken('ceic')
  return (method: 'GET' | 'POST' | 'PATCH', path: string, form?: Record<string, string>) => {
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { authorization: `Bearer ${token}`, ...type }
    const payload = form && new URLSearchParams(form).toString()
    return gateway.send({ method, url: `/data/ceic/v2${path}`, headers, ...(payload !== undefined && { payload }) })
  }
}

test('a search finds what both its criteria and the saved filter choose', async () => {
  const call = await makePerson()
  const { id } = (await call('POST', '/filters', { series: String(series[0]), geo: 'CN' })).json().data
  const found = async (query: string) =>
    (await call('GET', `/series/search?filter_id=${id}${query}`))
      .json()
      .data.items.map(({ entityId }: { entityId: string }) => Number(entityId))
  expect((await found('')).toSorted()).toEqual([series[0]!, series[1]!].toSorted())
  expect(await found('&geo=CN')).toEqual([series[1]])
  expect(await found('&geo=FR')).toEqual([])
})

test("a search cannot name somebody else's filter", async () => {
  const [call, other] = [await makePerson(), await makePerson()]
  const { id } = (await call('POST', '/filters', { geo: 'CN' })).json().data
  const refused = await other('GET', `/series/search?filter_id=${id}`)
  expect([refused.statusCode, refused.json().errors.code]).toEqual([400, 'INVALID_INPUT_PARAMETER'])
})

test('a change keeps the flags that it does not name', async () => {
  const call = await makePerson()
  const { id } = (await call('POST', '/filters?with_observations_only=true', { geo: 'CN', key_only: 'true' })).json()
    .data
  const changed = await call('PATCH', `/filters/${id}`, { geo: 'US' })
  expect(changed.json().data.filter_details.search).toEqual({
    geo: ['US'],
    key_only: true,
    with_observations_only: true,
  })
  const cleared = await call('PATCH', `/filters/${id}?with_observations_only=false`, { key_only: 'false' })
  expect(cleared.json().data.filter_details.search).toEqual({ geo: ['US'] })
})
