import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { holdDumpsAt } from '../../../tests/support/hold-dumps.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'
import { expireDumps } from './dump-expiry.ts'
import { failDump, runDump } from './dump-runs.ts'
import { findDownload } from './files.ts'

let ctx: Context
let call: Caller
let filterId: string
let series: number[]
const running = new AbortController().signal
beforeAll(async () => {
  ctx = await openTestContext()
  series = await makeSeries(ctx, ['US', 'CN', 'FR'])
})
beforeEach(async () => {
  ;({ call } = await makeCaller(ctx))
  const params = { series: series.map(String) }
  filterId = (await call<{ data: { id: string } }>('createFilter', params)).data.id
})
afterAll(() => ctx.close())

interface DumpData {
  id: string
  status: string
  downloadLink?: string
}

const order = async (params: Record<string, unknown> = {}) =>
  (await call<{ data: DumpData }>('createDataDump', { filter_id: filterId, consolidation: 'single', ...params })).data
    .id
const read = async (id: string) => (await call<{ data: DumpData }>('getDataDump', { id })).data
const filesOf = () => fs.readdirSync(path.join(ctx.config.dataDir, 'files'))

/** The key and the name in a download link. */
function partsOf({ downloadLink }: DumpData): [string, string] {
  const [, key, name] = /^\/files\/([^/]+)\/([^/]+)$/.exec(downloadLink ?? '') ?? []
  return [key!, name!]
}

test('a run completes the dump with a file of every series', async () => {
  const id = await order()
  await runDump(ctx, id, running)
  const dump = await read(id)
  expect(dump).toMatchObject({ status: 'completed', progress: '100', collectedSeriesNumber: 3 })
  const [key, name] = partsOf(dump)
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(name).toMatch(new RegExp(`^ceic_dump_${id}_\\d{8}T\\d{6}Z\\.json$`))
  const file = await findDownload(ctx, key, name)
  const bytes = fs.readFileSync(file.path)
  expect(file).toMatchObject({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() })
  const { dump: header, data } = JSON.parse(bytes.toString())
  expect(header).toMatchObject({ id, filter_id: filterId, language: 'en', totalSeriesNumber: 3 })
  expect(data.map(({ entityId }: { entityId: string }) => Number(entityId))).toEqual(series.toSorted((a, b) => a - b))
})

test('a file shows the data as they were when it was begun', async () => {
  const many: number[] = []
  for (let number = 0; number < 50; number++)
    many.push(...(await makeSeries(ctx, ['US', 'CN', 'FR'], `Index ${number}`)))
  const chosen = { series: many.map(String) }
  const filter_id = (await call<{ data: { id: string } }>('createFilter', chosen)).data.id
  const id = await order({ filter_id })
  const hold = await holdDumpsAt(ctx, 100)
  const run = runDump(ctx, id, running)
  try {
    await hold.reached()
    await ctx.pool.query('update macro.series_points set values[1] = -1 where series_id = any($1)', [many])
  } finally {
    await hold.release()
  }
  await run
  const file = await findDownload(ctx, ...partsOf(await read(id)))
  const { data } = JSON.parse(fs.readFileSync(file.path, 'utf8'))
  const oldest = data.map(({ timePoints }: { timePoints: { value: number }[] }) => timePoints.at(-1)!.value)
  expect(oldest).toHaveLength(150)
  expect(oldest).not.toContain(-1)
})

test('an ended dump is not run again', async () => {
  const id = await order()
  await runDump(ctx, id, running)
  const before = await read(id)
  await runDump(ctx, id, running)
  expect(await read(id)).toEqual(before)
})

test('a dump that is cancelled while it runs leaves no file', async () => {
  const before = filesOf()
  const id = await order()
  const run = await whileReading(async () => {
    const run = runDump(ctx, id, running)
    await expect.poll(filesOf).not.toEqual(before)
    expect(await read(id)).toMatchObject({ status: 'processing' })
    await call('cancelDump', { id })
    expect(filesOf()).toEqual(before)
    return { ended: run }
  })
  await run.ended
  expect(await read(id)).toMatchObject({ status: 'cancelled' })
  expect(filesOf()).toEqual(before)
})

/** Does something while nobody gets on with reading points. */
async function whileReading<Value>(act: () => Promise<Value>): Promise<Value> {
  const lock = await ctx.pool.connect()
  try {
    await lock.query('begin; lock table macro.series_points in access exclusive mode')
    return await act()
  } finally {
    await lock.query('rollback')
    lock.release()
  }
}

test('of cancelling and finishing one happens', async () => {
  for (let round = 0; round < 30; round++) {
    const before = filesOf().length
    const id = await order()
    const cancelling = async () => {
      for (let turn = 0; turn < round; turn++) await read(id)
      return call('cancelDump', { id }).then(
        () => 'cancelled',
        (error: { code: string }) => error.code,
      )
    }
    const [outcome] = await Promise.all([cancelling(), runDump(ctx, id, running).catch(() => {})])
    const { status } = await read(id)
    expect([outcome, status, filesOf().length - before]).toEqual(
      outcome === 'cancelled' ? ['cancelled', 'cancelled', 0] : ['DUMP_ENDED', 'completed', 1],
    )
  }
})

test('a worker that was overtaken writes no more', async () => {
  const before = filesOf()
  const id = await order()
  const runs = Array.from({ length: 4 }, () => runDump(ctx, id, running))
  await Promise.allSettled(runs)
  expect(await read(id)).toMatchObject({ status: 'completed', collectedSeriesNumber: 3 })
  expect(filesOf()).toHaveLength(before.length + 1)
})

test('a run that is stopped leaves the dump for the next worker and no file', async () => {
  const before = filesOf()
  const id = await order()
  await expect(runDump(ctx, id, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping')
  expect(await read(id)).toMatchObject({ status: 'processing' })
  expect(filesOf()).toEqual(before)
  await runDump(ctx, id, running)
  expect(await read(id)).toMatchObject({ status: 'completed' })
})

test('a dump that nobody could finish fails and makes room for the next', async () => {
  const id = await order()
  await failDump(ctx, id, 'job heartbeat timeout')
  expect(await read(id)).toMatchObject({ status: 'failed' })
  await order()
})

test('a file is there for 30 days and gone after them', async () => {
  const id = await order()
  await runDump(ctx, id, running)
  const [key, name] = partsOf(await read(id))
  const later = (days: number): Context => ({ ...ctx, now: () => new Date(Date.now() + days * 24 * 3_600_000) })
  await expireDumps(later(29.9))
  await findDownload(later(29.9), key, name)
  await expect(findDownload(later(30.1), key, name)).rejects.toMatchObject({ code: 'file-expired' })
  await expireDumps(later(30.1))
  expect(filesOf()).not.toContain(key)
  await expect(findDownload(ctx, key, name)).rejects.toMatchObject({ code: 'file-expired' })
  expect(await read(id)).toMatchObject({ status: 'expired' })
  await expect(findDownload(ctx, key, 'other.json')).rejects.toMatchObject({ code: 'file-unknown' })
})

test('what killed workers left behind is swept up, and nothing else', async () => {
  const id = await order()
  await runDump(ctx, id, running)
  const kept = filesOf()
  const folder = path.join(ctx.config.dataDir, 'files')
  for (const name of ['left.1.part', 'orphan']) fs.writeFileSync(path.join(folder, name), '')
  await expireDumps(ctx)
  expect(filesOf()).toHaveLength(kept.length + 2)
  await expireDumps({ ...ctx, now: () => new Date(Date.now() + 25 * 3_600_000) })
  expect(filesOf().toSorted()).toEqual(kept.toSorted())
})
