import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { ExecutiveTable, OwnershipTable } from './company-tables.ts'

type Database = Pick<DataContext, 'db'>

export type Executive = Omit<ExecutiveTable, 'names'>
export type Shareholder = Omit<OwnershipTable, 'names'>

/** A company that another one holds a part of; `company_id` is the holder. */
export interface Subsidiary {
  company_id: number
  id: number
  name: string
  name_local: string
  country_code: string
  percentage: number | null
}

export interface ExternalId {
  company_id: number
  class: string
  value: string
}

/** The executives of companies, by company and rank. */
export const readExecutives = ({ db }: Database, ids: readonly number[]): Promise<Executive[]> =>
  db
    .selectFrom('company.executive')
    .select(['company_id', 'display_order', 'position', 'name', 'name_local'])
    .where('company_id', 'in', ids.length ? [...ids] : [-1])
    .orderBy('company_id')
    .orderBy('display_order')
    .execute()

/** Who holds the companies, by company and share; `owner_id` is there for owners that are companies of ours. */
export const readShareholders = ({ db }: Database, ids: readonly number[]): Promise<Shareholder[]> =>
  db
    .selectFrom('company.ownership')
    .select([
      'company_id',
      'display_order',
      'owner_id',
      'owner_type',
      'name',
      'name_local',
      'country_code',
      'percentage',
    ])
    .where('company_id', 'in', ids.length ? [...ids] : [-1])
    .orderBy('company_id')
    .orderBy('display_order')
    .execute()

/** What the companies hold of others, by holder and share. */
export async function readSubsidiaries({ db }: Database, ids: readonly number[]): Promise<Subsidiary[]> {
  const { rows } = await sql<Subsidiary>`
    select o.owner_id as company_id, c.id, c.name, c.name_local, c.country_code, o.percentage
    from company.ownership o join company.company c on c.id = o.company_id
    where o.owner_id = any(${[...ids]}::int[])
    order by o.owner_id, o.percentage desc, c.id`.execute(db)
  return rows
}

/** The numbers that companies are known by elsewhere, by company and class. */
export const readExternalIds = ({ db }: Database, ids: readonly number[]): Promise<ExternalId[]> =>
  db
    .selectFrom('company.external_id')
    .selectAll()
    .where('company_id', 'in', ids.length ? [...ids] : [-1])
    .orderBy('company_id')
    .orderBy('class')
    .execute()

/** Rows by the company that they belong to. */
export function byCompany<Row extends { company_id: number }>(rows: Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, row => row.company_id)
}
