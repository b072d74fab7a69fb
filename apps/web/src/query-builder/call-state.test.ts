import { limits } from '@portal/domain/limits.ts'
import { expect, test } from 'vitest'
import type { Answer, AnswerHead } from './answer/messages.ts'
import { type CallEvent, callsLeft, followCall, noCall } from './call-state.ts'

const answer = { kind: 'json', bytes: 12, series: [] } as unknown as Answer
const head = (headers: [string, string][]): AnswerHead => ({ status: 200, statusText: 'OK', headers })
const after = (...events: CallEvent[]) => events.reduce(followCall, noCall)

test('a call runs, tells its progress and is answered after so many milliseconds', () => {
  const running = after({ event: 'send', at: 100 }, { event: 'head', head: head([]) }, { event: 'progress', bytes: 5 })
  expect(running).toMatchObject({ phase: 'running', bytes: 5, head: { status: 200 } })
  expect(followCall(running, { event: 'answer', tookMs: 250, answer })).toMatchObject({
    phase: 'answered',
    tookMs: 250,
    bytes: 12,
  })
})

test('a second send is held back while a call runs and for a second after it began', () => {
  const running = after({ event: 'send', at: 0 })
  expect(followCall(running, { event: 'send', at: 5000 })).toMatchObject({ phase: 'running', held: true, turn: 0 })
  const answered = after({ event: 'send', at: 0 }, { event: 'answer', tookMs: 50, answer })
  const early = followCall(answered, { event: 'send', at: limits.sendGapMs - 1 })
  expect(early).toMatchObject({ phase: 'answered', held: true, shown: { answer } })
  expect(followCall(early, { event: 'send', at: limits.sendGapMs })).toMatchObject({ phase: 'running', held: false })
})

test('the example stands only until the first call', () => {
  expect(after({ event: 'example', answer })).toMatchObject({ phase: 'example', shown: { answer } })
  expect(after({ event: 'send', at: 0 }, { event: 'example', answer })).not.toHaveProperty('shown')
})

test('an older answer stays until the next is complete, and goes when there is none', () => {
  const again = after(
    { event: 'send', at: 0 },
    { event: 'head', head: head([]) },
    { event: 'answer', tookMs: 5, answer },
    { event: 'send', at: 9000 },
  )
  expect(again).toMatchObject({ phase: 'running', shown: { answer }, turn: 1 })
  expect(again).not.toHaveProperty('head')
  expect(followCall(again, { event: 'failure', reason: 'network' })).not.toHaveProperty('shown')
})

test('news that come after the end are ignored', () => {
  const cancelled = after({ event: 'send', at: 0 }, { event: 'failure', reason: 'cancelled' })
  expect(cancelled).toMatchObject({ phase: 'failed', failure: 'cancelled' })
  for (const event of [
    { event: 'answer', tookMs: 9, answer },
    { event: 'progress', bytes: 9 },
    { event: 'head', head: head([]) },
  ] as CallEvent[])
    expect(followCall(cancelled, event)).toBe(cancelled)
})

test('reads how many calls are left in both ways in which servers write it', () => {
  expect(callsLeft(head([['ratelimit', '"token";r=4;t=1']]))).toBe(4)
  expect(callsLeft(head([['ratelimit', 'limit=5, remaining=0, reset=1']]))).toBe(0)
  expect(callsLeft(head([['ratelimit-policy', '5;w=1']]))).toBeUndefined()
  expect(callsLeft(undefined)).toBeUndefined()
})
