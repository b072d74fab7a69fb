import { limits } from '@portal/domain/limits.ts'
import { openDatabase } from '@portal/services/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTestDatabase } from '../../../../tests/support/context.ts'
import type { DataContext } from '../data-api.ts'
import { closeCursor, deleteIdleCursors, openCursor, readCursor } from './company-cursors.ts'

let ctx: DataContext & { close(): Promise<void> }
let now = new Date('2026-11-02T08:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  const database = await makeTestDatabase()
  const { db, pool } = openDatabase(database.url, 4)
  const close = async () => {
    await pool.end()
    await database.drop()
  }
  ctx = { db: db as unknown as DataContext['db'], pool, now: () => now, close }
  await pool.query('create table thing (id integer primary key, name text not null)')
})
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.pool.query('truncate thing, company.cursor cascade')
  await ctx.pool.query("insert into thing select n, 'thing ' || n from generate_series(1, 250) as n")
})

interface Thing {
  id: number
  name: string
}
const things = sql`select id, name from thing order by id desc`
const open = (owner = 'me') => openCursor(ctx, owner, { order: 'id' }, things)
const read = (id: string, owner = 'me', limit = 100) => readCursor<Thing>(ctx, { owner, id, limit })

test('gives every row once, in the order of the query, then nothing', async () => {
  const id = await open()
  const pages = [await read(id), await read(id), await read(id), await read(id), await read(id)]
  expect(pages.map(page => page!.items.length)).toEqual([100, 100, 50, 0, 0])
  expect(pages.flatMap(page => page!.items.map(thing => thing.id))).toEqual(
    Array.from({ length: 250 }, (_, at) => 250 - at),
  )
  expect(pages[0]).toMatchObject({ total: 250, params: { order: 'id' } })
})

test('gives the rows as they were when it was opened', async () => {
  const id = await open()
  await ctx.pool.query("update thing set name = 'changed'; delete from thing where id <= 100")
  await ctx.pool.query("insert into thing values (9999, 'new')")
  const page = await read(id, 'me', 1000)
  expect(page!.items).toHaveLength(250)
  expect(page!.items.at(-1)).toEqual({ id: 1, name: 'thing 1' })
})

test('gives different rows to calls at the same time', async () => {
  const id = await open()
  const pages = await Promise.all(Array.from({ length: 60 }, () => read(id, 'me', 5)))
  const ids = pages.flatMap(page => page!.items.map(thing => thing.id))
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
})

test('is known by 64 characters that need no escaping, and to its owner alone', async () => {
  const id = await open()
  expect(id).toMatch(/^[\w-]{64}$/)
  expect(await read(id, 'somebody else')).toBeUndefined()
  expect(await closeCursor(ctx, 'somebody else', id)).toBe(false)
  expect((await read(id))!.items).toHaveLength(100)
})

test('is gone once closed, and closing it again says so', async () => {
  const id = await open()
  expect(await closeCursor(ctx, 'me', id)).toBe(true)
  expect(await read(id)).toBeUndefined()
  expect(await closeCursor(ctx, 'me', id)).toBe(false)
  expect((await ctx.pool.query('select from company.cursor_item')).rowCount).toBe(0)
})

test('lives for five minutes after each use', async () => {
  const id = await open()
  later(limits.cursorIdleMinutes - 1)
  expect((await read(id))!.items[0]!.id).toBe(250)
  later(limits.cursorIdleMinutes - 1)
  expect((await read(id))!.items[0]!.id).toBe(150)
  later(limits.cursorIdleMinutes)
  expect(await read(id)).toBeUndefined()
  expect(await closeCursor(ctx, 'me', id)).toBe(false)
})

test('is deleted when it was left, and only then', async () => {
  await open()
  later(1)
  const used = await open()
  later(limits.cursorIdleMinutes - 1)
  expect(await deleteIdleCursors(ctx)).toBe(1)
  expect((await ctx.pool.query('select cursor_id from company.cursor_item group by 1')).rows).toEqual([
    { cursor_id: used },
  ])
})

test('closes the one used longest ago when its owner opens too many', async () => {
  const ids: string[] = []
  for (let count = 0; count < limits.openCursorsMax; count++) {
    ids.push(await open())
    later(0.1)
  }
  const others = await open('somebody else')
  await read(ids[0]!)
  const newest = await open()
  const alive = await Promise.all([...ids, newest].map(async id => (await read(id)) !== undefined))
  expect(alive).toEqual([true, false, ...Array(limits.openCursorsMax - 1).fill(true)])
  expect(await read(others, 'somebody else')).toBeDefined()
})
