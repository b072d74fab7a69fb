import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleContext } from '../../../../tests/support/samples.ts'
import type { DataCall } from '../data-api.ts'
import { checkReport } from './report-plan.ts'
import { type ReportDefinition, readDefinition } from './report-request.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => (ctx = await openSampleContext()))
afterAll(() => ctx.close())

const flows = { dataset: 'FF', from: '01-01-2026', to: '03-31-2026', assetClasses: ['FF100000'] }
const usual = { ...flows, frequency: 'Monthly', level: 0 } as ReportDefinition
const holdings = { ...usual, dataset: 'CA', assetClasses: ['CA100000'], averageType: 3 } as ReportDefinition

const check = (definition: Partial<ReportDefinition>, language: 'en' | 'zh' = 'en') =>
  checkReport(ctx, { language } as DataCall, { ...usual, ...definition })

test('fills in what is usual, and takes everything once', async () => {
  expect(await check({ assetClasses: ['FF100000', 'FF100000'] })).toMatchObject({
    from: '2026-01-01',
    assetClasses: ['FF100000'],
    categories: [1, 3],
    averageType: 1,
    assets: false,
    filters: [],
  })
  expect(await check({ ...holdings, assets: 'true' })).toMatchObject({ categories: [], assets: true })
})

test.each<[string, Partial<ReportDefinition>, string]>([
  ['a day that does not exist', { from: '02-30-2026' }, 'from: there is no day 02-30-2026'],
  ['a frequency that allocations do not have', { ...holdings, frequency: 'Daily' }, 'frequency: Daily'],
  ['a level that a data set does not have', { ...holdings, level: 3 }, 'level: 3'],
  ['unknown classes', { assetClasses: ['FF100000', 'FF999999'] }, 'FF does not have FF999999'],
  ['classes of another data set', { assetClasses: ['CA100000'] }, 'FF does not have CA100000'],
  ['unknown categories', { categories: [99] }, 'categories: FF does not have 99'],
  ['columns about funds in a report without funds', { categories: [54] }, 'categories: 54'],
  ['allocations without an average', { ...holdings, averageType: undefined as never }, 'averageType: CA needs it'],
  ['an average of money', { averageType: 2 }, 'averageType: FF holds money'],
  ['allocations where nothing is divided', { allocationIds: [1] }, 'allocationIds: FF is not divided'],
  ['unknown allocations', { ...holdings, allocationIds: [500] }, 'allocationIds: CA does not have 500'],
  ['unknown filters', { universalFilters: ['U1'] }, 'universalFilters: FF does not have U1'],
  ['a filter of another kind', { universalFilters: ['E100006'] }, 'universalFilters: FF does not have E100006'],
  [
    'equity filters for other classes',
    { assetClasses: ['FF100000', 'FF213002'], equityFilters: ['E100006'] },
    'equityFilters: they go only with equity classes, and FF213002',
  ],
  ['assets that are neither yes nor no', { assets: 'maybe' as never }, 'assets: write true or false'],
])('refuses %s and names it', async (_, definition, message) => {
  const failure = await check(definition).catch(error => error)
  expect([failure.status, failure.code]).toEqual([400, 'INVALID_PARAMETER'])
  expect(failure.message).toContain(message)
  expect((await check(definition, 'zh').catch(error => error)).message).toMatch(/\p{Script=Han}/u)
})

test.each<[string, Partial<ReportDefinition>]>([
  ['that end before they begin', { from: '03-31-2026', to: '01-01-2026' }],
  ['before the first data', { from: '01-01-1999', to: '01-01-2001' }],
  ['in the future', { from: '01-01-2090', to: '12-31-2090' }],
  ['without the end of a month', { from: '03-01-2026', to: '03-30-2026' }],
  ['on a weekend', { frequency: 'Daily', from: '03-07-2026', to: '03-08-2026' }],
])('refuses days %s', async (_, definition) => {
  await expect(check(definition)).rejects.toMatchObject({ status: 400, code: 'INVALID_DATE_RANGE' })
})

test('refuses a report that is too large, and says what to narrow', async () => {
  const large = check({ level: 2, frequency: 'Daily', from: '01-01-2022', to: '12-31-2025' })
  await expect(large).rejects.toMatchObject({ status: 400, code: 'INVALID_PARAMETER' })
  await expect(large).rejects.toThrow(/up to \d+ values; 500000 are possible. Narrow from and to, assetClasses/)
  await expect(check({ ...holdings, level: 2, from: '01-01-2022' })).rejects.toThrow(/allocationIds/)
})

test('takes options from the address or from the body, but not the same one twice', () => {
  const call = (body: unknown) =>
    ({ language: 'en', params: { ...usual, categories: [1] }, body }) as unknown as DataCall
  expect(readDefinition(call({ universalFilters: ['U100001'] }))).toMatchObject({
    categories: [1],
    universalFilters: ['U100001'],
  })
  expect(() => readDefinition(call({ categories: [1] }))).toThrow('categories: write it in the address or in the body')
})
