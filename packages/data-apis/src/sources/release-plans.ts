import { type RawBuilder, sql } from 'kysely'
import type { DataContext, DataLanguage } from '../data-api.ts'
import type { ReleasePlan } from '../release-calendar.ts'
import { type FilterChoice, readSelection, type SeriesCriteria } from './series-criteria.ts'
import { nameColumn } from './series-rows.ts'

/** The release plans of the series that fulfil the criteria; series that are published without a plan have none. */
export async function findReleasePlans(
  ctx: DataContext,
  criteria: SeriesCriteria,
  filter: FilterChoice | undefined,
): Promise<ReleasePlan[]> {
  const { where } = await readSelection(ctx, criteria, filter)
  return readPlans(ctx, where)
}

/** The plan by which one series is published, when there is one. */
export async function readReleasePlan(ctx: DataContext, seriesId: number): Promise<ReleasePlan | undefined> {
  const [plan] = await readPlans(ctx, sql`s.id = ${seriesId}`)
  return plan
}

async function readPlans({ db }: DataContext, where: RawBuilder<boolean>): Promise<ReleasePlan[]> {
  const { rows } = await sql<ReleasePlan>`
    select s.release_code as code, s.frequency, s.release_lag_days as "lagDays", max(s.end_date)::text as "endDate",
      bool_or(s.has_vintages) as "isRevised"
    from macro.series s
    where s.release_code is not null and s.release_lag_days is not null and s.end_date is not null and (${where})
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db)
  return rows
}

/** A series that comes out under a release code; dates as YYYY-MM-DD. */
interface ReleasedSeries {
  id: number
  name: string
  unit: string
  frequency: string
  startDate: string | null
  endDate: string | null
  lastUpdated: string
  sourceName: string
}

/** One page of the series of a release code, with their number; none for an unknown code. */
export async function listReleasedSeries(
  { db }: DataContext,
  code: string,
  language: DataLanguage,
  page: { limit: number; offset: number },
): Promise<{ total: number; series: ReleasedSeries[] }> {
  const name = nameColumn(language)
  const ofCode = sql`from macro.series s where s.release_code = ${code}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${ofCode}`.execute(db)
  const { rows: series } = await sql<ReleasedSeries>`
    select p.id, p.${name} as name, u.${name} as unit, p.frequency, p.start_date::text as "startDate",
      p.end_date::text as "endDate", o.${name} as "sourceName",
      (greatest(p.updated_at, p.points_updated_at) at time zone 'UTC')::date::text as "lastUpdated"
    from (select s.* ${ofCode} order by s.popularity desc, s.id limit ${page.limit} offset ${page.offset}) p
      join macro.unit u on u.id = p.unit_id
      join macro.source o on o.id = p.source_id
    order by p.popularity desc, p.id`.execute(db)
  return { total: counted[0]!.total, series }
}
