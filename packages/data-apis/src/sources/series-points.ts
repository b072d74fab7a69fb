import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { type Points, readDates, readInstants, readValues } from './points.ts'

export interface StoredPoints extends Points {
  deleted: Points
}

/** All points of series, by id; a series without a row has none. */
export async function readPoints(ctx: DataContext, ids: readonly number[]): Promise<Map<number, StoredPoints>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<Record<Column, string> & { series_id: number }>`
    select series_id, dates::text as dates, values::text as values, updated_at::text as updated_at,
      deleted_dates::text as deleted_dates, deleted_values::text as deleted_values, deleted_at::text as deleted_at
    from macro.series_points where series_id = any(${[...ids]}::int[])`.execute(ctx.db)
  return new Map(
    rows.map(row => [
      row.series_id,
      {
        ...parse(row.dates, row.values, row.updated_at),
        deleted: parse(row.deleted_dates, row.deleted_values, row.deleted_at),
      },
    ]),
  )
}

type Column = 'dates' | 'values' | 'updated_at' | 'deleted_dates' | 'deleted_values' | 'deleted_at'

const parse = (dates: string, values: string, updatedAt: string): Points => ({
  dates: readDates(dates),
  values: readValues(values),
  updatedAt: readInstants(updatedAt),
})

export interface Revision {
  date: string
  type: 'F' | 'P' | 'O'
  dates: string[]
  values: (number | null)[]
}

/** The revisions of series, oldest first, by id; a series without vintages has none. */
export async function readRevisions(ctx: DataContext, ids: readonly number[]): Promise<Map<number, Revision[]>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<{
    series_id: number
    date: string
    type: Revision['type']
    dates: string
    values: string
  }>`
    select series_id, revision_date::text as date, revision_type as type, dates::text as dates, values::text as values
    from macro.vintage where series_id = any(${[...ids]}::int[])
    order by series_id, revision_date`.execute(ctx.db)
  const revisions = rows.map(row => ({ ...row, dates: readDates(row.dates), values: readValues(row.values) }))
  return Map.groupBy(revisions, row => row.series_id)
}

export interface Chain {
  id: string
  forVintages: boolean
  /** The series itself first, then ever older ones. */
  members: number[]
  en: string
  zh: string
}

/** The chains that extend the history of series, by id. */
export async function readChains(ctx: DataContext, ids: readonly number[]): Promise<Map<number, Chain[]>> {
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .selectFrom('macro.chain')
    .select(['series_id', 'id', 'for_vintages as forVintages', 'members', 'name_en as en', 'name_zh as zh'])
    .where('series_id', 'in', [...ids])
    .orderBy('series_id')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, row => row.series_id)
}
