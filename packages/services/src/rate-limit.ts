import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '@portal/domain/limits.ts'
import {
  admit,
  finish,
  isRested,
  keepsPace,
  mayWait,
  type Pace,
  rested,
  takeBack,
  type Verdict,
} from '@portal/domain/rate-limit.ts'

/** Keeps the rate of calls and the one call in flight of every key: a token, or an address where there is no token. */
export interface Limiter {
  /** Asks for one call. An accepted one must be given back when it has ended, however it ended. */
  take(key: string): Promise<Verdict>
  giveBack(key: string): void
  close(): Promise<void>
}

/** The limiter of a portal that is one process. `clock` gives milliseconds and never runs backwards. */
export function openMemoryLimiter(clock?: () => number): Limiter {
  const paces = openPaces(clock)
  return {
    take: key => patiently(paces, key, () => paces.ask(key)),
    giveBack: paces.finish,
    close: async () => {},
  }
}

/** The paces of all keys as far as this process has seen their calls. */
interface Paces {
  ask(key: string): Verdict
  now(): number
  of(key: string): Pace
  /** Lets no call in, as if one were in flight. */
  hold(key: string): void
  finish(key: string): void
  /** Undoes the call accepted last. */
  takeBack(key: string): void
  readonly size: number
}

export function openPaces(clock: () => number = () => performance.now()): Paces {
  const paces = new Map<string, Pace>()
  let sweptAt = clock()
  const of = (key: string) => paces.get(key) ?? rested
  const keep = (key: string, pace: Pace) => paces.set(key, pace)
  return {
    ask: key => {
      const now = clock()
      if (now - sweptAt >= limits.callWindowMs) {
        sweptAt = now
        forgetRested(paces, now)
      }
      const { pace, verdict } = admit(of(key), now)
      keep(key, pace)
      return verdict
    },
    now: clock,
    of,
    hold: key => keep(key, { ...of(key), inFlight: true }),
    finish: key => keep(key, finish(of(key))),
    takeBack: key => keep(key, takeBack(of(key))),
    get size() {
      return paces.size
    },
  }
}

/** So that the callers of a moment ago take no memory now. */
function forgetRested(paces: Map<string, Pace>, now: number) {
  for (const [key, pace] of paces) if (isRested(pace, now)) paces.delete(key)
}

/** Decides; a caller who keeps the pace and came a few milliseconds early waits for its turn and is decided upon again. */
export async function patiently(paces: Paces, key: string, decide: () => Verdict | Promise<Verdict>): Promise<Verdict> {
  const before = paces.of(key)
  const verdict = await decide()
  if (!mayWait(verdict) || !keepsPace(before, paces.now())) return verdict
  paces.hold(key)
  await wait(Math.ceil(verdict.retryAfterMs) + 1)
  paces.finish(key)
  return decide()
}
