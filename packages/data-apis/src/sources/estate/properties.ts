import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import {
  all,
  type Condition,
  type Found,
  findPage,
  instant,
  isAtLeast,
  isAtMost,
  isOneOf,
  type Page,
  takesPart,
} from './find.ts'
import { type KeywordConditions, readKeyword } from './keyword.ts'

/** A site, of a property as of a project. */
export interface SiteRow {
  id: number
  name_en: string
  name_zh: string
  country_code: string
  city_en: string
  city_zh: string
  region_en: string
  region_zh: string
  street_en: string
  street_zh: string
  postal_code: string | null
  latitude: number
  longitude: number
  area_unit: string
  gross_area: number
  net_area: number | null
  floors: number | null
  rooms: number | null
  currency_code: string
  updated_at: string
}

export interface PropertyRow extends SiteRow {
  property_type: string
  status: string
  built_year: number | null
  renovated_year: number | null
  occupancy_rate: number | null
  asking_rent: number | null
  valuation: number | null
  valuation_date: string | null
  certificates: string[]
  /** From the point of the search, when it has one. */
  distance_km: number | null
}

export interface PropertyCriteria {
  keyword?: string | undefined
  country?: readonly string[] | undefined
  /** UN/LOCODEs. */
  city?: readonly string[] | undefined
  property_type?: readonly string[] | undefined
  status?: readonly string[] | undefined
  /** Square metres. */
  size_from?: number | undefined
  size_to?: number | undefined
  built_from?: number | undefined
  built_to?: number | undefined
  /** Number of a company. */
  owner?: number | undefined
  /** Within so many kilometres of a point, on the surface of the earth. */
  around?: Around | undefined
}

interface Around {
  latitude: number
  longitude: number
  radiusKm: number
}

export type PropertyOrder =
  | 'id:asc'
  | 'name:asc'
  | 'name:desc'
  | 'size:asc'
  | 'size:desc'
  | 'built:asc'
  | 'built:desc'
  | 'valuation:asc'
  | 'valuation:desc'
  | 'updated:desc'
  | 'distance'
  | 'relevance'

const from = sql`estate.property p join estate.city t on t.code = p.city_code
  join estate.currency m on m.code = p.currency_code`
const columns = sql`p.id, p.name_en, p.name_zh, p.property_type, p.status, p.country_code, t.name_en as city_en,
  t.name_zh as city_zh, t.region_en, t.region_zh, p.street_en, p.street_zh, p.postal_code, p.latitude, p.longitude,
  p.area_unit, p.gross_area, p.net_area, p.floors, p.rooms, p.built_year, p.renovated_year, p.occupancy_rate,
  p.currency_code, p.asking_rent, p.valuation, p.valuation_date, p.certificates, ${instant('p.updated_at')} as updated_at`

/** One page of the properties that fulfil the criteria. `distance` needs a point, `relevance` a keyword. */
export async function findProperties(
  ctx: DataContext,
  criteria: PropertyCriteria,
  order: PropertyOrder,
  page: Page,
): Promise<Found<PropertyRow>> {
  const keyword = await readKeyword(ctx, 'p.search', criteria.keyword)
  const { around } = criteria
  const distance = around ? distanceFrom(around) : sql<number>`null::float8`
  const where = all([
    keyword?.found,
    isOneOf('p.country_code', criteria.country),
    isOneOf('p.city_code', criteria.city),
    isOneOf('p.property_type', criteria.property_type),
    isOneOf('p.status', criteria.status),
    isAtLeast('p.gross_sqm', criteria.size_from),
    isAtMost('p.gross_sqm', criteria.size_to),
    isAtLeast('p.built_year', criteria.built_from),
    isAtMost('p.built_year', criteria.built_to),
    takesPart('property', 'p.id', 'owner', criteria.owner),
    around && isAround(around),
  ])
  const query = { from, where, columns: sql`${columns}, ${distance} as distance_km` }
  return findPage(ctx, { ...query, order: sql`${orderBy(order, distance, keyword)}, p.id` }, page)
}

function orderBy(order: PropertyOrder, distance: RawBuilder<number>, keyword: KeywordConditions | undefined) {
  if (order === 'distance') return distance
  return order === 'relevance' ? sql`(${keyword?.inName ?? sql`true`}) desc` : orders[order]
}

const orders: Record<Exclude<PropertyOrder, 'distance' | 'relevance'>, RawBuilder<unknown>> = {
  'id:asc': sql`p.id`,
  'name:asc': sql`p.name_en`,
  'name:desc': sql`p.name_en desc`,
  'size:asc': sql`p.gross_sqm`,
  'size:desc': sql`p.gross_sqm desc`,
  'built:asc': sql`p.built_year nulls last`,
  'built:desc': sql`p.built_year desc nulls last`,
  'valuation:asc': sql`p.valuation / m.per_usd nulls last`,
  'valuation:desc': sql`p.valuation / m.per_usd desc nulls last`,
  'updated:desc': sql`p.updated_at desc`,
}

const earthRadiusKm = 6371.0088
const kmPerDegree = (Math.PI * earthRadiusKm) / 180

/** Great-circle distance in kilometres, by the haversine formula. */
const distanceFrom = ({ latitude, longitude }: Around) => sql<number>`
  2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
    sind((p.latitude - ${latitude}::float8) / 2) ^ 2
    + cosd(${latitude}::float8) * cosd(p.latitude) * sind((p.longitude - ${longitude}::float8) / 2) ^ 2)))`

/** The latitudes in question are found by the index before distances are computed. */
const isAround = (around: Around): Condition => sql`
  p.latitude between ${around.latitude - around.radiusKm / kmPerDegree}::float8
    and ${around.latitude + around.radiusKm / kmPerDegree}::float8
  and ${distanceFrom(around)} <= ${around.radiusKm}::float8`

/** A property, undefined when there is none of the number. */
export async function findProperty(ctx: DataContext, id: number): Promise<PropertyRow | undefined> {
  const where = sql<boolean>`p.id = ${id}`
  const query = { from, where, columns: sql`${columns}, null as distance_km`, order: sql`p.id` }
  return (await findPage<PropertyRow>(ctx, query, { limit: 1, offset: 0 })).rows[0]
}

export const hasProperty = async (ctx: DataContext, id: number): Promise<boolean> =>
  (await sql`select from estate.property where id = ${id}`.execute(ctx.db)).rows.length > 0

interface PropertyNameRow {
  id: number
  name_en: string
  name_zh: string
}

/** Names of properties by their numbers. */
export async function listPropertyNames(ctx: DataContext, ids: readonly number[]): Promise<PropertyNameRow[]> {
  const { rows } = await sql<PropertyNameRow>`
    select id, name_en, name_zh from estate.property where id = any(${[...ids]}::int[])`.execute(ctx.db)
  return rows
}
