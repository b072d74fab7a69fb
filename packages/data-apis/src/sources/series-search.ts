import { type RawBuilder, sql } from 'kysely'
import { frequencies, statuses } from '../codes.ts'
import type { DataContext } from '../data-api.ts'
import { type Conditions, type FilterChoice, readSelection, type SeriesCriteria } from './series-criteria.ts'

/** What search results can be counted by. */
export type FacetName =
  | 'database'
  | 'frequency'
  | 'country'
  | 'geo'
  | 'source'
  | 'unit'
  | 'indicator'
  | 'region'
  | 'status'

export type SeriesOrder =
  | 'relevance'
  | 'popular'
  | 'updated'
  | 'new'
  | 'unit'
  | 'status'
  | 'frequency'
  | 'percentage_change'
  | 'source'
  | 'last_value'
  | 'first_date'
  | 'last_date'

interface SeriesSearch {
  criteria: SeriesCriteria
  filter?: FilterChoice | undefined
  order: SeriesOrder
  direction: 'asc' | 'desc'
  facets: readonly FacetName[]
  limit: number
  offset: number
}

export interface FoundPage {
  total: number
  ids: number[]
  facets: { id: FacetName; items: { id: string; total: number }[] }[]
}

/** One page of the series that fulfil the criteria, with their number and the counts asked for. */
export async function searchSeries(ctx: DataContext, search: SeriesSearch): Promise<FoundPage> {
  const conditions = await readSelection(ctx, search.criteria, search.filter)
  const { limit, offset } = search
  const facets = search.facets.map(name => sql`(select json_agg(f) from (${facetQueries[name]}) f) as ${sql.ref(name)}`)
  const columns = [...new Set(search.facets.map(name => facetColumns[name]))].map(column => sql`, s.${sql.ref(column)}`)
  const { rows } = await sql<{ total: number; ids: number[] | null } & Record<FacetName, Entry[] | null>>`
    with matched as materialized (
      select s.id, ${orderKey(search, conditions)} as key, s.popularity, length(s.name_en) as wordiness
        ${sql.join(columns, sql``)}
      from macro.series s where ${conditions.where}
    )
    select (select count(*)::int from matched) as total,
      (select json_agg(id) from (
        select id from matched order by key ${sql.raw(directionOf(search))} nulls last, popularity desc, wordiness, id
        limit ${limit} offset ${offset}) page) as ids
      ${facets.length ? sql`, ${sql.join(facets)}` : sql``}`.execute(ctx.db)
  const { total, ids, ...counts } = rows[0]!
  return {
    total,
    ids: ids ?? [],
    facets: search.facets.map(id => ({ id, items: counts[id] ?? [] })),
  }
}

interface Entry {
  id: string
  total: number
}

const facetColumns: Record<FacetName, string> = {
  database: 'databases',
  frequency: 'frequency',
  country: 'country_id',
  geo: 'geo_id',
  source: 'source_id',
  unit: 'unit_id',
  indicator: 'indicator_id',
  region: 'geo_ids',
  status: 'status',
}

const counted = (column: string) =>
  sql`select ${sql.ref(column)} as id, count(*)::int as total from matched where ${sql.ref(column)} is not null
    group by 1 order by 2 desc, 1`

const facetQueries: Record<FacetName, RawBuilder<unknown>> = {
  database: sql`
    select d as id, count(*)::int as total from matched, unnest(databases) d group by 1 order by 2 desc, 1`,
  frequency: counted('frequency'),
  country: counted('country_id'),
  geo: counted('geo_id'),
  source: counted('source_id'),
  unit: counted('unit_id'),
  indicator: counted('indicator_id'),
  region: sql`
    select g.id, sum(m.total)::int as total
    from (select geo_ids, count(*) as total from matched group by 1) m, unnest(m.geo_ids) place
      join macro.geo g on g.id = place and g.type in ('world', 'region')
    group by 1 order by 2 desc, 1`,
  status: counted('status'),
}

/** The rank of an id in a list, for columns that sort by meaning and not by letter. */
const rankIn = (column: string, ids: string[]) => sql`array_position(${ids}::text[], ${sql.ref(column)})`

const keys: Record<Exclude<SeriesOrder, 'relevance'>, RawBuilder<unknown>> = {
  popular: sql`-s.popularity`,
  updated: sql`greatest(s.updated_at, s.points_updated_at)`,
  new: sql`s.created_at`,
  unit: sql`(select u.name_en from macro.unit u where u.id = s.unit_id)`,
  status: rankIn(
    's.status',
    statuses.map(({ id }) => id),
  ),
  frequency: rankIn(
    's.frequency',
    frequencies.map(({ id }) => id),
  ),
  percentage_change: sql`(s.last_value - s.previous_value) / nullif(abs(s.previous_value), 0)`,
  source: sql`(select c.name_en from macro.source c where c.id = s.source_id)`,
  last_value: sql`s.last_value`,
  first_date: sql`s.start_date`,
  last_date: sql`s.end_date`,
}

/** More than any popularity: series with all words in the name come before those found by source, unit or place. */
const nameWorth = 10_000

/** Relevance is cheap on purpose: ts_rank over thousands of matches would take most of the time of a search. */
function orderKey({ order }: SeriesSearch, { nameQuery }: Conditions) {
  if (order !== 'relevance') return keys[order]
  return nameQuery
    ? sql`s.popularity + case when s.search @@ ${nameQuery}::tsquery then ${nameWorth}::int else 0 end`
    : sql`s.popularity`
}

/** The best match always comes first. */
const directionOf = ({ order, direction }: SeriesSearch) => (order === 'relevance' ? 'desc' : direction)
