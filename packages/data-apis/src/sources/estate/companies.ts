import { sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import { all, type Condition, type Found, findPage, instant, isOneOf, type Page, type PartyKind } from './find.ts'

export interface CompanyRow {
  id: number
  name: string
  name_local: string | null
  roles: string[]
  country_code: string
  website: string | null
  description_en: string
  description_zh: string
  emis_company_id: number | null
  holdings_count: number
  updated_at: string
}

interface CompanyCriteria {
  /** A part of either name. */
  name?: string | undefined
  country?: readonly string[] | undefined
  role?: readonly string[] | undefined
}

const from = sql`estate.company c`
/** What a company owns or develops. */
const isHolding = sql`(r.kind, r.role) in (('property', 'owner'), ('project', 'developer'))`
const columns = sql`c.id, c.name, c.name_local, c.roles, c.country_code, c.website, c.description_en, c.description_zh,
  c.emis_company_id, ${instant('c.updated_at')} as updated_at,
  (select count(*)::int from estate.party r where r.company_id = c.id and ${isHolding}) as holdings_count`

/** One page of the companies that fulfil the criteria, by name. */
export const findCompanies = (ctx: DataContext, { name, country, role }: CompanyCriteria, page: Page) => {
  const where = all([
    hasName(name),
    isOneOf('c.country_code', country),
    role?.length ? sql<boolean>`c.roles && ${[...role]}::text[]` : undefined,
  ])
  return findPage<CompanyRow>(ctx, { columns, from, where, order: sql`c.name, c.id` }, page)
}

const hasName = (name: string | undefined): Condition | undefined =>
  name === undefined
    ? undefined
    : sql`(position(lower(${name}) in lower(c.name)) > 0 or position(lower(${name}) in lower(c.name_local)) > 0)`

/** A company, undefined when there is none of the number. */
export async function findCompany(ctx: DataContext, id: number): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`select ${columns} from ${from} where c.id = ${id}`.execute(ctx.db)
  return rows[0]
}

export const hasCompany = async (ctx: DataContext, id: number): Promise<boolean> =>
  (await sql`select from estate.company where id = ${id}`.execute(ctx.db)).rows.length > 0

export interface HoldingRow {
  kind: 'property' | 'project'
  record_id: number
  role: string
  name_en: string
  name_zh: string
  property_type: string
  city_en: string
  city_zh: string
  country_code: string
}

/** One page of what a company owns, and after it of what it develops. */
export const findHoldings = (ctx: DataContext, company: number, page: Page): Promise<Found<HoldingRow>> => {
  const holdings = sql`estate.party r
    left join estate.property p on r.kind = 'property' and p.id = r.record_id
    left join estate.project j on r.kind = 'project' and j.id = r.record_id
    join estate.city t on t.code = coalesce(p.city_code, j.city_code)`
  const known = sql`r.kind, r.record_id, r.role, coalesce(p.name_en, j.name_en) as name_en,
    coalesce(p.name_zh, j.name_zh) as name_zh, coalesce(p.property_type, j.project_type) as property_type,
    t.name_en as city_en, t.name_zh as city_zh, t.country_code`
  const where = sql<boolean>`r.company_id = ${company} and ${isHolding}`
  return findPage(ctx, { columns: known, from: holdings, where, order: sql`r.kind desc, r.record_id` }, page)
}

/** A company that takes part in something. */
export interface PartyRow {
  record_id: number
  role: string
  id: number
  name: string
}

/** The companies that take part in records of a kind, in their order. */
export async function listParties(ctx: DataContext, kind: PartyKind, ids: readonly number[]): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    select r.record_id, r.role, c.id, c.name from estate.party r join estate.company c on c.id = r.company_id
    where r.kind = ${kind} and r.record_id = any(${[...ids]}::int[])
    order by r.record_id, r.role, r.position`.execute(ctx.db)
  return rows
}

/** Names of companies by their numbers. */
export async function listCompanyNames(
  ctx: DataContext,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from estate.company where id = any(${[...ids]}::int[])`.execute(ctx.db)
  return rows
}
