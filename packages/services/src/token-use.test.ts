import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount } from '../../../tests/support/accounts.ts'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Context, openContext } from './context.ts'
import { noteTokenUse, writeTokenUse } from './token-use.ts'
import { findTokenHolder, generateToken, listTokens } from './tokens.ts'

const api = 'ceic-macroeconomic'
const start = Date.parse('2026-11-21T08:30:00Z')

let ctx: Context
let accountId: string
let tokenId: string
let holder: { tokenId: string; accountId: string }
let now: number

beforeAll(async () => {
  ctx = await openTestContext()
  ctx.now = () => new Date(now)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  now = start
  await writeTokenUse(ctx)
  now += 60_000
  accountId = (await makeAccount(ctx)).id
  const { token } = await generateToken(ctx, accountId, 'ceic')
  tokenId = (await findTokenHolder(ctx, token))!.tokenId
  holder = { tokenId, accountId }
})

const writtenUse = async () => {
  const { rows } = await ctx.pool.query('select last_used_at from portal.token where id = $1', [tokenId])
  return rows[0].last_used_at?.getTime()
}
const countedCalls = async () => {
  const { rows } = await ctx.pool.query(
    'select hour, api, calls from portal.token_use where token_id = $1 order by hour',
    [tokenId],
  )
  return rows.map(row => [row.hour.toISOString(), row.api, row.calls])
}

test('the first use is written at once, and what follows within a minute in one statement after it', async () => {
  const asked = vi.spyOn(ctx.pool, 'connect')
  noteTokenUse(ctx, holder, { api })
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () => expect(await writtenUse()).toBe(now))
  asked.mockClear()
  for (let call = 0; call < 1000; call++) {
    now = start + 60_000 + call * 59
    noteTokenUse(ctx, holder, { api })
  }
  expect(asked).not.toHaveBeenCalled()
  expect((await listTokens(ctx, accountId))[0]!.lastUsedAt).toEqual(new Date(now))
  asked.mockClear()
  now = start + 120_000
  noteTokenUse(ctx, holder, { api })
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
  await vi.waitFor(async () => expect(await writtenUse()).toBe(now))
  expect(await countedCalls()).toEqual([['2026-11-21T08:00:00.000Z', api, 1002]])
})

test('calls are added up by hour and API', async () => {
  noteTokenUse(ctx, holder, { api })
  noteTokenUse(ctx, holder, { api: 'ceic-sandbox' })
  now += 3_600_000
  noteTokenUse(ctx, holder, { api })
  await writeTokenUse(ctx)
  const expected = expect.arrayContaining([
    ['2026-11-21T08:00:00.000Z', api, 1],
    ['2026-11-21T08:00:00.000Z', 'ceic-sandbox', 1],
    ['2026-11-21T09:00:00.000Z', api, 1],
  ])
  await vi.waitFor(async () => expect(await countedCalls()).toEqual(expected)) // the first is written in the background
})

test('calls are added up by account, day in UTC and operation too, whatever token they came with', async () => {
  const { token } = await generateToken(ctx, accountId, 'ceic')
  const next = { tokenId: (await findTokenHolder(ctx, token))!.tokenId, accountId }
  for (const operation of ['getSeries', 'getSeries', 'searchSeries', undefined]) {
    noteTokenUse(ctx, holder, { api, operation })
    noteTokenUse(ctx, next, { api, operation })
  }
  now += 24 * 3_600_000
  noteTokenUse(ctx, holder, { api, operation: 'getSeries' })
  await writeTokenUse(ctx)
  const counted = async () => {
    const text = 'select day, operation, calls from portal.operation_use where account_id = $1 order by day, operation'
    return (await ctx.pool.query({ text, values: [accountId], rowMode: 'array' })).rows
  }
  await vi.waitFor(async () =>
    expect(await counted()).toEqual([
      ['2026-11-21', 'getSeries', 4],
      ['2026-11-21', 'searchSeries', 2],
      ['2026-11-22', 'getSeries', 1],
    ]),
  )
})

test('the last use never moves back, whichever process writes last', async () => {
  const other = await openContext(ctx.config)
  other.now = () => new Date(now - 30_000)
  noteTokenUse(ctx, holder, { api })
  await vi.waitFor(async () => expect(await writtenUse()).toBe(now)) // the first is written in the background
  noteTokenUse(other, holder, { api: 'ceic-sandbox' })
  await vi.waitFor(async () => expect((await countedCalls()).map(([, name]) => name)).toContain('ceic-sandbox'))
  expect(await writtenUse()).toBe(now)
  await other.close()
})

test('what cannot be written is kept and written later', async () => {
  const broken = vi.spyOn(ctx.pool, 'connect').mockImplementation(() => {
    throw new Error('the database is gone')
  })
  noteTokenUse(ctx, holder, { api })
  expect(ctx.tokens.use.pending.size).toBe(0)
  await vi.waitFor(() => expect(ctx.tokens.use.pending.size).toBe(1))
  expect(ctx.tokens.use.timer).toBeDefined()
  broken.mockRestore()
  now += 60_000
  noteTokenUse(ctx, holder, { api })
  await vi.waitFor(async () => expect(await countedCalls()).toEqual([['2026-11-21T08:00:00.000Z', api, 2]]))
})

test('closing writes what is left', async () => {
  const other = await openContext(ctx.config)
  other.now = () => new Date(now)
  noteTokenUse(other, holder, { api })
  await writeTokenUse(other)
  now += 1000
  noteTokenUse(other, holder, { api })
  await other.close()
  expect(await writtenUse()).toBe(now)
  expect(await countedCalls()).toEqual([['2026-11-21T08:00:00.000Z', api, 2]])
})
