import { sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import { all, type Found, findPage, isOneOf, type Page } from './find.ts'

export interface MarketRow {
  id: number
  parent_id: number | null
  country_code: string
  name_en: string
  name_zh: string
}

const columns = sql`k.id, k.parent_id, k.country_code, k.name_en, k.name_zh`
const from = sql`estate.market k`

/** One page of markets, each city before its parts. */
export const findMarkets = (
  ctx: DataContext,
  country: readonly string[] | undefined,
  page: Page,
): Promise<Found<MarketRow>> => {
  const where = all([isOneOf('k.country_code', country)])
  return findPage(ctx, { columns, from, where, order: sql`k.id` }, page)
}

export const hasMarket = async (ctx: DataContext, id: number): Promise<boolean> =>
  (await sql`select from estate.market where id = ${id}`.execute(ctx.db)).rows.length > 0

export interface IndicatorRow {
  indicator: string
  property_type: string
  unit: string
  /** Counted as year * 4 + 0 to 3. */
  first_quarter: number
  values: number[]
}

interface IndicatorCriteria {
  property_type?: readonly string[] | undefined
  indicator?: readonly string[] | undefined
}

/** What is measured of a market, whole. */
export async function listMarketIndicators(
  ctx: DataContext,
  market: number,
  { property_type, indicator }: IndicatorCriteria,
): Promise<IndicatorRow[]> {
  const where = all([isOneOf('i.property_type', property_type), isOneOf('i.indicator', indicator)])
  const { rows } = await sql<IndicatorRow>`
    select i.indicator, i.property_type, i.unit, i.first_quarter, i.values from estate.indicator i
    where i.market_id = ${market} and ${where}`.execute(ctx.db)
  return rows
}
