import { sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import { all, type Found, findPage, instant, isAtLeast, isAtMost, isOneOf, type Page, takesPart } from './find.ts'
import type { SiteRow } from './properties.ts'

export interface ProjectRow extends SiteRow {
  project_type: string
  stage: string
  investment: number | null
  announced_date: string
  start_date: string | null
  completion_date: string | null
}

export interface ProjectCriteria {
  country?: readonly string[] | undefined
  /** UN/LOCODEs. */
  city?: readonly string[] | undefined
  project_type?: readonly string[] | undefined
  stage?: readonly string[] | undefined
  /** Number of a company. */
  developer?: number | undefined
  completion_from?: string | undefined
  completion_to?: string | undefined
}

const from = sql`estate.project j join estate.city t on t.code = j.city_code`
const columns = sql`j.id, j.name_en, j.name_zh, j.project_type, j.stage, j.country_code, t.name_en as city_en,
  t.name_zh as city_zh, t.region_en, t.region_zh, j.street_en, j.street_zh, j.postal_code, j.latitude, j.longitude,
  j.area_unit, j.gross_area, j.net_area, j.floors, j.rooms, j.currency_code, j.investment, j.announced_date,
  j.start_date, j.completion_date, ${instant('j.updated_at')} as updated_at`

/** One page of the projects that fulfil the criteria, those announced last first. */
export const findProjects = (ctx: DataContext, criteria: ProjectCriteria, page: Page): Promise<Found<ProjectRow>> => {
  const where = all([
    isOneOf('j.country_code', criteria.country),
    isOneOf('j.city_code', criteria.city),
    isOneOf('j.project_type', criteria.project_type),
    isOneOf('j.stage', criteria.stage),
    takesPart('project', 'j.id', 'developer', criteria.developer),
    isAtLeast('j.completion_date', criteria.completion_from),
    isAtMost('j.completion_date', criteria.completion_to),
  ])
  return findPage(ctx, { columns, from, where, order: sql`j.announced_date desc, j.id` }, page)
}

/** A project, undefined when there is none of the number. */
export async function findProject(ctx: DataContext, id: number): Promise<ProjectRow | undefined> {
  const query = { columns, from, where: sql<boolean>`j.id = ${id}`, order: sql`j.id` }
  return (await findPage<ProjectRow>(ctx, query, { limit: 1, offset: 0 })).rows[0]
}
