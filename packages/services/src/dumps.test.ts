import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'

let ctx: Context
let call: Caller
let filterId: string
let series: number[]
beforeAll(async () => {
  ctx = await openTestContext()
  series = await makeSeries(ctx, ['US', 'CN', 'FR'])
})
beforeEach(async () => {
  ;({ call } = await makeCaller(ctx))
  filterId = await saveFilter({ name: 'Output', description: 'three', series: series.map(String) })
})
afterAll(() => ctx.close())

interface DumpData {
  id: string
  status: string
  progress: string
  downloadLink?: string
}

const saveFilter = async (params: Record<string, unknown>) =>
  (await call<{ data: { id: string } }>('createFilter', params)).data.id
const order = async (params: Record<string, unknown> = {}) =>
  (await call<{ data: DumpData }>('createDataDump', { filter_id: filterId, ...params })).data
const read = async (id: string) => (await call<{ data: DumpData }>('getDataDump', { id })).data

test('an order is a row with its filter, and a job', async () => {
  const dump = await order({ name: 'First load' })
  expect(dump).toMatchObject({
    name: 'First load',
    filter_id: filterId,
    filter_name: 'Output',
    filter_description: 'three',
    status: 'queued',
    progress: '0',
    totalSeriesNumber: 3,
    collectedSeriesNumber: 0,
  })
  expect(dump).not.toHaveProperty('downloadLink')
  const { rows } = await ctx.pool.query(
    `select data from pgboss.job where name = 'run-dump' and data->>'dumpId' = $1`,
    [dump.id],
  )
  expect(rows).toHaveLength(1)
})

test('of fifty orders at once one is taken', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => order()))
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(49)
  for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'DUMP_ALREADY_RUNNING' })
})

test('the next one is taken when the one before has ended', async () => {
  const { id } = await order()
  await call('cancelDump', { id })
  await order()
})

test.each([
  [{ keyword: 'GDP' }, 'Please select database.'],
  [{ keyword: 'GDP', database: ['GLOBAL', 'WORLD'] }, 'Please select database.'],
])('a filter with criteria %j is refused', async (criteria, message) => {
  const filter_id = await saveFilter(criteria)
  await expect(order({ filter_id })).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER', message })
  await expect(call('createDataDump', { filter_id }, { language: 'zh' })).rejects.toThrow('请选择数据库。')
})

test.each([
  [{ delivery: 'userftp', user_ftp_url: 'ftp://files.example' }, 'Delivery to your own server is not available yet.'],
  [{ notification_email: 'a@b.example' }, "Leave out 'notification_email'"],
  [{ notification_url: 'https://hook.example' }, "Leave out 'notification_url'"],
])('says that it cannot do %j yet', async (params, message) => {
  await expect(order(params)).rejects.toMatchObject({ status: 400 })
  await expect(order(params)).rejects.toThrow(message)
})

test('a cancelled dump cannot be cancelled again, and nothing of it is left', async () => {
  const { id } = await order()
  expect(await call('cancelDump', { id })).toMatchObject({ data: { id, status: 'cancelled' } })
  await expect(call('cancelDump', { id })).rejects.toMatchObject({ status: 409, code: 'DUMP_ENDED' })
  expect(await read(id)).toMatchObject({ status: 'cancelled', progress: '0' })
  expect(
    fs.existsSync(path.join(ctx.config.dataDir, 'files')) ? fs.readdirSync(`${ctx.config.dataDir}/files`) : [],
  ).toEqual([])
})

test('lists dumps by state, filter, day and order, page by page', async () => {
  const ids: string[] = []
  for (let number = 0; number < 3; number++) {
    const { id } = await order({ name: `dump ${number}` })
    if (number < 2) await call('cancelDump', { id })
    ids.push(id)
  }
  const list = async (params: Record<string, unknown>) =>
    (await call<{ data: { dumps: DumpData[] } }>('listUserDumps', params)).data.dumps.map(({ id }) => id)
  const today = ctx.now().toISOString().slice(0, 10)
  expect(await list({})).toEqual(ids)
  expect(await list({ created_order: 'desc', limit: 1, offset: 1 })).toEqual([ids[1]])
  expect(await list({ status: ['queued', 'processing'] })).toEqual([ids[2]])
  expect(await list({ filter_id: filterId, created_before: today })).toEqual([])
  expect(await list({ created_after: today })).toEqual([])
  expect(await list({ created_after: '2020-01-01' })).toEqual(ids)
  await expect(list({ filter_id: 'x' })).rejects.toMatchObject({ status: 404 })
})

test('a file past its days is expired in every list, whether it was removed yet or not', async () => {
  const { id } = await order()
  await ctx.pool.query(
    `update portal.dump set status = 'completed', file_key = 'a', file_name = 'a.zip', expires_at = $2 where id = $1`,
    [id, new Date(ctx.now().getTime() - 1)],
  )
  const list = async (status: string) =>
    (await call<{ data: { dumps: DumpData[] } }>('listUserDumps', { status: [status] })).data.dumps
  expect(await list('completed')).toEqual([])
  expect(await list('expired')).toMatchObject([{ id, status: 'expired' }])
  expect(await read(id)).not.toHaveProperty('downloadLink')
})

test("somebody else's dump is not there, and their filter cannot be used", async () => {
  const { id } = await order()
  const { call: other } = await makeCaller(ctx)
  for (const operation of ['getDataDump', 'cancelDump']) {
    await expect(other(operation, { id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await other('listUserDumps')).toEqual({ data: { dumps: [] } })
  await expect(other('createDataDump', { filter_id: filterId })).rejects.toMatchObject({ status: 404 })
  expect(await read(id)).toMatchObject({ status: 'queued' })
})
