import type { DealType, FinancingMethod } from '../../dealwatch/codes.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import type { Chance } from '../random.ts'
import { currencyOfCountry, type Figures, figuresOf, ratePerDollar } from './figures.ts'
import type { Stakes } from './party-plan.ts'
import type { Timeline } from './timeline-plan.ts'

/** The price of a deal and what it is measured by. Amounts in millions. */
export interface Terms {
  stakes: Stakes | undefined
  currency: string
  /** Nothing when the price is not known. */
  value: { local: number; usd: number; eur: number } | undefined
  enterpriseValueUsd: number | undefined
  isEstimated: boolean
  financing: FinancingMethod
  multiples: Record<string, number> | undefined
  /** Of the last full year, in the currency of the target's country. */
  financials: { year: number; currency: string } & Record<'revenue' | 'ebitda' | 'netProfit' | 'totalAssets', number>
}

interface Setting {
  type: DealType
  target: CompanyPlan
  stakes: Stakes | undefined
  isCrossBorder: boolean
  timeline: Timeline
}

/** Amounts are published with about four figures. */
function roundAmount(value: number): number {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 10 ? 2 : 3
  return Number(value.toFixed(digits))
}

const ratio = (value: number) => Number(value.toFixed(2))

export function planTerms({ type, target, stakes, isCrossBorder, timeline }: Setting, dice: Chance): Terms {
  const announcedYear = Number(timeline.announcedOn.slice(0, 4))
  const figures = figuresOf(target, announcedYear - 1)
  const price = priceOf(target, figures, dice)
  const rate = ratePerDollar(figures.currency, timeline.announcedOn)
  const part = type === 'AST' ? price.enterprise * (0.05 + 0.35 * dice.next()) : (price.equity * stakes!.acquired) / 100
  const currency = chooseCurrency(target, isCrossBorder, dice)
  const openness = disclosure(type, timeline, dice)
  const amounts = (value: number) => ({
    local: roundAmount(value * ratePerDollar(currency, timeline.announcedOn)),
    usd: roundAmount(value),
    eur: roundAmount(value * ratePerDollar('EUR', timeline.announcedOn)),
  })
  const isPriced = openness !== 'secret' && type !== 'AST' && type !== 'BUY'
  const isBank = target.type === 'BAN' || target.type === 'INS'
  return {
    stakes,
    currency,
    value: openness === 'secret' ? undefined : amounts(part / rate),
    enterpriseValueUsd: isPriced && !isBank ? roundAmount(price.enterprise / rate) : undefined,
    isEstimated: openness === 'estimated',
    financing: chooseFinancing(type, openness, dice),
    multiples: isPriced ? multiplesOf(price, figures, isBank) : undefined,
    financials: describeFinancials(announcedYear - 1, figures),
  }
}

type Openness = 'known' | 'estimated' | 'secret'

/** Share offerings name their price; of the others, and of rumours more so, some do not. */
function disclosure(type: DealType, { status }: Timeline, dice: Chance): Openness {
  const draw = dice.next()
  if (type === 'IPO' || type === 'SPO' || type === 'BUY') return 'known'
  if (status === 'RUM') return draw < 0.5 ? 'estimated' : 'secret'
  if (draw < 0.64) return 'known'
  return draw < 0.78 ? 'estimated' : 'secret'
}

interface Price {
  /** In millions of the currency of the figures. */
  enterprise: number
  equity: number
}

/** What the whole company is worth: earnings before depreciation times what such earnings fetch, or its book. */
function priceOf(target: CompanyPlan, { revenue, ebitda, equity, netDebt }: Figures, dice: Chance): Price {
  if (target.type === 'BAN' || target.type === 'INS') {
    const worth = equity * (0.6 + 1.1 * dice.next())
    return { enterprise: worth, equity: worth }
  }
  const enterprise = ebitda > 0.03 * revenue ? ebitda * (4.5 + 8 * dice.next()) : revenue * (0.3 + 0.6 * dice.next())
  return { enterprise, equity: Math.max(enterprise - netDebt, 0.25 * enterprise) }
}

const multiplesOf = (price: Price, { revenue, ebitda, netProfit, equity }: Figures, isBank: boolean) => ({
  ...(!isBank && { evToRevenue: ratio(price.enterprise / revenue) }),
  ...(!isBank && ebitda > 0 && { evToEbitda: ratio(price.enterprise / ebitda) }),
  ...(netProfit > 0 && { priceToEarnings: ratio(price.equity / netProfit) }),
  ...(equity > 0 && { priceToBook: ratio(price.equity / equity) }),
})

const describeFinancials = (year: number, { currency, ...figures }: Figures): Terms['financials'] => ({
  year,
  currency,
  revenue: roundAmount(figures.revenue),
  ebitda: roundAmount(figures.ebitda),
  netProfit: roundAmount(figures.netProfit),
  totalAssets: roundAmount(figures.totalAssets),
})

/** At home in the own currency; across borders often in dollars or euros. */
function chooseCurrency(target: CompanyPlan, isCrossBorder: boolean, dice: Chance): string {
  const draw = dice.next()
  if (isCrossBorder && draw < 0.5) return 'USD'
  if (isCrossBorder && draw < 0.68) return 'EUR'
  return currencyOfCountry(target.countryCode)
}

function chooseFinancing(type: DealType, openness: Openness, dice: Chance): FinancingMethod {
  const draw = dice.next()
  if (type === 'MER') return 'SHARE'
  if (type === 'IPO' || type === 'SPO' || type === 'BUY') return 'CASH'
  if (openness === 'secret' && draw < 0.7) return 'NA'
  if (draw < 0.62) return 'CASH'
  return draw < 0.8 ? 'DEBT' : draw < 0.92 ? 'MIX' : 'NA'
}
