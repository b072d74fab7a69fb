import { type QueryExecutorProvider, sql } from 'kysely'

/** What a list of chosen series shows of each. */
export interface SeriesSummary {
  id: number
  name_en: string
  name_zh: string
  country_en: string | null
  country_zh: string | null
  /** The later of the last change of its points and of its description. */
  changed_at: Date
}

/** The summaries of the known ones among these series, by id. */
export async function summariseSeries(
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<Map<number, SeriesSummary>> {
  const { rows } = await sql<SeriesSummary>`
    select series.id, series.name_en, series.name_zh, country.name_en as country_en, country.name_zh as country_zh,
           greatest(series.updated_at, series.points_updated_at) as changed_at
    from macro.series series left join macro.geo country on country.id = series.country_id
    where series.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}
