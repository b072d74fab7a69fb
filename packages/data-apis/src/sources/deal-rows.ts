import type { Words } from '@portal/domain/language.ts'
import { sql } from 'kysely'
import type { AdvisorType, DealStatus, DealType, Role } from '../dealwatch/codes.ts'
import type { DealCurrency } from './deal-criteria.ts'

/** A target, buyer or seller as it is stored. */
export interface PartyRow {
  role: Role
  companyId: number | null
  name: string
  nameLocal: string | null
  countryCode: string
  industry: string | null
  isPerson: boolean
  stake: number | null
}

/** One step of a deal, its text in both languages. */
interface EventRow extends Words {
  date: string
  type: string
}

/** A deal as a list shows it. Dates are YYYY-MM-DD, values in millions. */
export interface SummaryRow {
  id: number
  type: DealType
  status: DealStatus
  announcedOn: string
  completedOn: string | null
  title: Words
  countries: string[]
  currency: string
  value: number | null
  isEstimated: boolean
  stake: number | null
  updatedAt: Date
  parties: PartyRow[]
}

/** A deal whole. */
export interface DealRow extends SummaryRow {
  description: Words
  rationale: Words
  industries: string[]
  /** The currency in which the deal was agreed. */
  currencyLocal: string
  valueLocal: number | null
  valueUsd: number | null
  valueEur: number | null
  enterpriseValueUsd: number | null
  stakeBefore: number | null
  stakeAfter: number | null
  financing: string[]
  multiples: Record<string, number> | null
  targetFinancials: ({ year: number; currency: string } & Record<string, number>) | null
  events: EventRow[]
  documents: (Words & { link: string })[]
  sources: { title: string; date: string; url: string }[]
  createdAt: Date
  advisors: (Words & { advisorId: number; type: AdvisorType; side: Role })[]
}

/** The column of values in a currency. */
export const valueColumn = (currency: DealCurrency) => sql.ref(`d.value_${currency.toLowerCase()}`)

const words = (column: string) =>
  sql`jsonb_build_object('en', ${sql.ref(`d.${column}_en`)}, 'zh', ${sql.ref(`d.${column}_zh`)})`

const parties = sql`(
  select json_agg(json_build_object('role', p.role, 'companyId', p.company_id, 'name', p.name, 'nameLocal', p.name_local,
    'countryCode', p.country_id, 'industry', p.industry, 'isPerson', p.is_person, 'stake', p.stake) order by p.position)
  from deal.party p where p.deal_id = d.id)`

const advisors = sql`coalesce((
  select json_agg(json_build_object('advisorId', a.id, 'en', a.name_en, 'zh', a.name_zh, 'type', v.type, 'side', v.side)
    order by v.side, v.type, a.id)
  from deal.advice v join deal.advisor a on a.id = v.advisor_id where v.deal_id = d.id), '[]')`

/** The columns of SummaryRow out of deal.deal, named d. */
export const summaryColumns = (currency: DealCurrency) => sql`
  d.id, d.type, d.status, d.announced_on::text as "announcedOn", d.completed_on::text as "completedOn",
  ${words('title')} as title, d.countries, ${valueColumn(currency)} as value, d.is_estimated as "isEstimated",
  ${currency === 'LOCAL' ? sql`d.currency` : sql`${currency}`} as currency,
  d.stake_acquired as stake, d.updated_at as "updatedAt", ${parties} as parties`

/** The columns of DealRow that SummaryRow has not. */
export const detailColumns = sql`
  ${words('description')} as description, ${words('rationale')} as rationale, d.industries,
  d.currency as "currencyLocal", d.value_local as "valueLocal", d.value_usd as "valueUsd", d.value_eur as "valueEur",
  d.enterprise_value_usd as "enterpriseValueUsd", d.stake_before as "stakeBefore", d.stake_after as "stakeAfter",
  d.financing, d.multiples, d.target_financials as "targetFinancials", d.events, d.documents, d.sources,
  d.created_at as "createdAt", ${advisors} as advisors`
