import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'
import { placeOfPassword } from './feed-targets.ts'
import { unseal } from './sealing.ts'

let ctx: Context
let call: Caller
let accountId: string
let filterId: string
let series: number[]
beforeAll(async () => {
  ctx = await openTestContext()
  series = await makeSeries(ctx, ['US', 'CN', 'FR'])
})
beforeEach(async () => {
  ;({ call, accountId } = await makeCaller(ctx))
  filterId = await saveFilter({ name: 'Output', description: 'three', series: series.map(String) })
})
afterAll(() => ctx.close())

interface FeedData {
  id: string
  status: string
}

const saveFilter = async (params: Record<string, unknown>) =>
  (await call<{ data: { id: string } }>('createFilter', params)).data.id
const subscribe = async (params: Record<string, unknown> = {}, as = call) =>
  (await as<{ data: FeedData }>('createFeed', { filter_id: filterId, frequency: 7, ...params })).data
const list = async (params: Record<string, unknown> = {}) =>
  (await call<{ data: FeedData[] }>('getFeeds', params)).data.map(({ id }) => id)
const change = (id: string, params: Record<string, unknown>) => call<FeedData>('updateFeed', { id, ...params })
const row = async (id: string) =>
  ctx.db.selectFrom('portal.feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a new feed is shown with its filter and its first due time lies one period ahead', async () => {
  const feed = await subscribe({ name: 'weekly', format: 'xml', consolidation: 'single' })
  expect(feed).toMatchObject({
    name: 'weekly',
    filter_name: 'Output',
    filter_description: 'three',
    status: 'active',
    user_id: accountId,
    frequency: 7,
    consolidation_method: 'single',
    delivery_method: 'web',
    delivery_format: 'xml',
    language: 'en',
    full_dump: false,
  })
  expect(await call('getFeed', { id: feed.id })).toEqual(feed)
  const { created_at, next_due_at } = await row(feed.id)
  expect(next_due_at.getTime() - created_at.getTime()).toBe(7 * 24 * 3_600_000)
})

test('fifty orders at once leave five active feeds', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => subscribe()))
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(45)
  for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'FEED_LIMIT_REACHED' })
  expect(await list({ status: ['active'] })).toHaveLength(5)
})

test('a paused or ended feed makes room, and resuming needs room', async () => {
  const feeds: FeedData[] = []
  for (let number = 0; number < 5; number++) feeds.push(await subscribe())
  const [first, second] = feeds as [FeedData, FeedData]
  expect(await change(first.id, { status: 'inactive' })).toMatchObject({ status: 'inactive' })
  await subscribe()
  await expect(change(first.id, { status: 'active' })).rejects.toMatchObject({
    status: 409,
    code: 'FEED_LIMIT_REACHED',
  })
  expect(await call('deleteFeed', { id: second.id })).toMatchObject({ status: 'deleted' })
  expect(await change(first.id, { status: 'active' })).toMatchObject({ status: 'active' })
})

test('an ended feed is listed only when asked for, and changes no more', async () => {
  const { id } = await subscribe()
  await call('deleteFeed', { id })
  expect(await list()).toEqual([])
  expect(await list({ status: ['deleted'], filter_id: filterId })).toEqual([id])
  await expect(change(id, { status: 'active' })).rejects.toMatchObject({ status: 404 })
  await expect(call('deleteFeed', { id })).rejects.toMatchObject({ status: 404 })
})

test('a change replaces what is sent and keeps the rest', async () => {
  const { id } = await subscribe({ name: 'one', description: 'first', consolidation: 'single' })
  const other = await saveFilter({ name: 'Other', series: [String(series[0])] })
  expect(await change(id, { name: 'two', filter_id: other })).toMatchObject({
    name: 'two',
    description: 'first',
    consolidation_method: 'single',
    filter_name: 'Other',
    frequency: 7,
  })
  const { next_due_at } = await row(id)
  await change(id, { frequency: 1 })
  expect((await row(id)).next_due_at.getTime()).toBeLessThan(next_due_at.getTime())
})

test.each([
  [{ keyword: 'GDP' }, 'Please select database.'],
  [{ keyword: 'GDP', database: ['GLOBAL', 'WORLD'] }, 'Please select database.'],
])('a filter with criteria %j is refused', async (criteria, message) => {
  const filter_id = await saveFilter(criteria)
  await expect(subscribe({ filter_id })).rejects.toMatchObject({ status: 400, message })
})

test.each([
  [{ delivery: 'userftp' }, 'Delivery to your own server is not available yet.'],
  [{ notification_email: 'a@b.example' }, "Leave out 'notification_email'"],
  [{ frequency: 3 }, "'frequency'"],
  [{ user_ftp_url: 'ftp://me:secret@files.example' }, 'The login goes into its own fields.'],
  [{ user_ftp_url: 'https://files.example' }, "Write 'user_ftp_url' as ftp:// or sftp://"],
])('refuses %j with the reason', async (params, message) => {
  await expect(subscribe(params)).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT_PARAMETER' })
  await expect(subscribe(params)).rejects.toThrow(message)
})

test('a filter in use cannot be deleted until its feeds have ended', async () => {
  const { id } = await subscribe()
  const refusal = { status: 409, code: 'FILTER_IN_USE', message: 'A feed uses this filter. End the feed first.' }
  await expect(call('deleteFilters', { id: filterId })).rejects.toMatchObject(refusal)
  await call('deleteFeed', { id })
  expect(await call('deleteFilters', { id: filterId })).toEqual({})
  expect(await call('getFeed', { id })).toMatchObject({ filter_name: 'Output', status: 'deleted' })
  await expect(subscribe()).rejects.toMatchObject({ status: 404 })
})

test('a password is kept sealed, never shown, and gone when its server changes', async () => {
  const target = { user_ftp_url: 'sftp://files.example', user_ftp_username: 'reader' }
  const { id } = await subscribe({ ...target, user_ftp_password: 'open sesame' })
  const sealed = (await row(id)).user_ftp_password!
  expect(unseal(ctx.config, sealed, placeOfPassword(id))).toBe('open sesame')
  expect(sealed.toString('latin1')).not.toContain('sesame')
  for (const shown of [await call('getFeed', { id }), await call('getFeeds'), await change(id, { name: 'x' })]) {
    expect(JSON.stringify(shown)).not.toMatch(/sesame|password/)
  }
  expect((await row(id)).user_ftp_password).toEqual(sealed)
  await change(id, { user_ftp_path: '/new' })
  expect((await row(id)).user_ftp_password).toEqual(sealed)
  await change(id, { user_ftp_url: 'sftp://elsewhere.example' })
  expect((await row(id)).user_ftp_password).toBeNull()
})

test("somebody else's feed is not there, and their filter cannot be used", async () => {
  const { id } = await subscribe()
  const { call: other } = await makeCaller(ctx)
  for (const operation of ['getFeed', 'updateFeed', 'deleteFeed']) {
    await expect(other(operation, { id, status: 'inactive' })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  await expect(subscribe({}, other)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await other('getFeeds')).toEqual({ data: [] })
})
