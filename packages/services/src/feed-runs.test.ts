import fs from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'
import { queueDueFeeds } from './due-feeds.ts'
import { runDump } from './dump-runs.ts'
import { pathOfFile } from './storage.ts'

let ctx: Context
let call: Caller
let series: number[]
const running = new AbortController().signal
const startedAt = Date.now()
beforeAll(async () => {
  ctx = await openTestContext()
  series = await makeSeries(ctx, ['US', 'CN', 'FR'])
})
beforeEach(async () => {
  ;({ call } = await makeCaller(ctx))
  await ctx.db.updateTable('portal.feed').set({ status: 'deleted' }).execute()
})
afterAll(() => ctx.close())

/** The same portal so many days later. */
const later = (days: number): Context => ({ ...ctx, now: () => new Date(startedAt + days * 24 * 3_600_000 + 60_000) })

async function subscribe(params: Record<string, unknown> = {}, selection: Record<string, unknown> = {}) {
  const chosen = { series: series.map(String), ...selection }
  const filter_id = (await call<{ data: { id: string } }>('createFilter', chosen)).data.id
  return (await call<{ data: { id: string } }>('createFeed', { filter_id, frequency: 1, ...params })).data.id
}

const runsOf = (feedId: string) =>
  ctx.db.selectFrom('portal.dump').selectAll().where('feed_id', '=', feedId).orderBy('due_at').execute()

interface Delivered {
  feed: Record<string, unknown>
  data: { entityId: string; metadata: object; timePoints: { date: string; value: number }[] }[]
}

/** Runs what is due on a day; answers the file that the feed delivered, if any. */
async function deliver(feedId: string, day: number): Promise<Delivered | undefined> {
  const at = later(day)
  await queueDueFeeds(at)
  const run = (await runsOf(feedId)).at(-1)!
  await runDump(at, run.id, running)
  const { status, file_key } = (await runsOf(feedId)).at(-1)!
  expect(status).toBe('completed')
  return file_key ? JSON.parse(fs.readFileSync(pathOfFile(ctx.config, file_key), 'utf8')) : undefined
}

const setPoint = (id: number, at: number, value: number) =>
  ctx.pool.query('update macro.series_points set values[$2] = $3 where series_id = $1', [id, at, value])

test('delivers only what changed since the run before, and no file when nothing did', async () => {
  const feed = await subscribe({ name: 'daily', consolidation: 'single' })
  expect(await deliver(feed, 1)).toBeUndefined()
  expect(await call('listUserDumps')).toEqual({ data: { dumps: [] } })
  await setPoint(series[1]!, 10, 4711)
  const delivered = (await deliver(feed, 2))!
  expect(delivered.feed).toMatchObject({
    id: feed,
    name: 'daily',
    fullDump: false,
    metadataOnly: false,
    seriesCount: 1,
  })
  expect(delivered.data).toMatchObject([
    { entityId: String(series[1]), timePoints: [{ date: '2019-12-01', value: 4711 }] },
  ])
  expect(delivered.data[0]!.timePoints).toHaveLength(1)
  expect(await deliver(feed, 3)).toBeUndefined()
  const { data } = await call<{ data: { dumps: { downloadLink: string }[] } }>('listUserDumps', { feed_id: feed })
  expect(data.dumps).toHaveLength(1)
  expect(data.dumps[0]!.downloadLink).toContain(`ceic_feed_${feed}_`)
})

test('a change of the description alone comes without points', async () => {
  const feed = await subscribe({ consolidation: 'single' })
  await ctx.pool.query('update macro.series set remarks_en = $2 where id = $1', [series[0], 'Rebased.'])
  const { data } = (await deliver(feed, 1))!
  expect(data).toMatchObject([{ entityId: String(series[0]), metadata: { remarks: 'Rebased.' }, timePoints: [] }])
})

