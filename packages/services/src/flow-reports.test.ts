import type { DataCall } from '@portal/data-apis/data-api.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { sampleTemplate } from '../../../tests/support/samples.ts'
import type { Context } from './context.ts'
import { expireFlowReports, failFlowReport, runFlowReport } from './flow-report-runs.ts'
import { portalOperations } from './portal-operations.ts'

let ctx: Context
let now: number
let accountId: string
const signal = new AbortController().signal
const usual = {
  ...{ dataset: 'FF', from: '01-01-2026', to: '03-31-2026', assetClasses: ['FF100000'] },
  ...{ frequency: 'Monthly', level: 0 },
}

beforeAll(async () => {
  ctx = await openTestContext({}, await sampleTemplate())
  ctx.now = () => new Date(now)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  now = Date.parse('2026-11-21T08:00:00Z')
  accountId = (await makeAccount(ctx, { apis: ['epfr-api-v2'] })).id
})

/** Calls an operation as the gateway would after it has checked the call; answers the one entry of the data. */
async function call<Entry>(operationId: string, params: Record<string, unknown>, more: Partial<DataCall> = {}) {
  const caller = { accountId, tokenId: '', apis: ['epfr-api-v2'], address: '192.0.2.1' }
  const made = { operationId, params, body: undefined, language: 'en', baseUrl: '/data', signal, ...more } as DataCall
  const answer = await portalOperations['epfr-api-v2']![operationId]!(ctx, caller, made)
  const { data } = ('json' in answer ? JSON.parse(answer.json) : 'body' in answer && answer.body) as { data: [Entry] }
  return data[0]
}

type State = { reportId: string; status: string }
const order = async (params = {}, more = {}) =>
  (await call<State>('createReport', { ...usual, ...params }, more)).reportId
const statusOf = async (reportId: string) => (await call<State>('getReportStatus', { dataset: 'FF', reportId })).status
const read = (reportId: string, dataset = 'FF', more = {}) =>
  call<{ ColumnNames: string[]; Rows: unknown[][] }>('getReportOutput', { dataset, reportId }, more)

test('a report is ordered, made by a worker, and read by who ordered it', async () => {
  const id = await order({}, { body: { categories: [1], universalFilters: ['U100001'], equityFilters: ['E100006'] } })
  expect(await statusOf(id)).toBe('Incomplete')
  await expect(read(id)).rejects.toMatchObject({ status: 409, code: 'REPORT_NOT_COMPLETED' })
  await runFlowReport(ctx, id, signal)
  expect(await statusOf(id)).toBe('Completed')
  const { ColumnNames, Rows } = await read(id)
  expect(ColumnNames).toEqual(['Date', 'Asset Class', 'Filters', 'Total Net Assets'])
  expect(Rows.map(row => row.slice(0, 3))).toEqual([
    ['3/31/2026', 'All Equity-FF-Equity', 'ETF Only, Energy'],
    ['2/28/2026', 'All Equity-FF-Equity', 'ETF Only, Energy'],
    ['1/31/2026', 'All Equity-FF-Equity', 'ETF Only, Energy'],
  ])
})

test('a report keeps the language in which it was ordered', async () => {
  const id = await order({}, { language: 'zh' })
  await runFlowReport(ctx, id, signal)
  expect((await read(id)).ColumnNames[0]).toBe('日期')
})

test("somebody else's report is unknown, as is one of another data set, a wrong id, and none at all", async () => {
  const id = await order()
  const unknown = { status: 404, code: 'REPORT_NOT_FOUND' }
  await expect(read(id, 'CA')).rejects.toMatchObject(unknown)
  for (const other of ['1', "' or 1=1", '019aa4f0-7c55-7f3a-9d25-0d3f3a1b2c3d'])
    await expect(read(other)).rejects.toMatchObject(unknown)
  accountId = (await makeAccount(ctx, { apis: ['epfr-api-v2'] })).id
  await expect(read(id)).rejects.toMatchObject(unknown)
  await expect(statusOf(id)).rejects.toMatchObject(unknown)
})

test('what cannot be made is refused when it is ordered, and leaves nothing behind', async () => {
  await expect(order({ assetClasses: ['FF999999'] })).rejects.toMatchObject({ status: 400, code: 'INVALID_PARAMETER' })
  await expect(order({ from: '12-31-2026' })).rejects.toMatchObject({ status: 400, code: 'INVALID_DATE_RANGE' })
  const { rows } = await ctx.pool.query('select id from portal.flow_report where account_id = $1', [accountId])
  expect(rows).toEqual([])
})

test('a report that no worker could make has failed', async () => {
  const id = await order()
  await failFlowReport(ctx, id)
  expect(await statusOf(id)).toBe('Failed')
  await expect(read(id)).rejects.toMatchObject({ status: 422, code: 'REPORT_FAILED' })
  await runFlowReport(ctx, id, signal)
  expect(await statusOf(id)).toBe('Failed')
})

test('a report whose data have gone in the meantime is errored, and says why', async () => {
  const id = await order()
  await ctx.pool.query('update portal.flow_report set request = request || $2 where id = $1', [
    id,
    JSON.stringify({ from: '1999-01-01', to: '1999-12-31' }),
  ])
  await runFlowReport(ctx, id, signal)
  expect(await statusOf(id)).toBe('Errored')
  await expect(read(id)).rejects.toMatchObject({ status: 422, code: 'REPORT_FAILED' })
  await expect(read(id)).rejects.toThrow('There are data from 11/1/2021 to 10/30/2026')
})

test('making a report twice changes nothing, and one that was cut off is made by the next', async () => {
  const id = await order()
  await expect(runFlowReport(ctx, id, AbortSignal.abort(new Error('cut off')))).rejects.toThrow('cut off')
  expect(await statusOf(id)).toBe('Incomplete')
  await Promise.all([runFlowReport(ctx, id, signal), runFlowReport(ctx, id, signal)])
  const first = await read(id)
  await runFlowReport(ctx, id, signal)
  expect(await read(id)).toEqual(first)
})

test('a report goes after a day', async () => {
  const [old, kept] = [await order(), await order()]
  await ctx.pool.query('update portal.flow_report set created_at = $2 where id = $1', [old, new Date(now - 86_400_000)])
  await expect(statusOf(old)).rejects.toMatchObject({ status: 404 })
  await expireFlowReports(ctx)
  expect(await statusOf(kept)).toBe('Incomplete')
  const { rowCount } = await ctx.pool.query('select from portal.flow_report where id = $1', [old])
  expect(rowCount).toBe(0)
})

test('ten reports may be underway, also when twelve are ordered at once', async () => {
  const orders = await Promise.allSettled(Array.from({ length: 12 }, () => order()))
  const refused = orders.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'TOO_MANY_REQUESTS' } })
})

test('a hundred reports are kept, the newest', async () => {
  const first = await order()
  await runFlowReport(ctx, first, signal)
  await ctx.pool.query(
    `insert into portal.flow_report (id, account_id, dataset, request, status, created_at)
     select gen_random_uuid(), account_id, dataset, request, 'Failed', created_at + number * interval '1 second'
     from portal.flow_report, generate_series(1, 98) number where id = $1`,
    [first],
  )
  now += 200_000
  await order()
  expect(await statusOf(first)).toBe('Completed')
  await order()
  await expect(statusOf(first)).rejects.toMatchObject({ status: 404 })
})
