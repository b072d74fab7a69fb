import { limits } from '@portal/domain/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { parseKeyword } from './keyword.ts'
import { writeQuery } from './keyword-query.ts'

/** What a search narrows series by; every field that is there must hold. Dates are YYYY-MM-DD, in UTC. */
export interface SeriesCriteria {
  keyword?: string | undefined
  strict_keyword_search?: boolean | undefined
  name_only?: boolean | undefined
  frequency?: readonly string[] | undefined
  country?: readonly string[] | undefined
  geo?: readonly string[] | undefined
  region?: readonly string[] | undefined
  source?: readonly string[] | undefined
  unit?: readonly string[] | undefined
  indicator?: readonly string[] | undefined
  status?: readonly string[] | undefined
  key_only?: boolean | undefined
  new_only?: boolean | undefined
  headline_only?: boolean | undefined
  forecast_only?: boolean | undefined
  with_release_only?: boolean | undefined
  with_replacements_only?: boolean | undefined
  with_observations_only?: boolean | undefined
  with_continuous_only?: boolean | undefined
  with_vintage_enabled_only?: boolean | undefined
  start_date_before?: string | undefined
  end_date_after?: string | undefined
  created_after?: string | undefined
  updated_after?: string | undefined
  timepoints_updated_after?: string | undefined
  database?: readonly string[] | undefined
  topic?: readonly string[] | undefined
  section?: readonly string[] | undefined
  table?: readonly string[] | undefined
  alternative?: readonly string[] | undefined
  data_source?: readonly string[] | undefined
  /** Ids of series. */
  series?: readonly number[] | undefined
}

type Condition = RawBuilder<boolean>

/** A criteria value that is a list, as a condition on macro.series (named s). An empty list is no criterion. */
const lists: { [Name in keyof SeriesCriteria]?: (values: string[]) => Condition } = {
  frequency: values => sql`s.frequency = any(${values})`,
  country: values => sql`s.country_id = any(${values})`,
  geo: values => sql`s.geo_ids && ${values}::text[]`,
  region: values => sql`s.geo_ids && ${values}::text[]`,
  source: values => sql`s.source_id = any(${values})`,
  unit: values => sql`s.unit_id = any(${values})`,
  indicator: values => sql`s.indicator_ids && ${values}::text[]`,
  status: values => sql`s.status = any(${values})`,
  database: values => sql`s.databases && ${values}::text[]`,
  topic: values => isPlaced('topic_code', values),
  section: values => isPlaced('section_code', values),
  table: values => isPlaced('table_code', values),
  alternative: () => sql`s.frequency in ('D', 'W')`,
  data_source: values => (values.includes('CEIC') ? sql`true` : sql`false`),
}

const isPlaced = (column: string, codes: string[]): Condition =>
  sql`s.id in (select p.series_id from macro.placement p where ${sql.ref(`p.${column}`)} = any(${codes}))`

const flags: { [Name in keyof SeriesCriteria]?: Condition } = {
  key_only: sql`s.is_key`,
  headline_only: sql`s.is_headline`,
  forecast_only: sql`s.is_forecast`,
  with_release_only: sql`s.release_code is not null`,
  with_replacements_only: sql`cardinality(s.replacements) > 0`,
  with_observations_only: sql`s.observations > 0`,
  with_continuous_only: sql`s.has_continuous`,
  with_vintage_enabled_only: sql`s.has_vintages`,
}

const dates: { [Name in keyof SeriesCriteria]?: (date: string) => Condition } = {
  start_date_before: date => sql`s.start_date < ${date}::date`,
  end_date_after: date => sql`s.end_date > ${date}::date`,
  created_after: date => sql`s.created_at > ${moment(date)}`,
  updated_after: date => sql`greatest(s.updated_at, s.points_updated_at) > ${moment(date)}`,
  timepoints_updated_after: date => sql`s.points_updated_at > ${moment(date)}`,
}

/** Every criterion but the keyword and how it is read. */
export const criteriaNames = [
  ...[lists, flags, dates].flatMap(table => Object.keys(table)),
  'new_only',
  'series',
] as (keyof SeriesCriteria)[]

/** The first moment of a day in UTC. */
const moment = (date: string) => sql`${date.length > 10 ? date : `${date}T00:00:00Z`}::timestamptz`

export interface Conditions {
  where: Condition
  /** The keyword as a tsquery on names alone, for ordering by relevance. */
  nameQuery: string | undefined
}

/** Whether a keyword holds a word that can be looked for. */
export const isSearchable = (keyword: string): boolean => parseKeyword(keyword) !== undefined

/** The criteria as one condition on macro.series, named s. A keyword without a word is no criterion. */
async function readCriteria(ctx: DataContext, criteria: SeriesCriteria): Promise<Conditions> {
  const keyword = parseKeyword(criteria.keyword ?? '')
  const options = { strict: criteria.strict_keyword_search ?? false, nameOnly: criteria.name_only ?? false }
  const queries = keyword && (await writeQuery(ctx.db, keyword, options))
  const parts = [
    ...entries(lists).flatMap(([name, write]) => {
      const values = criteria[name] as readonly string[] | undefined
      return values?.length ? [write([...values])] : []
    }),
    ...entries(flags).flatMap(([name, condition]) => (criteria[name] ? [condition] : [])),
    ...entries(dates).flatMap(([name, write]) => {
      const date = criteria[name]
      return date ? [write(date as string)] : []
    }),
    ...(criteria.new_only ? [sql<boolean>`s.created_at > ${newSince(ctx.now())}`] : []),
    ...(criteria.series ? [sql<boolean>`s.id = any(${[...criteria.series]}::int[])`] : []),
    ...(queries ? [sql<boolean>`s.search @@ ${queries.query}::tsquery`] : []),
  ]
  return {
    nameQuery: queries?.nameQuery,
    where: parts.length ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`,
  }
}

/** What a saved filter chooses: listed series, and those of its criteria if it has any. */
export interface FilterChoice {
  series: readonly number[]
  criteria: SeriesCriteria | undefined
}

/** The criteria together with a saved filter: what both choose. */
export async function readSelection(
  ctx: DataContext,
  criteria: SeriesCriteria,
  filter: FilterChoice | undefined,
): Promise<Conditions> {
  const conditions = await readCriteria(ctx, criteria)
  if (!filter) return conditions
  const listed = sql<boolean>`s.id = any(${[...filter.series]}::int[])`
  const chosen = filter.criteria && (await readCriteria(ctx, filter.criteria)).where
  return { ...conditions, where: sql`(${conditions.where}) and (${chosen ? sql`${listed} or (${chosen})` : listed})` }
}

/** Series made after this moment count as new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - limits.newSeriesDays * 86_400_000)

const entries = <Value>(table: { [Name in keyof SeriesCriteria]?: Value }) =>
  Object.entries(table) as [keyof SeriesCriteria, Value][]

/** The ids of all series that fulfil the criteria. */
export async function filterSeries(ctx: DataContext, criteria: SeriesCriteria): Promise<Set<number>> {
  const { where } = await readCriteria(ctx, criteria)
  const { rows } = await sql<{ id: number }>`select s.id from macro.series s where ${where}`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}
