import type { Handler } from '../data-api.ts'
import { type DealOrder, readDeal, searchDeals } from '../sources/deals.ts'
import { readCriteria } from './criteria.ts'
import { describeDeal, describeSummary } from './describe-deal.ts'
import { dealNotFound } from './refusals.ts'

const searchDealGetDeals: Handler = async (ctx, call) => {
  const { order, offset, limit } = call.params as { order: DealOrder; offset: number; limit: number }
  const criteria = await readCriteria(ctx, call)
  const { total, deals } = await searchDeals(ctx, { criteria, order, offset, limit })
  const resultList = deals.map(deal => describeSummary(deal, call.language))
  return { body: { data: { total, offset, limit, resultList } } }
}

const dealInfoGetDealInfo: Handler = async (ctx, call) => {
  const deal = await readDeal(ctx, Number(call.params.dealId))
  if (!deal) throw dealNotFound(call)
  return { body: { data: describeDeal(deal, call.language) } }
}

/** The operations that give deals. */
export const dealHandlers: Record<string, Handler> = { searchDealGetDeals, dealInfoGetDealInfo }
