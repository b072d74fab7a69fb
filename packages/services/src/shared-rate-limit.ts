import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '@portal/domain/limits.ts'
import type { Verdict } from '@portal/domain/rate-limit.ts'
import type { Logger } from 'pino'
import { openBatcher } from './batcher.ts'
import type { CallAnswer, CallPaces } from './call-pace.ts'
import { type Limiter, openPaces, patiently } from './rate-limit.ts'

/** Calls that have ended are given back together, after this, in milliseconds. */
const gatherMs = 2
/** When another process has just answered, giving its call back is on the way: look again after this, in milliseconds. */
const lookAgainMs = [4, 8]
/** A database that fails is left alone for this long, in milliseconds. */
const pauseMs = 1000
const renewEveryMs = limits.callLeaseMs / 3
const forgetEveryMs = 60_000

/**
 * The limiter of several processes over one database: what this process knows by itself refuses at once, the rest is
 * asked in rounds of one statement. While the database is out of reach, every process keeps the limit on its own.
 */
export async function openSharedLimiter(shared: CallPaces, log: Logger): Promise<Limiter> {
  await Promise.all([shared.take([]), shared.giveBack([])]) // so that the first call does not wait for the connections
  const paces = openPaces()
  const leases = openLeases(shared, log)
  const ask = openQuestion(shared, leases, log)
  const decide = async (key: string): Promise<Verdict> => {
    const own = paces.ask(key)
    if (own.refused) return own
    const answer = await ask(key)
    if (answer && !answer.accepted) paces.takeBack(key)
    return answer ? toVerdict(answer) : own
  }
  return {
    take: key => patiently(paces, key, () => decide(key)),
    giveBack: key => {
      leases.giveBack(key)
      paces.finish(key)
    },
    close: leases.close,
  }
}

function toVerdict({ accepted, used, resetMs }: CallAnswer): Verdict {
  const remaining = Math.max(0, limits.callsPerSecond - used)
  if (accepted) return { remaining, resetMs, retryAfterMs: 0 }
  if (remaining === 0) return { refused: 'rate', remaining, resetMs, retryAfterMs: resetMs }
  return { refused: 'in-flight', remaining, resetMs, retryAfterMs: limits.callWindowMs }
}

/** Asks the database for a call; nothing when it is out of reach. */
function openQuestion(shared: CallPaces, leases: Leases, log: Logger) {
  const takeCall = openBatcher(shared.take)
  let pausedUntil = 0
  const once = async (key: string) => {
    await leases.settled(key)
    const answer = await takeCall(key)
    if (answer.accepted) leases.hold(key)
    return answer
  }
  return async (key: string): Promise<CallAnswer | undefined> => {
    if (performance.now() < pausedUntil) return undefined
    try {
      let answer = await once(key)
      for (const pause of lookAgainMs) {
        if (answer.accepted || answer.used >= limits.callsPerSecond) break
        await wait(pause)
        answer = await once(key)
      }
      return answer
    } catch (error) {
      pausedUntil = performance.now() + pauseMs
      log.warn({ err: error }, 'the database is out of reach; each process keeps the call limit on its own')
      return undefined
    }
  }
}

/** The calls in flight that the database has granted to this process. */
interface Leases {
  hold(key: string): void
  giveBack(key: string): void
  /** Resolves when the key may be asked for again; at once unless giving it back is on its way. */
  settled(key: string): Promise<void> | undefined
  close(): Promise<void>
}

function openLeases(shared: CallPaces, log: Logger): Leases {
  const held = new Set<string>()
  let ended = new Set<string>()
  let sending: NodeJS.Timeout | undefined
  const onTheWay = new Map<string, Promise<void>>()
  const quietly = (work: Promise<void>) => work.catch(error => log.warn({ err: error }, 'the call limit is disturbed'))
  const send = () => {
    const keys = [...ended]
    ended = new Set()
    sending = undefined
    const sent = quietly(shared.giveBack(keys)).finally(() => {
      for (const key of keys) onTheWay.delete(key)
    })
    for (const key of keys) onTheWay.set(key, sent)
  }
  const renewal = setInterval(() => held.size > 0 && quietly(shared.renew([...held])), renewEveryMs).unref()
  const sweeping = setInterval(() => quietly(shared.forgetRested()), forgetEveryMs).unref()
  return {
    hold: key => held.add(key),
    giveBack: key => {
      if (!held.delete(key)) return
      ended.add(key)
      sending ??= setTimeout(send, gatherMs)
    },
    // A key that is still waiting to be given back stays with this process: it just goes on with its next call.
    settled: key => (ended.delete(key) ? undefined : onTheWay.get(key)),
    close: async () => {
      clearInterval(renewal)
      clearInterval(sweeping)
      clearTimeout(sending)
      if (ended.size > 0) send()
      await Promise.all(onTheWay.values())
      await shared.close()
    },
  }
}
