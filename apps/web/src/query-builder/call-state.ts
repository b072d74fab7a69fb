import { limits } from '@portal/domain/limits.ts'
import type { Answer, AnswerHead, CallFailure, TimedAnswer } from './answer/messages.ts'

/** A call and its answer, one at a time. Times are milliseconds of a clock that never goes back. */
export interface CallState {
  phase: 'example' | 'running' | 'answered' | 'failed'
  /** Counts the contents that have been shown, so that windows over an older one are thrown away. */
  turn: number
  startedAt: number
  /** True when the last send came too early and was held back. */
  held: boolean
  /** Of the last call, as soon as it is there. */
  head?: AnswerHead
  /** Bytes that have arrived so far. */
  bytes: number
  /** What stands on the page: an older answer stays until the next one is complete. */
  shown?: ShownAnswer
  tookMs?: number
  failure?: CallFailure
}

/** An answer with its head; the example of a document has none. */
export interface ShownAnswer {
  answer: Answer
  head?: AnswerHead | undefined
}

export type CallEvent =
  | { event: 'send'; at: number }
  | { event: 'example'; answer: Answer }
  | { event: 'head'; head: AnswerHead }
  | { event: 'progress'; bytes: number }
  | ({ event: 'answer' } & TimedAnswer)
  | { event: 'failure'; reason: CallFailure }

export const noCall: CallState = {
  phase: 'example',
  turn: 0,
  startedAt: Number.NEGATIVE_INFINITY,
  held: false,
  bytes: 0,
}

/** Why a send must wait: a call is running, or the last one began less than a second ago. */
export const mustWait = (state: CallState, at: number): boolean =>
  state.phase === 'running' || at - state.startedAt < limits.sendGapMs

export function followCall(state: CallState, event: CallEvent): CallState {
  const { turn, startedAt, shown } = state
  switch (event.event) {
    case 'send':
      if (mustWait(state, event.at)) return { ...state, held: true }
      return { phase: 'running', turn, startedAt: event.at, held: false, bytes: 0, ...(shown && { shown }) }
    case 'example':
      return state.phase === 'example' ? { ...noCall, turn: turn + 1, shown: { answer: event.answer } } : state
    case 'head':
      return state.phase === 'running' ? { ...state, head: event.head } : state
    case 'progress':
      return state.phase === 'running' ? { ...state, bytes: event.bytes } : state
    case 'answer':
      if (state.phase !== 'running') return state
      return {
        ...state,
        phase: 'answered',
        held: false,
        turn: turn + 1,
        shown: { answer: event.answer, head: state.head },
        bytes: event.answer.bytes,
        tookMs: event.tookMs,
      }
    case 'failure':
      return state.phase === 'running' ? { ...noCall, phase: 'failed', turn, startedAt, failure: event.reason } : state
  }
}

/** How many calls the server says are left in this second; nothing when it does not say. */
export function callsLeft(head: AnswerHead | undefined): number | undefined {
  const header = head?.headers.find(([name]) => name === 'ratelimit')?.[1]
  const match = /(?:\br|\bremaining)=(\d+)/.exec(header ?? '')
  return match ? Number(match[1]) : undefined
}
