import { setTimeout as wait } from 'node:timers/promises'
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
    take: key => patiently(paces, key, async () => paces.ask(key)),
    giveBack: paces.finish,
    close: async () => {},
  }
}

/** The paces of all keys as far as this process has seen their calls. */
export interface Paces {
  ask(key: string): Verdict
  keepsPace(key: string): boolean
  /** Lets no call in, as if one were in flight. */
  hold(key: string): void
  finish(key: string): void
  /** Undoes the call accepted last. */
  takeBack(key: string): void
  readonly size: number
}

export function openPaces(clock: () => number = () => performance.now()): Paces {
  const paces = new Map<string, Pace>()
  const paceOf = (key: string) => paces.get(key) ?? rested
  const keep = (key: string, pace: Pace) => paces.set(key, pace)
  return {
    ask: key => {
      const now = clock()
      forgetRested(paces, now)
      const { pace, verdict } = admit(paceOf(key), now)
      keep(key, pace)
      return verdict
    },
    keepsPace: key => keepsPace(paceOf(key), clock()),
    hold: key => keep(key, { ...paceOf(key), inFlight: true }),
    finish: key => keep(key, finish(paceOf(key))),
    takeBack: key => keep(key, takeBack(paceOf(key))),
    get size() {
      return paces.size
    },
  }
}

/** Looks at two keys in turn on every call, so that the callers of yesterday take no memory today. */
function forgetRested(paces: Map<string, Pace>, now: number) {
  for (const [key, pace] of [...paces.entries().take(2)]) {
    paces.delete(key)
    if (!isRested(pace, now)) paces.set(key, pace)
  }
}

/** Decides; a caller who keeps the pace and came a few milliseconds early waits for its turn and is decided upon again. */
export async function patiently(paces: Paces, key: string, decide: () => Promise<Verdict>): Promise<Verdict> {
  const paced = paces.keepsPace(key)
  const verdict = await decide()
  if (!paced || !mayWait(verdict)) return verdict
  paces.hold(key)
  await wait(Math.ceil(verdict.retryAfterMs) + 1)
  paces.finish(key)
  return decide()
}
