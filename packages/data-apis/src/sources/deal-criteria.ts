import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { Role } from '../dealwatch/codes.ts'
import { plainName } from '../dealwatch/plain-name.ts'
import { valueColumn } from './deal-rows.ts'
import { parseKeyword } from './keyword.ts'
import { writeQuery } from './keyword-query.ts'

export type DealCurrency = 'USD' | 'EUR' | 'LOCAL'

/** What a search narrows deals by; every field that is there must hold. Dates are YYYY-MM-DD, values in millions. */
export interface DealCriteria {
  keyword?: string | undefined
  countries?: readonly string[] | undefined
  buyer?: string | undefined
  seller?: string | undefined
  target?: string | undefined
  advisor?: string | undefined
  buyerCountries?: readonly string[] | undefined
  sellerCountries?: readonly string[] | undefined
  industries?: readonly string[] | undefined
  dealTypes?: readonly string[] | undefined
  statuses?: readonly string[] | undefined
  announcedFrom?: string | undefined
  announcedTo?: string | undefined
  completedFrom?: string | undefined
  completedTo?: string | undefined
  valueFrom?: number | undefined
  valueTo?: number | undefined
  stakeFrom?: number | undefined
  stakeTo?: number | undefined
  includeEstimated?: boolean | undefined
  updatedFrom?: string | undefined
  currency: DealCurrency
}

type Condition = RawBuilder<boolean>

/** Whether a text stands for an id, as long as it may be. */
export const isId = (text: string): boolean => /^\d+$/.test(text.trim())

const hasParty = (role: Role, condition: Condition): Condition =>
  sql`exists (select from deal.party p where p.deal_id = d.id and p.role = ${role} and ${condition})`

/** A party or advisor by its id, or by a part of its name. */
const idOrName = (alias: string, id: string, given: string): Condition =>
  isId(given)
    ? sql`${sql.ref(`${alias}.${id}`)} = ${Number(given)}`
    : sql`strpos(${sql.ref(`${alias}.name_key`)}, ${plainName(given)}) > 0`

const party = (role: Role) => (given: string) => hasParty(role, idOrName('p', 'company_id', given))

const isPartyFrom = (role: Role) => (codes: readonly string[]) => hasParty(role, sql`p.country_id = any(${[...codes]})`)

type Writers = {
  [Name in keyof DealCriteria]?: (value: NonNullable<DealCriteria[Name]>, currency: DealCurrency) => Condition
}

/** Each criterion as a condition on deal.deal, named d. */
const writers: Writers = {
  countries: codes => sql`d.countries && ${[...codes]}::text[]`,
  buyer: party('buyer'),
  seller: party('seller'),
  target: party('target'),
  advisor: given => sql`exists (select from deal.advice v join deal.advisor a on a.id = v.advisor_id
    where v.deal_id = d.id and ${idOrName('a', 'id', given)})`,
  buyerCountries: isPartyFrom('buyer'),
  sellerCountries: isPartyFrom('seller'),
  industries: codes =>
    sql`exists (select from unnest(d.industries) i, unnest(${[...codes]}::text[]) w where i like w || '%')`,
  dealTypes: codes => sql`d.type = any(${[...codes]})`,
  statuses: codes => sql`d.status = any(${[...codes]})`,
  announcedFrom: day => sql`d.announced_on >= ${day}::date`,
  announcedTo: day => sql`d.announced_on <= ${day}::date`,
  completedFrom: day => sql`d.completed_on >= ${day}::date`,
  completedTo: day => sql`d.completed_on <= ${day}::date`,
  valueFrom: (value, currency) => sql`${valueColumn(currency)} >= ${value}`,
  valueTo: (value, currency) => sql`${valueColumn(currency)} <= ${value}`,
  stakeFrom: stake => sql`d.stake_acquired >= ${stake}`,
  stakeTo: stake => sql`d.stake_acquired <= ${stake}`,
  includeEstimated: wanted => (wanted ? sql`true` : sql`not d.is_estimated`),
  updatedFrom: moment => sql`d.updated_at >= ${moment}::timestamptz`,
}

/** The criteria as one condition on deal.deal, named d. */
export async function readDealCriteria(ctx: DataContext, criteria: DealCriteria): Promise<Condition> {
  const keyword = parseKeyword(criteria.keyword ?? '')
  const options = { strict: false, nameOnly: false, words: 'deal.word' }
  const written = keyword && (await writeQuery(ctx.db, keyword, options))
  const parts = Object.entries(writers).flatMap(([name, write]) => {
    const value = criteria[name as keyof DealCriteria]
    return value === undefined
      ? []
      : [(write as (value: unknown, currency: DealCurrency) => Condition)(value, criteria.currency)]
  })
  if (written) parts.push(sql`d.search @@ ${written.query}::tsquery`)
  return parts.length ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`
}
