import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { newId } from './secrets.ts'
import { countTokenUse } from './token-use-days.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

const api = 'ceic-macroeconomic'
const at = (now: string): Context => ({ ...ctx, now: () => new Date(now) })
const use = (token_id: string, hour: string, calls: number) =>
  ctx.db
    .insertInto('portal.token_use')
    .values({ hour: new Date(hour), token_id, api, calls })
    .execute()
const days = (token_id: string) =>
  ctx.db
    .selectFrom('portal.token_use_day')
    .select(['day', 'calls'])
    .where('token_id', '=', token_id)
    .orderBy('day')
    .execute()

test('adds hours up to days in UTC, and counting again gives the same', async () => {
  const token = newId(ctx)
  await use(token, '2026-01-01T23:00:00Z', 5)
  await use(token, '2026-01-02T00:00:00Z', 7)
  await use(token, '2026-01-02T10:00:00Z', 1)
  await countTokenUse(at('2026-01-02T12:00:00Z'))
  await use(token, '2026-01-02T11:00:00Z', 100)
  for (let round = 0; round < 2; round++) await countTokenUse(at('2026-01-02T12:30:00Z'))
  expect(await days(token)).toEqual([
    { day: '2026-01-01', calls: 5 },
    { day: '2026-01-02', calls: 108 },
  ])
})

test('drops old hours and keeps their days', async () => {
  const token = newId(ctx)
  await use(token, '2026-03-01T05:00:00Z', 3)
  await use(token, '2026-03-01T20:00:00Z', 4)
  await countTokenUse(at('2026-03-02T00:00:00Z'))
  await countTokenUse(at('2026-04-05T12:00:00Z'))
  expect(await days(token)).toEqual([{ day: '2026-03-01', calls: 7 }])
  await countTokenUse(at('2026-05-01T00:00:00Z'))
  await countTokenUse(at('2026-05-01T01:00:00Z'))
  const hours = await ctx.db.selectFrom('portal.token_use').where('token_id', '=', token).selectAll().execute()
  expect(hours).toEqual([])
  expect(await days(token)).toEqual([{ day: '2026-03-01', calls: 7 }])
})
