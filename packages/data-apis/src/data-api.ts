import type { Words } from '@portal/domain/language.ts'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DataTables } from './sources/tables.ts'

/** The languages that the macro API accepts; names without a translation fall back to English. */
export const dataLanguages = ['en', 'zh', 'ru', 'id', 'jp'] as const
export type DataLanguage = (typeof dataLanguages)[number]

/** A text in the caller's language; languages without translations get the English one. */
export const inLanguage = (language: DataLanguage, { en, zh }: Words): string => (language === 'zh' ? zh : en)

/**
 * One call of a product's operation, already matched and checked against the document: `params` holds every path,
 * query, form and header value under its own name, converted to the type of its schema (csv lists are arrays, dates
 * are YYYY-MM-DD, numbers are numbers), with defaults filled in.
 */
export interface DataCall {
  operationId: string
  params: Record<string, unknown>
  /** The parsed JSON body, for operations that take one. */
  body: unknown
  language: DataLanguage
  /** Aborted when the caller goes away or the call takes too long. */
  signal: AbortSignal
  /** The address of the product's base as the caller reaches it, for links inside answers. */
  baseUrl: string
  /** Whoever calls, under a name that means nothing here: what a call leaves behind, a cursor, belongs to it. */
  owner?: string
  /** What the saved filter of `filter_id` chooses: listed series, those of its criteria, or both. */
  filter?: SavedFilter
  /** The series that the caller has imported, when the call searches among them. */
  ownSeries?: readonly OwnSeries[]
}

/** A filter that the caller has saved; criteria are parameters of the product's search, under their names. */
export interface SavedFilter {
  /** Ids of series, or of what else the product lists. */
  series: readonly number[]
  criteria: Readonly<Record<string, unknown>>
}

/** A series that somebody imported, with what its points come to. Days are YYYY-MM-DD. */
export interface OwnSeries {
  /** 1001 is written UD1001. */
  number: number
  name: string
  remarks: string | null
  frequency: string
  unit: { id: string; name: string }
  /** ISO 3166-1 alpha-2. */
  country: string | null
  multiplier: string
  createdAt: Date
  updatedAt: Date
  start_date: string | null
  end_date: string | null
  observations: number
  last_value: number | null
  previous_value: number | null
}

/** What an operation answers: a body to be written as JSON or XML, one that is written as JSON already, or bytes with their type. */
export type DataAnswer =
  | { status?: number; body: unknown }
  | { status?: number; json: string }
  | { status?: number; bytes: Uint8Array; contentType: string; fileName?: string }

/** A failure of a product operation: goes out in the family's own envelope with this status and code. */
export class DataError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds until it makes sense to try again, where somebody knows. */
  readonly retryAfter: number | undefined
  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** What handlers and sources need: the database and a clock. */
export interface DataContext {
  db: Kysely<DataTables>
  pool: pg.Pool
  now: () => Date
}

export type Handler = (ctx: DataContext, call: DataCall) => Promise<DataAnswer>

/** One product API: its name in the product descriptor and a handler per operationId. */
export interface DataApi {
  name: string
  handlers: Record<string, Handler>
}
