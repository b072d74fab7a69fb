import { sql } from 'kysely'
import type { DataContext, DataLanguage } from '../data-api.ts'

interface Named {
  id: string
  name: string
}

/** One series with the names of all it refers to, in one language. */
export interface SeriesRow {
  id: number
  name: string
  indicator: Named & { classificationId: string }
  classification: Named
  chain: Named[]
  unit: Named
  country: Named | null
  province: Named | null
  place: Named & { type: string; parents: string[] }
  source: Named & { countryId: string | null }
  frequency: string
  status: string
  remarks: string | null
  mnemonic: string | null
  trade_code: string | null
  series_tag: string | null
  multiplier_code: string
  period_end: number | null
  is_forecast: boolean
  is_headline: boolean
  is_key: boolean
  has_vintages: boolean
  has_continuous: boolean
  has_schedule: boolean
  replacements: number[]
  created_at: Date
  updated_at: Date
  points_updated_at: Date
  start_date: string | null
  end_date: string | null
  observations: number
  last_value: number | null
  previous_value: number | null
}

/** The column of a name in a language; those without translations get the English one. */
export const nameColumn = (language: DataLanguage, prefix = 'name') =>
  sql.raw(`${prefix}_${language === 'zh' ? 'zh' : 'en'}`)

/** The rows of the known ones among these series, by id. */
export async function readSeriesRows(
  ctx: DataContext,
  ids: readonly number[],
  language: DataLanguage,
): Promise<Map<number, SeriesRow>> {
  if (!ids.length) return new Map()
  const name = nameColumn(language)
  const named = (alias: string) => sql`json_build_object('id', ${sql.raw(alias)}.id, 'name', ${sql.raw(alias)}.${name})`
  const { rows } = await sql<SeriesRow>`
    select s.id, s.${name} as name, s.frequency, s.status, s.${nameColumn(language, 'remarks')} as remarks, s.mnemonic,
      s.trade_code, s.series_tag, s.multiplier_code, s.period_end, s.is_forecast, s.is_headline, s.is_key,
      s.has_vintages, s.has_continuous, s.release_code is not null as has_schedule, s.replacements, s.created_at,
      s.updated_at, s.points_updated_at, s.start_date, s.end_date, s.observations, s.last_value, s.previous_value,
      json_build_object('id', i.id, 'name', i.${name}, 'classificationId', i.classification_id) as indicator,
      ${named('c')} as classification, ${named('u')} as unit,
      (select json_agg(${named('a')} order by at) from unnest(s.indicator_ids) with ordinality wanted(id, at)
        join macro.indicator a on a.id = wanted.id) as chain,
      case when country.id is not null then ${named('country')} end as country,
      case when province.id is not null then ${named('province')} end as province,
      json_build_object('id', g.id, 'name', g.${name}, 'type', g.type, 'parents', g.parents) as place,
      json_build_object('id', o.id, 'name', o.${name}, 'countryId', o.country_id) as source
    from macro.series s
      join macro.indicator i on i.id = s.indicator_id
      join macro.classification c on c.id = i.classification_id
      join macro.unit u on u.id = s.unit_id
      join macro.source o on o.id = s.source_id
      join macro.geo g on g.id = s.geo_id
      left join macro.geo country on country.id = s.country_id
      left join macro.geo province on province.id = s.province_id
    where s.id = any(${[...ids]}::int[])`.execute(ctx.db)
  return new Map(rows.map(row => [row.id, row]))
}

/** A place of a series in the tree. */
export interface PlacementRow {
  series_id: number
  series_code: string
  database: Named
  topic: Named
  section: Named
  table: Named
  parent_code: string | null
  short_name: string | null
  separator_after: boolean
  display_order: number
}

/** The places of series, the global database first, then in the order of the tree. */
export async function readPlacements(
  ctx: DataContext,
  ids: readonly number[],
  language: DataLanguage,
): Promise<Map<number, PlacementRow[]>> {
  if (!ids.length) return new Map()
  const name = nameColumn(language)
  const node = (alias: string) =>
    sql`json_build_object('id', ${sql.raw(alias)}.code, 'name', ${sql.raw(alias)}.${name})`
  const { rows } = await sql<PlacementRow>`
    select p.series_id, p.series_code, ${node('d')} as database, ${node('t')} as topic, ${node('s')} as section,
      ${node('b')} as table, p.parent_code, p.${nameColumn(language, 'short_name')} as short_name, p.separator_after,
      p.display_order
    from macro.placement p
      join macro.layout_node d on d.code = p.database_code
      join macro.layout_node t on t.code = p.topic_code
      join macro.layout_node s on s.code = p.section_code
      join macro.layout_node b on b.code = p.table_code
    where p.series_id = any(${[...ids]}::int[])
    order by p.series_id, d.display_order, p.series_code`.execute(ctx.db)
  return Map.groupBy(rows, row => row.series_id)
}
