import { openDatabase } from '@portal/services/db.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase } from '../../../../tests/support/context.ts'
import { openDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV2 } from '../company-v2.ts'
import type { DataContext } from '../data-api.ts'

const count = 25_000
const first = 2_000_000

let ctx: DataContext & { close(): Promise<void> }
let writers: pg.Pool

beforeAll(async () => {
  const database = await makeTestDatabase()
  const { db, pool } = openDatabase(database.url, 4)
  writers = openDatabase(database.url, 3).pool
  const close = async () => {
    await pool.end()
    await writers.end()
    await database.drop()
  }
  ctx = { db: db as unknown as DataContext['db'], pool, now: () => new Date('2026-11-02T08:00:00Z'), close }
  await insert(first, count)
})
afterAll(() => ctx.close())

const insert = (from: number, rows: number) =>
  writers.query(
    `insert into company.company (id, key, name, name_local, country_code, company_type, operational_status,
       main_industries, updated_on, names, search)
     select n, 'company ' || n, 'Company ' || md5(n::text), 'Компания ' || n, 'BG', 'COM', 'OPER',
       '{321}', '2026-01-01', 'company ' || md5(n::text), ''
     from generate_series($1::int, $1::int + $2::int - 1) n on conflict do nothing`,
    [from, rows],
  )

/** Repeats a change until `isOver`; answers how often. */
async function keep(change: (round: number) => Promise<unknown>, isOver: () => boolean): Promise<number> {
  let round = 0
  for (; !isOver(); round++) await change(round)
  return round
}

interface Page {
  cursor_id: string
  data: { total: number; items: { id: number; name: { current_name: string }; updated_at: string }[] }
}

test('reads 25,000 companies of the opening moment exactly once while others change, delete and insert', async () => {
  const { ask } = openDataCalls(ctx, companyV2, 'emis/api-v2')
  const owner = 'somebody'
  let page = await ask<Page>('companiesGet', { cursor: '*', country: 'BG' }, { owner })
  const { cursor_id: cursor } = page
  let isOver = false
  const changes = Promise.all([
    keep(
      round =>
        writers.query(
          `update company.company set name = 'Changed ' || id, country_code = 'PL', updated_on = '2026-11-01'
           where id % 97 = $1::int % 97`,
          [round],
        ),
      () => isOver,
    ),
    keep(
      round => writers.query('delete from company.company where id % 101 = $1::int % 101', [round]),
      () => isOver,
    ),
    keep(
      round => insert(first - 1000 * (round + 1), 1000),
      () => isOver,
    ),
  ])
  const read: Page['data']['items'] = []
  while (page.data.items.length) {
    expect(page.data.total).toBe(count)
    read.push(...page.data.items)
    page = await ask<Page>('companiesGet', { cursor }, { owner })
  }
  isOver = true
  expect((await changes).every(rounds => rounds > 0)).toBe(true)
  expect(read.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, at) => first + at),
  )
  const names = read.map(company => company.name.current_name)
  expect(names).toEqual(names.toSorted())
  expect(new Set(read.map(({ updated_at }) => updated_at))).toEqual(new Set(['2026-01-01']))
})

test('sees a change whole or not at all when it opens in the middle of it', async () => {
  const { ask } = openDataCalls(ctx, companyV2, 'emis/api-v2')
  await writers.query('truncate company.company cascade')
  await insert(first, 2000)
  let isOver = false
  const moves = keep(
    round => writers.query('update company.company set country_code = $1', [round % 2 ? 'BG' : 'PL']),
    () => isOver,
  )
  for (let times = 0; times < 20; times++) {
    const page = await ask<Page>(
      'companiesGet',
      { cursor: '*', country: 'BG', limit: '1' },
      { owner: `reader ${times}` },
    )
    expect([0, 2000]).toContain(page.data.total)
  }
  isOver = true
  expect(await moves).toBeGreaterThan(0)
})
