import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'

export type Condition = RawBuilder<boolean>

export interface Page {
  limit: number
  offset: number
}

export interface Found<Row> {
  /** On all pages. */
  total: number
  rows: Row[]
}

interface Query {
  columns: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: Condition
  order: RawBuilder<unknown>
}

/** One page of rows, and how many there are in all. Dates come as YYYY-MM-DD. */
export async function findPage<Row>(ctx: DataContext, query: Query, { limit, offset }: Page): Promise<Found<Row>> {
  const { columns, from, where, order } = query
  const { rows } = await sql<Found<Row>>`
    select (select count(*)::int from ${from} where ${where}) as total,
      coalesce((select json_agg(found) from (
        select ${columns} from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}) found), '[]') as rows
    `.execute(ctx.db)
  return rows[0]!
}

/** Conditions that must all hold; those that are undefined are none. */
export function all(conditions: (Condition | undefined)[]): Condition {
  const known = conditions.filter(condition => condition !== undefined)
  return known.length ? sql`${sql.join(known, sql` and `)}` : sql`true`
}

/** What holds when a column is one of the values; nothing when there are none. */
export const isOneOf = (column: string, values: readonly string[] | undefined): Condition | undefined =>
  values?.length ? sql`${sql.ref(column)} = any(${[...values]}::text[])` : undefined

export const isAtLeast = (column: string, value: number | string | undefined): Condition | undefined =>
  value === undefined ? undefined : sql`${sql.ref(column)} >= ${value}`

export const isAtMost = (column: string, value: number | string | undefined): Condition | undefined =>
  value === undefined ? undefined : sql`${sql.ref(column)} <= ${value}`

/** What holds for records of a kind, named by `column`, in which a company has the role. */
export const takesPart = (kind: PartyKind, column: string, role: string, company: number | undefined) =>
  company === undefined
    ? undefined
    : sql<boolean>`${sql.ref(column)} in (
        select r.record_id from estate.party r where r.company_id = ${company} and r.kind = ${kind} and r.role = ${role})`

export type PartyKind = 'property' | 'project' | 'transaction'

/** A moment as ISO 8601 in UTC, 2026-10-31T08:00:00Z. */
export const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
