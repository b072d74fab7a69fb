import type { AnswerFailure } from '@portal/domain/answer-failure.ts'
import type { AnswerSeries } from '@portal/domain/answer-series.ts'
import type { AnswerColumn } from '@portal/domain/answer-table.ts'

/** A call as the worker sends it. */
export interface SentCall {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

/** What the page asks of the worker that keeps the answer. `id` names the question in the reply. */
export type Question =
  | { ask: 'call'; id: number; call: SentCall }
  | { ask: 'example'; id: number; json: string }
  | { ask: 'lines'; id: number; from: number; to: number }
  | { ask: 'rows'; id: number; table: number; from: number; to: number }
  | { ask: 'file'; id: number }
  | { ask: 'cancel' }

/** What comes back: news about a call, as many as there are, then one reply to each question. */
export type Reply =
  | { tell: 'head'; id: number; head: AnswerHead }
  | { tell: 'progress'; id: number; bytes: number }
  | ({ tell: 'answer'; id: number } & TimedAnswer)
  | { tell: 'failure'; id: number; reason: CallFailure }
  | { tell: 'lines'; id: number; lines: string[] }
  | { tell: 'rows'; id: number; rows: Cell[][] }
  | { tell: 'file'; id: number; file: Blob }

/** An answer and the time from the call to its last byte. */
export interface TimedAnswer {
  answer: Answer
  tookMs: number
}

/** Why a call has no answer. */
export type CallFailure = 'network' | 'cancelled'

export type Cell = string | number | boolean | undefined

export interface AnswerHead {
  status: number
  statusText: string
  headers: [string, string][]
}

/** An answer without its content, which stays in the worker and is asked for a window at a time. */
export interface Answer {
  /** What can be shown of it. */
  kind: 'json' | 'text' | 'image' | 'file' | 'empty'
  mediaType: string
  /** For saving; from the answer when it says one. */
  fileName: string
  bytes: number
  lines: number
  tables: TableHead[]
  /** The first few; `seriesTotal` counts them all. */
  series: ChartSeries[]
  seriesTotal: number
  failures: AnswerFailure[]
}

export interface TableHead {
  name: string
  columns: AnswerColumn[]
  /** Width of each column in characters, measured on the first rows. */
  widths: number[]
  rows: number
}

/** A series as numbers, to be handed over without being copied. */
export interface ChartSeries extends Omit<AnswerSeries, 'dates'> {
  /** Seconds since 1970, the unit of the chart. */
  times: Float64Array
}
