import type { Context } from '@portal/services/context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../../tests/support/context.ts'
import { makeSeries } from '../../../../tests/support/operations.ts'
import { findChanges, isDayChanged, readHorizon } from './series-changes.ts'

const countries = ['US', 'CN', 'FR', 'DE', 'JP', 'GB', 'IN', 'BR']
const days = Array.from({ length: 10 }, (_, year) => `${2010 + year}-12-01`)

let ctx: Context
let series: number[]
beforeAll(async () => {
  ctx = await openTestContext()
  series = await makeSeries(ctx, countries)
})
afterAll(() => ctx.close())

/** Reads window after window; answers what the newest one holds, as `id day` or `id new`. */
function reader(since: string) {
  return () =>
    ctx.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async snapshot => {
        const until = await readHorizon(snapshot)
        const changes = await findChanges(snapshot, series, { since, until })
        since = until
        return [...changes.values()].flatMap(change => [
          `${change.id}${change.isNew ? ' new' : ''}`,
          ...days.filter(day => isDayChanged(change, day)).map(day => `${change.id} ${day}`),
        ])
      })
}

const setPoint = 'update macro.series_points set values[$2] = $3 where series_id = $1'

test('a new series comes with all its points, and once', async () => {
  const next = reader('0')
  expect(await next()).toEqual(
    series.toSorted((a, b) => a - b).flatMap(id => [`${id} new`, ...days.map(day => `${id} ${day}`)]),
  )
  expect(await next()).toEqual([])
})

test('names the points that changed, and none when the description alone did', async () => {
  const next = reader(await readHorizon(ctx.db))
  const [id, other] = series as [number, number]
  await ctx.pool.query(setPoint, [id, 3, 7.5])
  await ctx.pool.query('update macro.series_points set values[1] = values[1] where series_id = $1', [other])
  expect(await next()).toEqual([`${id}`, `${id} ${days[2]}`])
  await ctx.pool.query('update macro.series set remarks_en = $2 where id = $1', [other, 'Rebased.'])
  expect(await next()).toEqual([`${other}`])
  await ctx.pool.query('update macro.series_points set dates = dates[2:], values = values[2:] where series_id = $1', [
    id,
  ])
  expect(await next()).toEqual([`${id}`, `${id} ${days[0]}`])
})

test('a change of a slow transaction comes after its end, with what was committed meanwhile', async () => {
  const next = reader(await readHorizon(ctx.db))
  const [slow, quick] = series.slice(2) as [number, number]
  const client = await ctx.pool.connect()
  await client.query('begin')
  await client.query(setPoint, [slow, 1, 1.5])
  await ctx.pool.query(setPoint, [quick, 1, 1.5])
  const during = await next()
  await client.query('commit')
  client.release()
  const all = [...during, ...(await next())]
  expect(all.toSorted()).toEqual([`${slow}`, `${slow} ${days[0]}`, `${quick}`, `${quick} ${days[0]}`].toSorted())
})

test('with several writers at once no point is missed and none comes twice', async () => {
  const next = reader(await readHorizon(ctx.db))
  const delivered: string[] = []
  const write = async (id: number) => {
    const client = await ctx.pool.connect()
    for (let at = 2; at <= days.length; at++) {
      await client.query('begin')
      await client.query(setPoint, [id, at, 1000 + at])
      for (let turn = 0; turn < (id + at) % 5; turn++) await client.query('select 1')
      await client.query('commit')
    }
    client.release()
  }
  let isWriting = true
  const writing = Promise.all(series.slice(1).map(write)).finally(() => (isWriting = false))
  while (isWriting) delivered.push(...(await next()))
  await writing
  delivered.push(...(await next()))
  const points = delivered.filter(entry => entry.includes('-')).toSorted()
  expect(points).toEqual(
    series
      .slice(1)
      .flatMap(id => days.slice(1).map(day => `${id} ${day}`))
      .toSorted(),
  )
})

test('a window of another server finds everything that was written since', async () => {
  const next = reader('9000000000000000000')
  expect(await next()).toHaveLength(series.length * (days.length + 1))
})
