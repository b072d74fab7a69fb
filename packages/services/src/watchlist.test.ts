import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller, makeSeries } from '../../../tests/support/operations.ts'
import type { Context } from './context.ts'

let ctx: Context
let call: Caller
let other: Caller
let us: number
let china: number
beforeAll(async () => {
  ctx = await openTestContext()
  ;({ call } = await makeCaller(ctx))
  ;({ call: other } = await makeCaller(ctx))
  const [first, second] = await makeSeries(ctx, ['US', 'CN'])
  us = first!
  china = second!
})
afterAll(() => ctx.close())

const watched = async (language: 'en' | 'zh' = 'en') =>
  (await call<{ data: { seriesId: number }[] }>('getWatchlist', {}, { language })).data

test('adds series, keeps their order and lets them take new settings', async () => {
  const params = { series_id: [String(china), String(us)], email_notifications: 'weekly' }
  expect(await call('createWatchlist', params)).toEqual({ data: { processedItems: 2 }, errors: [] })
  await call('createWatchlist', { series_id: [String(china)], popup_notifications: true })
  expect(await watched()).toEqual([
    expect.objectContaining({ seriesId: china, popupNotifications: true }),
    expect.objectContaining({ seriesId: us, popupNotifications: false, emailNotifications: 'weekly' }),
  ])
  expect((await watched())[0]).not.toHaveProperty('emailNotifications')
})

test('gives names in English and in the language asked for', async () => {
  expect((await watched('zh'))[0]).toMatchObject({ countryName: 'China', countryNameLocal: '中国', isSubscribed: true })
})

test('changes only what is sent', async () => {
  await call('updateWatchlist', { id: String(us), popup_notifications: true })
  expect((await watched())[1]).toMatchObject({ seriesId: us, popupNotifications: true, emailNotifications: 'weekly' })
})

test('does what it can and names the rest; when nothing is left it fails', async () => {
  expect(await call('createWatchlist', { series_id: [String(us), '999999999', 'x'] })).toEqual({
    data: { processedItems: 1 },
    errors: [
      expect.objectContaining({ status: 400, code: 'INVALID_SERIES_ID' }),
      expect.objectContaining({ status: 404, code: 'NOT_FOUND', message: "Nothing was found for the id '999999999'." }),
    ],
  })
  await expect(call('createWatchlist', { series_id: ['x'] })).rejects.toMatchObject({ code: 'INVALID_SERIES_ID' })
  await expect(call('updateWatchlist', { id: '999999999' })).rejects.toMatchObject({ status: 404 })
})

test("somebody else's list stays as it is", async () => {
  await expect(other('deleteWatchlist', { id: String(us) })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await expect(other('updateWatchlist', { id: String(us) })).rejects.toMatchObject({ status: 404 })
  expect(await watched()).toHaveLength(2)
})

test('removes series', async () => {
  expect(await call('deleteWatchlist', { id: `${us},${china}` })).toEqual({ data: { processedItems: 2 }, errors: [] })
  expect(await watched()).toEqual([])
})