test('a new series that the criteria find comes with all its points', async () => {
  await makeSeries(ctx, ['US'], 'Sunshine')
  const feed = await subscribe({ consolidation: 'single' }, { series: [], keyword: 'Sunshine', database: ['GLOBAL'] })
  const [added] = await makeSeries(ctx, ['IT'], 'Sunshine')
  const { data } = (await deliver(feed, 1))!
  expect(data.map(({ entityId }) => entityId)).toEqual([String(added)])
  expect(data[0]!.timePoints).toHaveLength(10)
})

test('a full dump brings everything as soon as anything changed', async () => {
  const feed = await subscribe({ full_dump: true, consolidation: 'single' })
  expect(await deliver(feed, 1)).toBeUndefined()
  await setPoint(series[2]!, 1, 0.5)
  const { feed: header, data } = (await deliver(feed, 2))!
  expect(header).toMatchObject({ fullDump: true, seriesCount: 3 })
  expect(data.map(({ timePoints }) => timePoints.length)).toEqual([10, 10, 10])
})

test('a run that fails leaves its changes to the next', async () => {
  const feed = await subscribe({ consolidation: 'single' })
  await setPoint(series[0]!, 2, 12.25)
  await queueDueFeeds(later(1))
  const [run] = await runsOf(feed)
  await expect(runDump(later(1), run!.id, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping')
  await ctx.db.updateTable('portal.dump').set({ status: 'failed' }).where('id', '=', run!.id).execute()
  expect((await deliver(feed, 2))!.data).toMatchObject([{ timePoints: [{ date: '2011-12-01', value: 12.25 }] }])
})

test('a paused feed makes up for the time in between at its next run', async () => {
  const feed = await subscribe({ consolidation: 'single' })
  await call('updateFeed', { id: feed, status: 'inactive' })
  await setPoint(series[0]!, 3, 33)
  expect(await queueDueFeeds(later(1))).toBe(0)
  await call('updateFeed', { id: feed, status: 'active' })
  expect((await deliver(feed, 2))!.data).toHaveLength(1)
})

test('after a gap of days there is one run', async () => {
  const feed = await subscribe()
  expect(await queueDueFeeds(later(3.5))).toBe(1)
  const [run] = await runsOf(feed)
  expect(Math.round((run!.due_at!.getTime() - startedAt) / 3_600_000)).toBe(72)
  expect(await queueDueFeeds(later(3.5))).toBe(0)
})

test('a feed waits for its run before', async () => {
  const feed = await subscribe()
  await queueDueFeeds(later(1))
  expect(await queueDueFeeds(later(2))).toBe(0)
  await runDump(later(2), (await runsOf(feed))[0]!.id, running)
  expect(await queueDueFeeds(later(2))).toBe(1)
})

test('four schedulers begin every due feed once', async () => {
  const feeds: string[] = []
  for (let account = 0; account < 4; account++) {
    ;({ call } = await makeCaller(ctx))
    for (let number = 0; number < 5; number++) feeds.push(await subscribe())
  }
  const begun = await Promise.all(Array.from({ length: 4 }, () => queueDueFeeds(later(1))))
  expect(begun.reduce((sum, count) => sum + count, 0)).toBe(20)
  for (const feed of feeds) expect(await runsOf(feed)).toHaveLength(1)
})

test('a feed that is ended during a run delivers nothing more', async () => {
  const feed = await subscribe()
  await setPoint(series[0]!, 4, 44)
  await queueDueFeeds(later(1))
  const [run] = await runsOf(feed)
  const lock = await ctx.pool.connect()
  await lock.query('begin; lock table macro.series_points in access exclusive mode')
  const ended = runDump(later(1), run!.id, running)
  await expect.poll(async () => (await runsOf(feed))[0]!.total).toBe(1)
  await call('deleteFeed', { id: feed })
  await lock.query('rollback')
  lock.release()
  await ended
  expect((await runsOf(feed))[0]).toMatchObject({ status: 'cancelled', file_key: null })
})
