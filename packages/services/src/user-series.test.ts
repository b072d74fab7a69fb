import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'

let ctx: Context
let call: Caller
let other: Caller
let published: number
beforeAll(async () => {
  ctx = await openTestContext()
  ;({ call } = await makeCaller(ctx))
  ;({ call: other } = await makeCaller(ctx))
  published = (await makeSeries(ctx, ['US']))[0]!
})
afterAll(() => ctx.close())

const estimate = { name: 'Own estimate', frequency: 'Y', unit: 'usd BN', country: 'us', user_series_id: '17' }

const create = async (more: Record<string, unknown> = {}) => {
  const { data } = await call<{ data: { items: { id: string }[] } }>('postUddSeries', { ...estimate, ...more })
  return data.items[0]!.id
}
const points = (id: string) => call('getUddSeriesTimePoints', { id })
const add = (id: string, body: unknown) => call('postUddSeriesTimePoints', { id }, { body })

test('creates a series and shows it with its dictionary words', async () => {
  const id = await create({ remarks: 'Compiled' })
  expect(id).toMatch(/^UD1\d{3}$/)
  expect(await call('getSingleUddSeries', { id: `SR${id}` }, { language: 'zh' })).toMatchObject({
    data: {
      total: 1,
      items: [
        {
          entityId: id,
          metadata: {
            name: 'Own estimate',
            country: 'US',
            code: `SR${id}`,
            unit: { name: 'USD bn' },
            frequency: { id: 'Y', name: '年度' },
            remarks: 'Compiled',
            userSeriesId: 17,
          },
        },
      ],
    },
  })
})

test('lists page by page', async () => {
  const ids = [await create(), await create()]
  const page = await call<{ data: { total: number; items: unknown[] } }>('getUddSeries', { limit: 1, offset: 2 })
  expect(page.data.total).toBe(3)
  expect(page.data.items).toMatchObject([{ entityId: ids[1] }])
})

test.each([
  ['unit', 'parsecs'],
  ['country', 'XQ'],
  ['name', ' '],
  ['user_series_id', 'seventeen'],
])('refuses %s %j by name', async (name, value) => {
  await expect(create({ [name]: value })).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  await expect(create({ [name]: value })).rejects.toThrow(`'${name}'`)
})

test('stores points, replaces those of a date, and gives them newest first', async () => {
  const id = await create()
  await add(id, [
    { date: '2023-12-01', value: 1 },
    { date: '2024-12-01T00:00:00Z', value: 2 },
  ])
  await add(id, [{ date: '2023-12-01T08:30:00+08:00', value: 1.5 }])
  const expected = [
    { date: '2024-12-01', value: 2 },
    { date: '2023-12-01', value: 1.5 },
  ]
  expect(await points(id)).toEqual({ data: { items: expected } })
  expect(await call('patchUddSeriesTimePoint', { id, date: '2024-12-01', value: 3 })).toEqual({
    data: { items: [{ value: 3 }] },
  })
  expect(await call('deleteUddSeriesTimePoint', { id, date: '2023-12-01' })).toEqual({
    data: { items: [{ date: '2023-12-01' }] },
  })
  expect(await call('deleteAllUddSeriesTimePoints', { id })).toEqual({
    data: { items: [{ date: '2024-12-01', value: 3 }] },
  })
  await expect(call('patchUddSeriesTimePoint', { id, date: '2024-12-01', value: 3 })).rejects.toMatchObject({
    status: 404,
  })
  await expect(call('deleteUddSeriesTimePoint', { id, date: '2024-02-30' })).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['no number', [{ date: '2024-12-01', value: '7' }]],
  ['no such day', [{ date: '2024-02-30', value: 7 }]],
  ['no point', [null]],
])('stores nothing when the body holds %s', async (_, body) => {
  const id = await create()
  const wrong = Array.isArray(body) && body.length ? [{ date: '2020-01-01', value: 1 }, ...body] : body
  await expect(add(id, wrong)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  expect(await points(id)).toEqual({ data: { items: [] } })
})

test('changes the description, but not the frequency of a series with points', async () => {
  const id = await create({ remarks: 'first', category: 'mine' })
  await call('patchUddSeries', { id, name: 'Revised', frequency: 'Q', unit: 'USD bn', remarks: '' })
  await add(id, [{ date: '2024-12-01', value: 1 }])
  const again = { id, name: 'Again', frequency: 'M', unit: 'USD bn' }
  await expect(call('patchUddSeries', again)).rejects.toThrow('The frequency of a series that has points')
  const shown = await call<{ data: { items: { metadata: unknown }[] } }>('getSingleUddSeries', { id })
  expect(shown.data.items[0]!.metadata).toMatchObject({ name: 'Revised', frequency: { id: 'Q' }, country: 'US' })
  expect(shown.data.items[0]!.metadata).not.toHaveProperty('remarks')
})

test('copies a published series with its points', async () => {
  const { data } = await call<{ data: { items: { id: string }[] } }>('cloneCeicSeries', {
    reference_series_id: published,
  })
  const { id } = data.items[0]!
  expect(data.items[0]).toEqual({ entityId: id, id, seriesCode: `SR${id}`, referenceSeriesId: published })
  expect(await points(id)).toMatchObject({
    data: { items: expect.arrayContaining([{ date: '2019-12-01', value: 109 }]) },
  })
  await expect(call('cloneCeicSeries', { reference_series_id: 999_999_999 })).rejects.toMatchObject({ status: 404 })
})

test("somebody else's series is not there", async () => {
  const id = await create()
  const operations = ['getSingleUddSeries', 'patchUddSeries', 'deleteSingleUddSeries', 'getUddSeriesTimePoints']
  for (const operation of [...operations, 'postUddSeriesTimePoints', 'deleteAllUddSeriesTimePoints']) {
    await expect(other(operation, { ...estimate, id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await other('getUddSeries', {})).toEqual({ data: { total: 0, items: [] } })
  await expect(call('getSingleUddSeries', { id: 'UD99999999999' })).rejects.toMatchObject({ status: 404 })
})

test('deletes a series with its points', async () => {
  const id = await create()
  await add(id, [{ date: '2024-12-01', value: 1 }])
  expect(await call('deleteSingleUddSeries', { id })).toEqual({ data: { items: [{ id }] } })
  await expect(points(id)).rejects.toMatchObject({ status: 404 })
})
