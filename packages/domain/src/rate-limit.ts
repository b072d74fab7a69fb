import { limits } from './limits.ts'

/** What one caller has done lately. Times are in milliseconds of a clock that never runs backwards. */
export interface Pace {
  /** When its last calls were accepted, oldest first, never more than the window allows. */
  accepted: readonly number[]
  inFlight: boolean
  /** When it last called, accepted or not. */
  seenAt: number
}

type Refusal = 'rate' | 'in-flight'

export interface Verdict {
  /** Why the call is refused; absent when it is accepted. */
  refused?: Refusal
  /** Calls left in the current window. */
  remaining: number
  /** Milliseconds until a call that was used up comes back; 0 when all are there. */
  resetMs: number
  /** Milliseconds after which a refused call is accepted; 0 for an accepted one. */
  retryAfterMs: number
}

/** The pace of a caller who was never seen. */
export const rested: Pace = { accepted: [], inFlight: false, seenAt: Number.NEGATIVE_INFINITY }

const { callsPerSecond, callWindowMs, callGraceMs, pacedGapMs } = limits

/**
 * Decides about a call made `now`: accepted when fewer than five were accepted in the second before and none is in
 * flight. A refused call uses up nothing.
 */
export function admit(pace: Pace, now: number): { pace: Pace; verdict: Verdict } {
  const recent = pace.accepted.filter(time => time + callWindowMs > now)
  const waitMs = recent.length < callsPerSecond ? 0 : recent[0]! + callWindowMs - now
  if (pace.inFlight || waitMs > 0) {
    // Nobody knows when the call in flight ends; a second later the window at least is no obstacle.
    const retryAfterMs = pace.inFlight ? callWindowMs : waitMs
    return {
      pace: { accepted: recent, inFlight: pace.inFlight, seenAt: now },
      verdict: { refused: pace.inFlight ? 'in-flight' : 'rate', retryAfterMs, ...allowance(recent, now) },
    }
  }
  const accepted = [...recent, now]
  return {
    pace: { accepted, inFlight: true, seenAt: now },
    verdict: { retryAfterMs: 0, ...allowance(accepted, now) },
  }
}

const allowance = (accepted: readonly number[], now: number) => ({
  remaining: callsPerSecond - accepted.length,
  resetMs: accepted.length > 0 ? accepted[0]! + callWindowMs - now : 0,
})

/** The pace after the call in flight has ended. */
export const finish = (pace: Pace): Pace => ({ ...pace, inFlight: false })

/** The pace as if the call accepted last had never come: somebody else refused it. */
export const takeBack = (pace: Pace): Pace => ({ ...pace, accepted: pace.accepted.slice(0, -1), inFlight: false })

/** Whether nothing of it matters any more. */
export const isRested = (pace: Pace, now: number): boolean => !pace.inFlight && now - pace.seenAt >= callWindowMs

/** Whether a call made `now` comes from somebody who leaves gaps of 205 ms, as far as the calls before it can tell. */
export function keepsPace(pace: Pace, now: number): boolean {
  const next = [...pace.accepted.slice(1), now]
  return now - pace.seenAt >= pacedGapMs && pace.accepted.every((time, at) => next[at]! - time >= pacedGapMs)
}

/**
 * Whether a refused call of somebody who keeps the pace may wait for its turn. Five gaps of 205 ms leave 25 ms of play, and
 * such a caller must not be refused because the network or the portal held an earlier call up for longer.
 */
export const mayWait = ({ refused, retryAfterMs }: Verdict): boolean =>
  refused === 'rate' && retryAfterMs <= callGraceMs
