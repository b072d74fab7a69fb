import { limits } from '@portal/domain/limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'
import { findSavedFilter } from './filters.ts'

let ctx: Context
let call: Caller
let other: Caller
let accountId: string
let series: number[]
beforeAll(async () => {
  ctx = await openTestContext()
  ;({ call, accountId } = await makeCaller(ctx))
  ;({ call: other } = await makeCaller(ctx))
  series = await makeSeries(ctx, ['US', 'CN', 'FR'])
})
afterAll(() => ctx.close())

interface FilterData {
  id: string
  filter_details: { series: string[] }
}

const save = async (params: Record<string, unknown>) => (await call<{ data: FilterData }>('createFilter', params)).data

test('saves criteria and series, says only what was asked for, and lists it', async () => {
  const filter = await save({
    name: ' US output ',
    series: [String(series[1]), String(series[0]), String(series[1])],
    keyword: 'GDP',
    geo: ['US'],
    key_only: false,
    order: 'relevance',
    status: ['T'],
    database: ['GLOBAL'],
  })
  expect(filter).toMatchObject({
    name: 'US output',
    description: '',
    creator_id: accountId,
    created_at: ctx.now().toISOString().slice(0, 10),
    filter_details: {
      series: [String(series[1]), String(series[0])],
      search: { keyword: 'GDP', geo: ['US'], database: ['GLOBAL'] },
    },
  })
  expect(await call('getUserFilters')).toEqual({ data: [filter] })
  expect(await call('getFilters', { id: filter.id })).toEqual({ data: [filter] })
})

test('takes series by code and by id with code', async () => {
  const codeOf = async (id: number | undefined) =>
    (await ctx.pool.query('select series_code from macro.placement where series_id = $1', [id])).rows[0].series_code
  const filter = await save({ series: [await codeOf(series[0]), `${series[1]}_${await codeOf(series[1])}`] })
  expect(filter.filter_details.series).toEqual([String(series[0]), String(series[1])])
})

test.each([
  ['31000010x', 'INVALID_SERIES_ID', "'31000010x' is not a series id."],
  ['999999999', 'INVALID_INPUT_PARAMETER', "There is no series '999999999'."],
])('refuses the series %s by name', async (entry, code, message) => {
  await expect(save({ series: [entry] })).rejects.toMatchObject({ status: 400, code, message })
})

test('refuses a filter that selects nothing, in the language of the call', async () => {
  await expect(save({ name: 'empty', order: 'new' })).rejects.toMatchObject({ status: 400 })
  await expect(call('createFilter', { keyword: ' ' }, { language: 'zh' })).rejects.toThrow(
    '请为筛选器提供搜索条件、数列清单，或两者兼有。',
  )
})

test.each([
  [{ geo: ['XQ'] }, 'XQ'],
  [{ database: ['NOWHERE'] }, 'NOWHERE'],
  [{ keyword: '!!!', geo: ['US'] }, 'keyword'],
])('refuses %j, which no series can fulfil', async (params, word) => {
  await expect(save(params)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  await expect(save(params)).rejects.toThrow(word)
})

test('a search can name a filter of its caller alone', async () => {
  const { id } = await save({ series: [String(series[0])], order: 'new' })
  expect(await findSavedFilter(ctx, 'ceic-macroeconomic', accountId, id)).toEqual({ series: [series[0]], criteria: {} })
  expect(await findSavedFilter(ctx, 'ceic-macroeconomic', (await makeCaller(ctx)).accountId, id)).toBeUndefined()
  expect(await findSavedFilter(ctx, 'ceic-macroeconomic', accountId, 'x')).toBeUndefined()
})

test('holds 100,000 series and no more', async () => {
  const list = Array.from({ length: limits.filterSeriesMax }, () => String(series[0]))
  expect((await save({ series: list })).filter_details.series).toEqual([String(series[0])])
  await expect(save({ series: [...list, String(series[1])] })).rejects.toThrow('at most 100000 series')
})

test('a change replaces what is sent and keeps the rest', async () => {
  const { id } = await save({ name: 'one', keyword: 'GDP', geo: ['US'], series: [String(series[0])] })
  const { data } = await call<{ data: FilterData }>('updateFilter', { id, geo: ['CN'], keyword: '' })
  expect(data).toMatchObject({ name: 'one', filter_details: { series: [String(series[0])], search: { geo: ['CN'] } } })
  await expect(call('updateFilter', { id, geo: [], series: [] })).rejects.toMatchObject({ status: 400 })
  expect(await call('getFilters', { id })).toEqual({ data: [data] })
})

test('deletes all of the named filters or none', async () => {
  const one = await save({ keyword: 'one' })
  const two = await save({ keyword: 'two' })
  const missing = '0198f0a2-5c1e-7b64-9d2a-3f6c8e1b4a70'
  await expect(call('deleteFilters', { id: `${one.id},${missing}` })).rejects.toMatchObject({ status: 404 })
  expect(await call('deleteFilters', { id: `${one.id},${two.id}` })).toEqual({})
  await expect(call('getFilters', { id: one.id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test("somebody else's filter is not there", async () => {
  const { id } = await save({ keyword: 'mine' })
  for (const operation of ['getFilters', 'updateFilter', 'deleteFilters']) {
    await expect(other(operation, { id, keyword: 'theirs' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await other('getUserFilters')).toEqual({ data: [] })
  await expect(call('getFilters', { id: '1 or 1=1' })).rejects.toMatchObject({ status: 404 })
})
