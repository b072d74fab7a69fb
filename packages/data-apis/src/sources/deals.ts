import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { type DealCriteria, readDealCriteria } from './deal-criteria.ts'
import { type DealRow, detailColumns, type SummaryRow, summaryColumns, valueColumn } from './deal-rows.ts'

export type DealOrder = 'announced_desc' | 'announced_asc' | 'value_desc' | 'value_asc' | 'updated_desc'

interface DealSearch {
  criteria: DealCriteria
  order: DealOrder
  offset: number
  limit: number
}

/** Amounts in different currencies compare only in one. */
const worth = ({ currency }: DealCriteria) => valueColumn(currency === 'LOCAL' ? 'USD' : currency)

const orders: Record<DealOrder, (criteria: DealCriteria) => RawBuilder<unknown>> = {
  announced_desc: () => sql`d.announced_on desc, d.id desc`,
  announced_asc: () => sql`d.announced_on, d.id`,
  value_desc: criteria => sql`${worth(criteria)} desc nulls last, d.id`,
  value_asc: criteria => sql`${worth(criteria)} nulls last, d.id`,
  updated_desc: () => sql`d.updated_at desc, d.id desc`,
}

/** One page of the deals that fulfil the criteria, with their number. */
export async function searchDeals(
  ctx: DataContext,
  search: DealSearch,
): Promise<{ total: number; deals: SummaryRow[] }> {
  const { criteria, order, offset, limit } = search
  const where = await readDealCriteria(ctx, criteria)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from deal.deal d where ${where}`.execute(ctx.db)
  const { rows: deals } = await sql<SummaryRow>`
    select ${summaryColumns(criteria.currency)} from deal.deal d where ${where}
    order by ${orders[order](criteria)} limit ${limit} offset ${offset}`.execute(ctx.db)
  return { total: counted.rows[0]!.total, deals }
}

/** One deal with all that is known of it, its value in US dollars; nothing for an unknown id. */
export async function readDeal({ db }: DataContext, id: number): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`
    select ${summaryColumns('USD')}, ${detailColumns} from deal.deal d where d.id = ${id}`.execute(db)
  return rows[0]
}
