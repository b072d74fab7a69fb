import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { CityTable, RegionTable } from './company-tables.ts'

type Database = Pick<DataContext, 'db'>

/** The regions of a country, or of all, by code. */
export const listRegions = ({ db }: Database, country?: string): Promise<RegionTable[]> =>
  db
    .selectFrom('company.region')
    .selectAll()
    .$if(country !== undefined, query => query.where('country_code', '=', country!))
    .orderBy('code')
    .execute()

/** One page of the cities by code. */
export const listCities = ({ db }: Database, page: { offset: number; limit: number }): Promise<CityTable[]> =>
  db.selectFrom('company.city').selectAll().orderBy('code').offset(page.offset).limit(page.limit).execute()

/** The cities of a region by code; undefined when there is no such region. */
export async function listCitiesOf({ db }: Database, region: string): Promise<CityTable[] | undefined> {
  const known = await db.selectFrom('company.region').select('code').where('code', '=', region).executeTakeFirst()
  return known && db.selectFrom('company.city').selectAll().where('region_code', '=', region).orderBy('code').execute()
}

/** The codes behind the codes or names of regions or cities, whatever their case; a name may stand for several. */
export async function findPlaceCodes(
  { db }: Database,
  table: 'company.region' | 'company.city',
  values: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ value: string; code: string }>`
    select value, p.code from unnest(${[...values]}::text[]) as asked (value)
      join ${sql.table(table)} p on lower(value) in (lower(p.code), lower(p.name), lower(p.name_local))
    order by p.code`.execute(db)
  const found = Map.groupBy(rows, ({ value }) => value)
  return new Map([...found].map(([value, places]) => [value, places.map(({ code }) => code)]))
}

/** The industries in which companies of a country are, by code. */
export async function listIndustriesOf({ db }: Database, country: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct code from company.company c, unnest(c.main_industries || c.secondary_industries) code
    where c.country_code = ${country} order by code`.execute(db)
  return rows.map(({ code }) => code)
}

/** Of a list of codes, those that no region, or no city, has. */
export async function findUnknownPlaces(
  { db }: Database,
  table: 'company.region' | 'company.city',
  codes: readonly string[],
): Promise<string[]> {
  if (!codes.length) return []
  const { rows } = await sql<{ code: string }>`
    select given.code from unnest(${[...codes]}::text[]) with ordinality given (code, place)
    where not exists (select from ${sql.table(table)} p where p.code = given.code)
    order by given.place`.execute(db)
  return rows.map(({ code }) => code)
}
