import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { openCallPaces } from './call-pace.ts'
import type { Context } from './context.ts'
import type { Limiter } from './rate-limit.ts'
import { openSharedLimiter } from './shared-rate-limit.ts'

let ctx: Context
const limiters: Limiter[] = []
beforeAll(async () => {
  ctx = await openTestContext()
  for (let process = 0; process < 4; process++) limiters.push(await openSharedLimiter(openCallPaces(ctx.pool), ctx.log))
})
afterAll(async () => {
  await Promise.all(limiters.map(limiter => limiter.close()))
  await ctx.close()
})

test('of calls that reach four processes at once, one is accepted', async () => {
  for (const token of ['a', 'b', 'c']) {
    const verdicts = await Promise.all(limiters.map(limiter => limiter.take(token)))
    expect(verdicts.map(({ refused }) => refused).sort()).toEqual([...Array(3).fill('in-flight'), undefined])
  }
})

test('a caller who goes from process to process gets five calls, then is told how long to wait', async () => {
  const outcomes: unknown[] = []
  for (let call = 0; call < 6; call++) {
    const limiter = limiters[call % 4]!
    const verdict = await limiter.take('wanderer')
    outcomes.push(verdict.refused ?? verdict.remaining)
    if (!verdict.refused) limiter.giveBack('wanderer')
    else {
      await wait(verdict.retryAfterMs)
      expect(await limiters[3]!.take('wanderer')).not.toHaveProperty('refused')
    }
  }
  expect(outcomes).toEqual([4, 3, 2, 1, 0, 'rate'])
})

test('a call whose process has died ends by itself', async () => {
  const dead = await openSharedLimiter(openCallPaces(ctx.pool), ctx.log)
  await dead.take('orphan')
  await dead.close() // without giving the call back
  expect(await limiters[0]!.take('orphan')).toMatchObject({ refused: 'in-flight' })
  await ctx.pool.query(`update portal.call_pace set busy_until = clock_timestamp() where key = 'orphan'`)
  expect(await limiters[0]!.take('orphan')).not.toHaveProperty('refused')
})

test('a clock that was put back by an hour neither locks out nor opens the window', async () => {
  await ctx.pool.query(
    `insert into portal.call_pace values ('future', array_fill(clock_timestamp() + interval '1 hour', array[5]),
     clock_timestamp() + interval '1 hour')`,
  )
  const outcomes = []
  for (let call = 0; call < 6; call++) {
    const { refused, remaining } = await limiters[0]!.take('future')
    if (!refused) limiters[0]!.giveBack('future')
    outcomes.push(refused ?? remaining)
  }
  expect(outcomes).toEqual([4, 3, 2, 1, 0, 'rate'])
})

test('calls that stay in flight keep their place, rested callers are removed', async () => {
  const paces = openCallPaces(ctx.pool)
  await paces.take(['running', 'resting'])
  await ctx.pool.query(`update portal.call_pace set accepted = array[clock_timestamp() - interval '2 minutes'], busy_until =
    clock_timestamp() + interval '1 second' where key in ('running', 'resting')`)
  await paces.renew(['running'])
  await paces.giveBack(['resting'])
  await paces.forgetRested()
  const { rows } = await ctx.pool.query(
    `select key, busy_until > clock_timestamp() + interval '10 seconds' as kept from portal.call_pace where key in ('running', 'resting')`,
  )
  expect(rows).toEqual([{ key: 'running', kept: true }])
  await paces.close()
})

test('while the database is out of reach every process keeps the limit on its own', async () => {
  const gone = await openTestContext()
  const limiter = await openSharedLimiter(openCallPaces(gone.pool), gone.log)
  await gone.close()
  expect(await limiter.take('token')).toMatchObject({ remaining: 4 })
  expect(await limiter.take('token')).toMatchObject({ refused: 'in-flight' })
  await limiter.close()
})
