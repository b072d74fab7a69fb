import { sql } from 'kysely'
import type { FrequencyId } from '../codes.ts'
import type { DataContext } from '../data-api.ts'

/** By what an insight names a series: there is one such series in the sample at most. */
export interface InsightReference {
  indicator: string
  place: string
  frequency: FrequencyId
}

export const referenceKey = ({ indicator, place, frequency }: InsightReference): string =>
  [indicator, place, frequency].join(':')

/** The ids of the series behind references, by `referenceKey`; one that is gone is missing. */
export async function findInsightSeries(
  { db }: DataContext,
  references: readonly InsightReference[],
): Promise<Map<string, number>> {
  if (!references.length) return new Map()
  const column = (name: keyof InsightReference) => references.map(reference => reference[name])
  const { rows } = await sql<InsightReference & { id: number }>`
    select s.id, s.indicator_id as indicator, s.geo_id as place, s.frequency
    from macro.series s
      join (select distinct * from unnest(${column('indicator')}::text[], ${column('place')}::text[],
        ${column('frequency')}::text[]) wanted(indicator, place, frequency)) w
        on w.indicator = s.indicator_id and w.place = s.geo_id and w.frequency = s.frequency
    where s.key like 'sample:%' and s.status = 'T'`.execute(db)
  return new Map(rows.map(row => [referenceKey(row), row.id]))
}
