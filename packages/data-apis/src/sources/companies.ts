import { type Selectable, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { CompanyTable } from './company-tables.ts'

/** A company with the names of its city and region; without what only searches use. */
export type Company = Omit<
  Selectable<CompanyTable>,
  'key' | 'names' | 'ultimate_owner_names' | 'search' | 'changed_xid'
> & {
  city: string | null
  city_local: string | null
  region: string | null
  region_local: string | null
}

const columns = `id, name, name_local, previous_names, country_code, region_code, city_code, street, street_local,
  postal_code, phone, fax, email, url, company_type, operational_status, legal_form, local_legal_form, main_industries,
  secondary_industries, founded_year, employees, employees_date, description, description_local, products, products_local,
  capital, capital_currency, capital_date, auditor_code, auditor_date, exchange_code, market_segment, ticker, isin,
  shares_outstanding, shares_date, market_cap, market_currency, dividends, ratings, import_countries, export_countries,
  ultimate_owner, ultimate_owner_local, ultimate_owner_country, ultimate_owner_birth_date, ultimate_owner_id,
  ultimate_owner_share, size_year, revenue_usd, is_estimated, revenue_growth, profit_usd, assets_usd, equity_usd,
  updated_on, statements_updated_on`
  .split(',')
  .map(column => sql.ref(`c.${column.trim()}`))

/** The companies of these ids in their order; ids that no company has are left out. */
export async function readCompanies({ db }: Pick<DataContext, 'db'>, ids: readonly number[]): Promise<Company[]> {
  if (!ids.length) return []
  const { rows } = await sql<Company>`
    select ${sql.join(columns)}, city.name as city, city.name_local as city_local,
      region.name as region, region.name_local as region_local
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, place)
      join company.company c on c.id = wanted.id
      left join company.city city on city.code = c.city_code
      left join company.region region on region.code = c.region_code
    order by wanted.place`.execute(db)
  return rows
}

/** Of a list of ids, those that no company has. */
export async function findUnknownCompanies({ db }: Pick<DataContext, 'db'>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${[...ids]}::int[]) with ordinality wanted (id, place)
    where not exists (select from company.company c where c.id = wanted.id) order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids and update days of the companies of a country, by id: what a mirror asks for. */
export async function listCompanyUpdates(
  { db }: Pick<DataContext, 'db'>,
  { country, updatedFrom, limit, offset }: { country: string; updatedFrom?: string; limit: number; offset: number },
): Promise<{ id: number; country_code: string; updated_on: string }[]> {
  let query = db
    .selectFrom('company.company')
    .select(['id', 'country_code', 'updated_on'])
    .where('country_code', '=', country)
  if (updatedFrom) query = query.where('updated_on', '>=', updatedFrom)
  return query.orderBy('id').limit(limit).offset(offset).execute()
}
