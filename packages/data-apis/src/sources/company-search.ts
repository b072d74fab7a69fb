import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { type CompanyCriteria, companyCondition } from './company-criteria.ts'
import { nameHolds, plainName } from './company-words.ts'
import { readStatementCriteria } from './statement-criteria.ts'

type Database = Pick<DataContext, 'db'>

export type CompanyOrder =
  | 'name'
  | 'name_local'
  | 'revenue'
  | 'revenue_growth'
  | 'assets'
  | 'profit'
  | 'equity'
  | 'employees'
  | 'updated'
  | 'region'
  | 'region_local'
  | 'city'
  | 'city_local'
  | 'id'

interface OrderTerm {
  by: CompanyOrder
  direction: 'asc' | 'desc'
}

const keys: Record<CompanyOrder, RawBuilder<unknown>> = {
  name: sql`c.name`,
  name_local: sql`c.name_local`,
  revenue: sql`c.revenue_usd`,
  revenue_growth: sql`c.revenue_growth`,
  assets: sql`c.assets_usd`,
  profit: sql`c.profit_usd`,
  equity: sql`c.equity_usd`,
  employees: sql`c.employees`,
  updated: sql`c.updated_on`,
  region: sql`(select r.name from company.region r where r.code = c.region_code)`,
  region_local: sql`(select r.name_local from company.region r where r.code = c.region_code)`,
  city: sql`(select t.name from company.city t where t.code = c.city_code)`,
  city_local: sql`(select t.name_local from company.city t where t.code = c.city_code)`,
  id: sql`c.id`,
}

/** What is not known comes last in both directions, and the id decides what is the same, so that pages never overlap. */
const orderBy = (order: readonly OrderTerm[]) =>
  sql.join([
    ...order.map(({ by, direction }) => sql`${keys[by]} ${sql.raw(direction)} nulls last`),
    ...(order.some(({ by }) => by === 'id') ? [] : [sql`c.id`]),
  ])

/** One page of the companies that fulfil the criteria, and how many there are. */
export async function searchCompanies(
  ctx: Database,
  search: { criteria: CompanyCriteria; order: readonly OrderTerm[]; limit: number; offset: number },
): Promise<{ total: number; ids: number[] }> {
  const { criteria, order, limit, offset } = search
  // looking through statements is most of the work, so it is done once for the count and the page
  if (readStatementCriteria(criteria).length) {
    const ids = await findCompanyIds(ctx, criteria, order)
    return { total: ids.length, ids: ids.slice(offset, offset + limit) }
  }
  const where = await companyCondition(ctx, criteria)
  const { rows } = await sql<{ total: number; ids: number[] }>`
    select (select count(*)::int from company.company c where ${where}) as total,
      array(select c.id from company.company c where ${where} order by ${orderBy(order)}
        limit ${limit} offset ${offset}) as ids`.execute(ctx.db)
  return rows[0]!
}

/** The ids of all companies that fulfil the criteria, in order. */
export async function findCompanyIds(
  ctx: Database,
  criteria: CompanyCriteria,
  order: readonly OrderTerm[] = [{ by: 'id', direction: 'asc' }],
): Promise<number[]> {
  const where = await companyCondition(ctx, criteria)
  const { rows } = await sql<{ id: number }>`
    select c.id from company.company c where ${where} order by ${orderBy(order)}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** A company that a name or a number stands for; `score` is 1 for the number or the very name, less for similar names. */
interface CompanyMatch {
  id: number
  name: string
  country_code: string
  external_id: string | null
  score: number
}

interface CompanyLookup {
  name?: string | undefined
  countries?: readonly string[] | undefined
  externalIds?: readonly string[] | undefined
  externalIdClasses?: readonly string[] | undefined
  limit: number
}

/** The companies that fit a name or one of the numbers, the best first. */
export async function matchCompanies(ctx: Database, lookup: CompanyLookup): Promise<CompanyMatch[]> {
  const { name, countries, externalIds, externalIdClasses, limit } = lookup
  const plain = plainName(name ?? '')
  const isNumber = externalIds?.length ? sql`x.value = any(${[...externalIds]}::text[])` : sql`false`
  const isClass = externalIdClasses?.length ? sql`x.class = any(${[...externalIdClasses]}::text[])` : sql`true`
  const isThere = countries?.length ? sql`c.country_code = any(${[...countries]}::text[])` : sql`true`
  const { rows } = await sql<CompanyMatch>`
    with found as (
      select x.company_id as id, x.value as external_id, 1::float8 as score from company.external_id x
      where ${isNumber} and ${isClass}
      union all
      select c.id, null, ${likeness(plain)} from company.company c where ${plain} <> '' and ${isThere}
        and (c.names % ${plain} or ${plain} <% c.names or c.names like ${nameHolds(plain)})
    )
    select c.id, c.name, c.country_code, max(found.external_id) as external_id,
      round(max(found.score)::numeric, 3)::float8 as score
    from found join company.company c on c.id = found.id
    where ${isThere}
    group by c.id, c.name, c.country_code order by score desc, length(c.name), c.id limit ${limit}`.execute(ctx.db)
  return rows
}

/** Trigrams know only the letters of the database's locale, so that a part of a name counts by its length as well. */
const likeness = (plain: string) => sql`case when ${plain} = any(string_to_array(c.names, ' | ')) then 1 else
  0.99 * greatest(word_similarity(${plain}, c.names), similarity(c.names, ${plain}),
    case when c.names like ${nameHolds(plain)} then (
      select max(length(${plain})::float8 / length(name)) from unnest(string_to_array(c.names, ' | ')) name
      where name like ${nameHolds(plain)}) end) end`
