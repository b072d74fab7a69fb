import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { PreviousName } from './company-tables.ts'

export interface CompanyOrder {
  by: 'name' | 'revenue' | 'assets' | 'employees' | 'updated'
  direction: 'asc' | 'desc'
  /** Whether names are those of the local language. */
  isLocal: boolean
}

/** What a list says of a company. */
export interface ListedCompany {
  id: number
  name: string
  name_local: string
  previous_names: PreviousName[]
  local_legal_form: string | null
  country_code: string
  main_industry: string | null
  operational_status: string
  /** YYYY-MM-DD */
  updated_on: string
}

const orderKey: Record<CompanyOrder['by'], (isLocal: boolean) => RawBuilder<unknown>> = {
  // `names` begins with the name without case and accents, so that Çelik stands beside Celtic
  name: isLocal => (isLocal ? sql`lower(c.name_local)` : sql`c.names`),
  revenue: () => sql`c.revenue_usd`,
  assets: () => sql`c.assets_usd`,
  employees: () => sql`c.employees`,
  updated: () => sql`c.updated_on`,
}

const columns = sql`
  c.id, c.name, c.name_local, c.previous_names, c.local_legal_form, c.country_code,
  c.main_industries[1] as main_industry, c.operational_status, c.updated_on::text as updated_on`

const sorted = ({ by, direction, isLocal }: CompanyOrder) =>
  sql`${orderKey[by](isLocal)} ${sql.raw(direction)} nulls last, c.id`

/** Every company (named c) that fulfils a condition, as lists show it, in order. */
export const listAll = (where: RawBuilder<boolean>, order: CompanyOrder): RawBuilder<ListedCompany> =>
  sql`select ${columns} from company.company c where ${where} order by ${sorted(order)}`

/** One page of the companies (named c) that fulfil a condition, and the number of all of them. */
export async function listPage(
  { db }: DataContext,
  where: RawBuilder<boolean>,
  order: CompanyOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; items: ListedCompany[] }> {
  const page = sql<ListedCompany>`${listAll(where, order)} limit ${limit} offset ${offset}`.execute(db)
  const count = sql<{ total: number }>`
    select count(*)::int as total from company.company c where ${where}`.execute(db)
  const [{ rows: items }, { rows }] = await Promise.all([page, count])
  return { total: rows[0]!.total, items }
}
