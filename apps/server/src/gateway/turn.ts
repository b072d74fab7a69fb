import { limits } from '@portal/domain/limits.ts'
import { networkOf } from '@portal/domain/network.ts'
import type { Verdict } from '@portal/domain/rate-limit.ts'
import type { Context } from '@portal/services/context.ts'
import { allowances, secondsUntilLeft, takeOne } from '@portal/services/sign-in-allowance.ts'
import type { FastifyReply } from 'fastify'
import { type GatewayCall, refuse } from './call.ts'

const { callsPerSecond, callsInFlight, callWindowMs } = limits

/** The limit in the words of the IETF draft (RateLimit header fields for HTTP). */
export const ratePolicy =
  `"calls";q=${callsPerSecond};w=${callWindowMs / 1000}, ` + `"in-flight";q=${callsInFlight};qu="concurrent-requests"`

/** What is left to a caller who has not called yet. */
export const fullAllowance = `"calls";r=${callsPerSecond};t=0`

const seconds = (ms: number) => Math.ceil(ms / 1000)

/**
 * Takes the turn of a token or an address, to be given back when the answer is out or its caller has gone. Fails with 429
 * when calls come too fast or another is in flight; waiting as `Retry-After` says then succeeds.
 */
export async function takeTurn(ctx: Context, call: GatewayCall, key: string, reply: FastifyReply): Promise<void> {
  const verdict: Verdict = await ctx.limiter.take(key)
  call.head.ratelimit = `"calls";r=${verdict.remaining};t=${seconds(verdict.resetMs)}`
  if (verdict.refused) {
    ctx.metrics.refusals.inc({ api: call.api.product.name, reason: verdict.refused })
    call.head['retry-after'] = String(Math.max(1, seconds(verdict.retryAfterMs)))
    throw refuse(call, 429, 'too-fast', 'error.too-many-requests')
  }
  call.turn = key
  if (reply.raw.destroyed) giveTurnBack(ctx, call)
}

/** Takes the turn of an address that calls without a token, and one of the calls that it may make so in a day. */
export async function takeDemoTurn(
  ctx: Context,
  call: GatewayCall,
  address: string,
  reply: FastifyReply,
): Promise<void> {
  const key = `demo ${networkOf(address)}`
  await takeTurn(ctx, call, key, reply)
  if (await takeOne(ctx, key, allowances.demoCalls)) return
  ctx.metrics.refusals.inc({ api: call.api.product.name, reason: 'demo' })
  call.head['retry-after'] = String(Math.max(1, Math.ceil(await secondsUntilLeft(ctx, key, allowances.demoCalls))))
  throw refuse(call, 429, 'too-fast', 'gateway.demo-used-up', { limit: limits.demoCallsPerDay })
}

/** Lets the next call of the same key in. May be called more than once. */
export function giveTurnBack(ctx: Context, call: GatewayCall) {
  if (call.turn !== undefined) ctx.limiter.giveBack(call.turn)
  call.turn = undefined
}
