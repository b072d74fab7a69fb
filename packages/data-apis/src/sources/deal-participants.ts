import type { Words } from '@portal/domain/language.ts'
import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { Role } from '../dealwatch/codes.ts'
import { plainName } from '../dealwatch/plain-name.ts'

/** Who is looked for by a part of the name, and which page of them. */
export interface ParticipantSearch {
  name: string
  country?: string | undefined
  offset: number
  limit: number
}

interface CompanyRow {
  companyId: number
  name: string
  nameLocal: string | null
  countryCode: string
  dealCount: number
}

/** One page of the companies in deals whose name holds the text, those with the most deals first. */
export async function listDealCompanies(
  { db }: DataContext,
  { name, country, role, offset, limit }: ParticipantSearch & { role?: Role | undefined },
): Promise<{ total: number; companies: CompanyRow[] }> {
  const found = sql`
    select p.company_id as "companyId", min(p.name) as name, min(p.name_local) as "nameLocal",
      min(p.country_id) as "countryCode", count(distinct p.deal_id)::int as "dealCount"
    from deal.party p
    where p.company_id is not null and strpos(p.name_key, ${plainName(name)}) > 0
      ${country === undefined ? sql`` : sql`and p.country_id = ${country}`}
      ${role === undefined ? sql`` : sql`and p.role = ${role}`}
    group by p.company_id`
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${found}) c`.execute(db)
  const { rows: companies } = await sql<CompanyRow>`
    ${found} order by "dealCount" desc, name, "companyId" limit ${limit} offset ${offset}`.execute(db)
  return { total: counted.rows[0]!.total, companies }
}

interface AdvisorRow extends Words {
  advisorId: number
  countryCode: string
  types: string[]
  dealCount: number
}

/** One page of the advisors whose name holds the text, those with the most deals first. */
export async function listDealAdvisors(
  { db }: DataContext,
  { name, country, type, offset, limit }: ParticipantSearch & { type?: string | undefined },
): Promise<{ total: number; advisors: AdvisorRow[] }> {
  const where = sql`
    strpos(a.name_key, ${plainName(name)}) > 0
      ${country === undefined ? sql`` : sql`and a.country_id = ${country}`}
      ${type === undefined ? sql`` : sql`and ${type} = any(a.types)`}`
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from deal.advisor a where ${where}`.execute(db)
  const { rows: advisors } = await sql<AdvisorRow>`
    select a.id as "advisorId", a.name_en as en, a.name_zh as zh, a.country_id as "countryCode", a.types,
      (select count(distinct v.deal_id)::int from deal.advice v where v.advisor_id = a.id) as "dealCount"
    from deal.advisor a where ${where}
    order by "dealCount" desc, a.name_en, a.id limit ${limit} offset ${offset}`.execute(db)
  return { total: counted.rows[0]!.total, advisors }
}

/** Whether an advisor has this id. */
export async function isAdvisor({ db }: DataContext, id: number): Promise<boolean> {
  const { rows } = await sql`select from deal.advisor where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Whether a company has this id, in deals or not. */
export async function isCompany({ db }: DataContext, id: number): Promise<boolean> {
  const { rows } = await sql`select from company.company where id = ${id}`.execute(db)
  return rows.length > 0
}
