import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { openNotices } from './notices.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

test('hears what is said on its channel, and again after its connection was cut', async () => {
  const heard: string[] = []
  const notices = openNotices(ctx.pool, 'a_channel', notice => heard.push(notice), ctx.log)
  await vi.waitFor(() => expect(notices.connection()).toBe(1))
  await ctx.pool.query("notify a_channel, 'first'")
  await vi.waitFor(() => expect(heard).toEqual(['first']))
  await ctx.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen a_channel'")
  await vi.waitFor(() => expect(notices.connection()).toBeUndefined())
  await vi.waitFor(() => expect(notices.connection()).toBe(2), { timeout: 5000 })
  await ctx.pool.query("notify a_channel, 'second'")
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']))
  await notices.close()
  expect(notices.connection()).toBeUndefined()
})

test('can be closed before it has ever heard anything', async () => {
  const notices = openNotices(ctx.pool, 'a_channel', () => {}, ctx.log)
  await notices.close()
  const { rows } = await ctx.pool.query("select from pg_stat_activity where query = 'listen a_channel'")
  expect(rows).toEqual([])
})
