import type { OwnSeries } from '@portal/data-apis/data-api.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'

/** The series that an account has imported, oldest first. */
export async function listOwnSeries({ db }: Context, accountId: string): Promise<OwnSeries[]> {
  const { rows } = await sql<OwnSeries>`
    select series.number, series.name, series.remarks, series.frequency, series.country, series.multiplier,
      json_build_object('id', series.unit_id, 'name', series.unit_name) as unit,
      series.created_at as "createdAt", series.updated_at as "updatedAt", points.*
    from portal.user_series series, lateral (
      select min(date) as start_date, max(date) as end_date, count(*)::int as observations,
        (array_agg(value order by date desc))[1] as last_value,
        (array_agg(value order by date desc))[2] as previous_value
      from portal.user_series_point point where point.number = series.number) points
    where series.account_id = ${accountId}
    order by series.number`.execute(db)
  return rows
}
