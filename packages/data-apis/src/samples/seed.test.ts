import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '@portal/services/db.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase } from '../../../../tests/support/context.ts'
import { openSampleContext, sampleEconomies } from '../../../../tests/support/samples.ts'
import type { DataContext } from '../data-api.ts'
import { saveSeries } from '../sources/series-write.ts'
import { seedSamples } from './seed.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => {
  ctx = await openSampleContext()
})
afterAll(() => ctx.close())

const read = async (statement: string) => (await ctx.pool.query(statement)).rows

test('is written once: a second start finds it there and changes nothing', async () => {
  const count = 'select count(*), max(updated_at) from macro.series'
  const before = await read(count)
  expect(await seedSamples(ctx, () => {}, { economies: sampleEconomies })).toBe(false)
  expect(await read(count)).toEqual(before)
})

test('holds the series and nodes that the documentation speaks of', async () => {
  const series = await read(`
    select id, name_en, name_zh, unit_id, frequency from macro.series where id between 310000101 and 310000104 order by id`)
  expect(series).toEqual([
    {
      id: 310000101,
      name_en: 'Gross Domestic Product (GDP): China',
      name_zh: '国内生产总值（GDP）：中国',
      unit_id: 'USDBN',
      frequency: 'Y',
    },
    {
      id: 310000102,
      name_en: 'Consumer Price Index (CPI): China',
      name_zh: '居民消费价格指数（CPI）：中国',
      unit_id: 'IDX2015',
      frequency: 'M',
    },
    {
      id: 310000103,
      name_en: 'Gross Domestic Product (GDP): United States',
      name_zh: '国内生产总值（GDP）：美国',
      unit_id: 'USDBN',
      frequency: 'Y',
    },
    {
      id: 310000104,
      name_en: 'Consumer Price Index (CPI): United States',
      name_zh: '居民消费价格指数（CPI）：美国',
      unit_id: 'IDX2015',
      frequency: 'M',
    },
  ])
  const [place] = await read(`select * from macro.placement where series_code = 'SR89421787'`)
  expect(place).toMatchObject({
    series_id: 310000103,
    database_code: 'GLOBAL',
    topic_code: 'TP3200827',
    section_code: 'SC36031',
    table_code: 'TB512031',
  })
})

test('ends in October 2026, and keeps revisions of a tenth of the series', async () => {
  const [row] = await read(`
    select max(end_date) filter (where not is_forecast) as "end",
           count(*) filter (where has_vintages) / count(*)::float as revised from macro.series`)
  expect(row.end).toMatch(/^2026-10-/)
  expect(row.revised).toBeGreaterThan(0.07)
  expect(row.revised).toBeLessThan(0.15)
})

test('has no negative prices and no series without points', async () => {
  expect(
    await read(`
      select s.name_en from macro.series s join macro.series_points p on p.series_id = s.id
      where s.observations = 0 or (s.unit_id not in ('PCT', 'PCTGDP') and s.indicator_id not in ('403', '404')
        and (select min(v) from unnest(p.values) v) <= 0)`),
  ).toEqual([])
})

test('the last revision of every point is the value that is given today', async () => {
  const [row] = await read(`
    with latest as (
      select distinct on (v.series_id, point.date) v.series_id, point.date, point.value
      from macro.vintage v, unnest(v.dates, v.values) as point(date, value)
      order by v.series_id, point.date, v.revision_date desc
    ), today as (
      select p.series_id, point.date, point.value
      from macro.series_points p join macro.series s on s.id = p.series_id and s.has_vintages,
           unnest(p.dates, p.values) as point(date, value)
    )
    select count(*) filter (where latest.value is distinct from today.value) as wrong, count(*) as points
    from latest full join today using (series_id, date)`)
  expect(Number(row.points)).toBeGreaterThan(1000)
  expect(Number(row.wrong)).toBe(0)
})

test('a start that is killed half-way leaves nothing, and the next one writes all of it', async () => {
  const database = await makeTestDatabase()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-seed-'))
  const { db, pool } = openDatabase(database.url, 4)
  const fresh = { db, pool, now: () => new Date() } as unknown as DataContext
  try {
    const child = startSeeding(folder, database.url)
    await once(child, 'message') // the first progress line: the transaction is open
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await pool.query('select count(*)::int as count from macro.series')).rows).toEqual([{ count: 0 }])
    expect(await seedSamples(fresh, () => {}, { economies: 2, companies: 20 })).toBe(true)
    expect((await pool.query('select count(*)::int as count from macro.series')).rows[0].count).toBeGreaterThan(200)
  } finally {
    await pool.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  }
})

test('takes in what an import wrote before the first start', async () => {
  const database = await makeTestDatabase()
  const { db, pool } = openDatabase(database.url, 4)
  const fresh = { db, pool, now: () => new Date() } as unknown as DataContext
  try {
    const { ids } = await saveSeries(fresh, [
      {
        indicator: { en: 'Gross Domestic Product (GDP)' },
        place: { id: 'US', en: 'United States' },
        unit: { en: 'USD bn' },
        source: { en: 'World Bank' },
        frequency: 'Y',
        database: 'GLOBAL',
        dates: ['2020-12-01'],
        values: [21000],
      },
    ])
    expect(await seedSamples(fresh, () => {}, { economies: 1, companies: 20 })).toBe(true)
    const { rows } = await pool.query(`
      select series_id, topic_code from macro.placement
      where series_code = 'SR89421787' or series_id = ${ids[0]} order by series_id`)
    expect(rows).toEqual([
      { series_id: 310000103, topic_code: 'TP3200827' },
      { series_id: ids[0], topic_code: 'TP3200827' },
    ])
  } finally {
    await pool.end()
    await database.drop()
  }
})

/** Seeds in a process of its own that tells of its first progress line. */
function startSeeding(folder: string, url: string): ChildProcess {
  const script = path.join(folder, 'seed.mts')
  const here = (file: string) => JSON.stringify(path.join(import.meta.dirname, file))
  writeFileSync(
    script,
    `import { seedSamples } from ${here('seed.ts')}
     import { openDatabase } from ${here('../../../services/src/db.ts')}
     const { db, pool } = openDatabase(${JSON.stringify(url)}, 4)
     await seedSamples({ db, pool, now: () => new Date() }, line => process.send!(line))`,
  )
  return fork(script, { stdio: 'ignore' })
}
