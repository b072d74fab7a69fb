import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * A stretch of transactions, the first included and the last not. As the last one is the oldest that still runs,
 * everything inside is committed or gone, and the next stretch begins where this one ends: nothing is missed and
 * nothing comes twice.
 */
export interface ChangeWindow {
  since: string
  until: string
}

/** What changed of a series: everything when it is new, otherwise its description and the points of some days. */
export interface SeriesChange {
  id: number
  isNew: boolean
  /** Days whose point was added, changed or removed; of a new series, those that belong to the next window. */
  days: Set<string>
}

/** The transaction before which everything is committed or gone in this snapshot. */
export async function readHorizon(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db)
  return rows[0]!.xid
}

/** What changed among these series within a window, by id. A window from another server's past counts from its start. */
export async function findChanges(
  db: QueryExecutorProvider,
  ids: readonly number[],
  window: ChangeWindow,
): Promise<Map<number, SeriesChange>> {
  const { rows } = await sql<{ id: number; is_new: boolean; days: string[] | null }>`
    with stretch as (
      select case when ${window.since}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8
                  else ${window.since}::xid8 end as since, ${window.until}::xid8 as until
    )
    select series.id, series.created_xid >= since and series.created_xid < until as is_new, changed.days::text[]
    from macro.series series cross join stretch left join lateral (
      select array_agg(change.date) as days from macro.point_change change
      where change.series_id = series.id and change.changed_xid >= since
        and (change.changed_xid < until) <> (series.created_xid >= since and series.created_xid < until)
    ) changed on true
    where series.id = any(${ids}::int[]) and (
      (series.changed_xid >= since and series.changed_xid < until) or
      (series.created_xid >= since and series.created_xid < until) or
      exists (select from macro.point_change change
              where change.series_id = series.id and change.changed_xid >= since and change.changed_xid < until))
    order by series.id`.execute(db)
  return new Map(rows.map(({ id, is_new, days }) => [id, { id, isNew: is_new, days: new Set(days ?? []) }]))
}

/** Whether a change concerns the point of a day. */
export const isDayChanged = ({ isNew, days }: SeriesChange, day: string): boolean => days.has(day) !== isNew
