import { type QueryExecutorProvider, sql } from 'kysely'
import type { DataLanguage } from '../data-api.ts'
import { readDates, readValues } from './points.ts'

/** What a copy of a published series takes over. */
interface SeriesCopy {
  name: string
  frequency: string
  unit_id: string
  unit_name: string
  country: string | null
  multiplier: string
  source_name: string
  remarks: string | null
  start_date: string | null
  reference_series_id: number
  /** Oldest first; a blank point has no value. */
  dates: string[]
  values: (number | null)[]
}

/** Everything of a published series that a copy takes over, none when the series is unknown. */
export async function copySeries(
  db: QueryExecutorProvider,
  id: number,
  language: DataLanguage,
): Promise<SeriesCopy | undefined> {
  const name = (table: string) => sql.ref(`${table}.name_${language === 'zh' ? 'zh' : 'en'}`)
  const { rows } = await sql<Omit<SeriesCopy, 'dates' | 'values'> & { dates: string | null; values: string | null }>`
    select ${name('series')} as name, series.frequency, series.unit_id, unit.name_en as unit_name,
           series.country_id as country, series.multiplier_code as multiplier, ${name('source')} as source_name,
           ${sql.ref(`series.remarks_${language === 'zh' ? 'zh' : 'en'}`)} as remarks, series.start_date,
           series.id as reference_series_id, points.dates::text as dates, points.values::text as values
    from macro.series series
      join macro.unit unit on unit.id = series.unit_id
      join macro.source source on source.id = series.source_id
      left join macro.series_points points on points.series_id = series.id
    where series.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  return { ...row, dates: row.dates ? readDates(row.dates) : [], values: row.values ? readValues(row.values) : [] }
}
