import { sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import { all, type Found, findPage, instant, isAtLeast, isAtMost, isOneOf, type Page, takesPart } from './find.ts'

export interface TransactionRow {
  id: number
  transaction_type: string
  status: string
  date: string
  property_id: number
  property_en: string
  property_zh: string
  currency_code: string
  value: number | null
  price_per_area: number | null
  yield: number | null
  stake: number | null
  updated_at: string
}

export interface TransactionCriteria {
  country?: readonly string[] | undefined
  /** UN/LOCODEs. */
  city?: readonly string[] | undefined
  transaction_type?: readonly string[] | undefined
  property_type?: readonly string[] | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  /** US dollars. */
  usd_from?: number | undefined
  usd_to?: number | undefined
  /** Numbers of companies. */
  buyer?: number | undefined
  seller?: number | undefined
  /** Number of a property. */
  property?: number | undefined
}

const from = sql`estate.transaction x join estate.property p on p.id = x.property_id`
const columns = sql`x.id, x.transaction_type, x.status, x.date, x.property_id, p.name_en as property_en,
  p.name_zh as property_zh, x.currency_code, x.value, x.price_per_area, x.yield, x.stake,
  ${instant('x.updated_at')} as updated_at`

/** One page of the transactions that fulfil the criteria, the newest first. */
export const findTransactions = (
  ctx: DataContext,
  criteria: TransactionCriteria,
  page: Page,
): Promise<Found<TransactionRow>> => {
  const where = all([
    isOneOf('p.country_code', criteria.country),
    isOneOf('p.city_code', criteria.city),
    isOneOf('x.transaction_type', criteria.transaction_type),
    isOneOf('p.property_type', criteria.property_type),
    isAtLeast('x.date', criteria.date_from),
    isAtMost('x.date', criteria.date_to),
    isAtLeast('x.value_usd', criteria.usd_from),
    isAtMost('x.value_usd', criteria.usd_to),
    takesPart('transaction', 'x.id', 'buyer', criteria.buyer),
    takesPart('transaction', 'x.id', 'seller', criteria.seller),
    criteria.property === undefined ? undefined : sql`x.property_id = ${criteria.property}`,
  ])
  return findPage(ctx, { columns, from, where, order: sql`x.date desc, x.id desc` }, page)
}

/** A transaction, undefined when there is none of the number. */
export async function findTransaction(ctx: DataContext, id: number): Promise<TransactionRow | undefined> {
  const query = { columns, from, where: sql<boolean>`x.id = ${id}`, order: sql`x.id` }
  return (await findPage<TransactionRow>(ctx, query, { limit: 1, offset: 0 })).rows[0]
}
