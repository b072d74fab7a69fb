import fc from 'fast-check'
import { expect, test } from 'vitest'
import { admit, finish, keepsPace, mayWait, type Pace, rested } from './rate-limit.ts'

/** Milliseconds in parts that add up without rounding. */
const milliseconds = (max: number) => fc.integer({ min: 0, max: max * 1024 }).map(parts => parts / 1024)

/** Calls of one client: the gap before each in milliseconds, and how long it runs once it is accepted. */
const arrivals = fc.array(
  fc.record({
    gap: fc.oneof(milliseconds(30), milliseconds(1300), fc.integer({ min: 0, max: 1300 }), fc.constant(200)),
    runs: fc.oneof(fc.constant(0), milliseconds(400)),
  }),
  { minLength: 1, maxLength: 60 },
)

interface Call {
  at: number
  ends: number
}

/** The rule as its sentence says it: looks through everything that was ever accepted. */
const allows = (accepted: Call[], at: number) =>
  accepted.filter(call => call.at + 1000 > at).length < 5 && accepted.every(call => call.ends <= at)

/** Plays the calls through the limiter, ending each when its time is over. */
function play(calls: { gap: number; runs: number }[], decide: (pace: Pace, now: number, accepted: Call[]) => void) {
  const accepted: Call[] = []
  let pace: Pace = rested
  let now = 0
  for (const { gap, runs } of calls) {
    now += gap
    if (pace.inFlight && accepted.at(-1)!.ends <= now) pace = finish(pace)
    decide(pace, now, accepted)
    const { pace: next, verdict } = admit(pace, now)
    if (!verdict.refused) accepted.push({ at: now, ends: now + runs })
    pace = next
  }
}

test('agrees with the plain rule on every call of 10,000 random clients', () => {
  fc.assert(
    fc.property(arrivals, calls =>
      play(calls, (pace, now, accepted) => {
        expect(admit(pace, now).verdict.refused === undefined).toBe(allows(accepted, now))
      }),
    ),
    { numRuns: 10_000 },
  )
})

test('accepts a refused client that waits as long as it was told, and refuses it a moment earlier', () => {
  fc.assert(
    fc.property(arrivals, calls =>
      play(calls, (pace, now) => {
        const { pace: after, verdict } = admit(pace, now)
        if (verdict.refused === undefined) return
        expect(admit(finish(after), now + verdict.retryAfterMs).verdict.refused).toBeUndefined()
        if (verdict.refused === 'rate' && verdict.retryAfterMs > 1)
          expect(admit(finish(after), now + verdict.retryAfterMs - 1).verdict.refused).toBe('rate')
      }),
    ),
    { numRuns: 2000 },
  )
})

test('a refused call uses up nothing', () => {
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 20 }), (calls, times) =>
      play(calls, (pace, now) => {
        let hammered = pace
        if (admit(pace, now).verdict.refused === undefined) return
        for (let i = 0; i < times; i++) hammered = admit(hammered, now).pace
        expect(admit(finish(hammered), now + 1000).verdict).toEqual(admit(finish(pace), now + 1000).verdict)
      }),
    ),
    { numRuns: 2000 },
  )
})

test('says how many calls are left and when one comes back', () => {
  const first = admit(rested, 100)
  expect(first.verdict).toEqual({ remaining: 4, resetMs: 1000, retryAfterMs: 0 })
  const second = admit(finish(first.pace), 300)
  expect(second.verdict).toEqual({ remaining: 3, resetMs: 800, retryAfterMs: 0 })
})

test('lets a client with gaps of 205 ms wait out a hold-up of its first call, but nobody who hurries', () => {
  const callAt = (times: number[]) => times.reduce((pace, at) => finish(admit(pace, at).pace), rested)
  const heldUp = callAt([90, 205, 410, 615, 820])
  const { verdict } = admit(heldUp, 1025)
  expect(verdict).toMatchObject({ refused: 'rate', retryAfterMs: 65 })
  expect(mayWait(verdict)).toBe(true)
  expect(keepsPace(heldUp, 1025)).toBe(true)
  expect(keepsPace(admit(heldUp, 1000).pace, 1025)).toBe(false)
  expect(keepsPace(callAt([1, 2, 3, 4, 5]), 950)).toBe(false)
  expect(mayWait(admit(callAt([0, 100, 200, 300, 400]), 600).verdict)).toBe(false)
})
