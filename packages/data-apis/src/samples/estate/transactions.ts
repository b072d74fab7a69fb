import type { TransactionType } from '../../real-estate/codes.ts'
import { addDays, today } from '../calendar.ts'
import { type Building, daysBetween, type Pick, priceOn } from './buildings.ts'
import type { EstateCompany } from './companies.ts'
import { type Dice, rollDice } from './dice.ts'
import { levelAt, quarterOf, round, significant } from './levels.ts'

type TransactionStatus = 'rumoured' | 'announced' | 'completed' | 'cancelled'

export interface TransactionPlan {
  building: Building
  type: TransactionType
  status: TransactionStatus
  date: string
  buyers: EstateCompany[]
  sellers: EstateCompany[]
  lenders: EstateCompany[]
  advisors: EstateCompany[]
  value: number | null
  pricePerArea: number | null
  yield: number | null
  /** Percent. */
  stake: number | null
  updatedOn: string
}

/** No transaction is older. */
const firstDay = '2008-01-15'

/** What has happened to the buildings, in their order. */
export const planTransactions = (buildings: Building[], pick: Pick): TransactionPlan[] =>
  buildings.flatMap((building, at) => planHistory(building, rollDice(`transactions ${at}`), pick))

/** Sales lead to the owners of today; leases and loans are with whoever owned the building on the day. */
function planHistory(building: Building, dice: Dice, pick: Pick): TransactionPlan[] {
  const deal = (type: TransactionType, date: string, parties: Partial<TransactionPlan>) =>
    makeDeal(building, type, date, parties, dice, pick)
  const first = firstDayOf(building)
  const sales = planSales(building, first, dice, pick).map(({ type, ...sale }) => deal(type, sale.date, sale))
  const ownerOn = (date: string) =>
    (sales.at(-1)?.date ?? '') <= date
      ? building.owners
      : (sales.findLast(sale => sale.date <= date)?.buyers ?? sales[0]!.sellers)
  const dayIn = (from: string) => addDays(from, Math.floor(dice.next() * daysBetween(from, today)))
  const recent = first > '2017-01-01' ? first : '2017-01-01'
  const leases = building.tenants.flatMap(tenant => {
    if (!dice.is(0.17)) return []
    const date = dayIn(recent)
    return [deal('lease', date, { buyers: [tenant], sellers: ownerOn(date) })]
  })
  const loans = (['financing', 'refinancing'] as const).flatMap((type, at) => {
    if (building.type === 'land' || building.status === 'planned' || !dice.is(at ? 0.05 : 0.09)) return []
    const date = dayIn(sales.at(-1)?.date ?? recent)
    const lenders = [
      pick('lender', building.city.country, dice),
      ...(dice.is(0.15) ? [pick('lender', 'any', dice)] : []),
    ]
    return [deal(type, date, { buyers: ownerOn(date), lenders: [...new Set(lenders)] })]
  })
  return [...sales, ...leases, ...loans, ...planPending(building, deal, dice, pick)]
}

function firstDayOf({ built, type, status }: Building): string {
  if (status === 'planned' || status === 'under_construction') return '2020-01-01'
  if (type === 'land' || built === null) return '2014-01-01'
  const opened = `${built + 1}-02-01`
  return opened < firstDay ? firstDay : opened > '2026-03-01' ? '2026-03-01' : opened
}

interface Sale {
  type: TransactionType
  date: string
  buyers: EstateCompany[]
  sellers: EstateCompany[]
  stake?: number
}

/** The last sale went to the owners of today, the one before it to those who sold it then. */
function planSales({ type, owners, city, status }: Building, first: string, dice: Dice, pick: Pick): Sale[] {
  const isSite = type === 'land' || status === 'planned' || status === 'under_construction'
  if (status === 'demolished' || !dice.is(isSite ? 0.5 : 0.34)) return []
  const date = addDays(
    first,
    Math.floor(daysBetween(first, today) * (isSite && type !== 'land' ? 0.1 : dice.next() ** 0.7)),
  )
  const other = (role: 'owner' | 'developer' | 'investor', than: EstateCompany[]) => {
    const found = pick(role, city.country, dice)
    return than.includes(found) ? [] : [found]
  }
  const sellers = other(isSite ? 'owner' : dice.is(0.3) ? 'developer' : 'investor', owners)
  if (owners.length === 2 && dice.is(0.6)) {
    return [
      { type: 'joint_venture', date, buyers: [owners[1]!], sellers: [owners[0]!], stake: dice.one([49, 50, 40, 30]) },
    ]
  }
  const last: Sale = {
    type: isSite ? 'land_sale' : dice.is(0.14) ? 'portfolio_sale' : 'sale',
    date,
    buyers: owners,
    sellers,
  }
  if (isSite || !sellers.length || daysBetween(first, date) < 1500 || !dice.is(0.4)) return [last]
  const earlier = addDays(first, Math.floor(daysBetween(first, date) * dice.next() * 0.7))
  return [{ type: 'sale', date: earlier, buyers: sellers, sellers: other('developer', sellers) }, last]
}

/** A sale that is only spoken of, or that came to nothing. */
function planPending(
  building: Building,
  deal: (type: TransactionType, date: string, parties: Partial<TransactionPlan>) => TransactionPlan,
  dice: Dice,
  pick: Pick,
): TransactionPlan[] {
  if (building.status !== 'standing' || building.type === 'land' || !dice.is(0.03)) return []
  const status = dice.one(['rumoured', 'announced', 'announced', 'cancelled'] as const)
  const date = addDays(today, -dice.between(2, status === 'cancelled' ? 1800 : 110))
  const buyer = pick('investor', building.city.country, dice)
  if (building.owners.includes(buyer)) return []
  return [{ ...deal('sale', date, { buyers: [buyer], sellers: building.owners }), status }]
}

function makeDeal(
  building: Building,
  type: TransactionType,
  date: string,
  parties: Partial<TransactionPlan>,
  dice: Dice,
  pick: Pick,
): TransactionPlan {
  const { city } = building
  const stake = type === 'lease' || type.endsWith('financing') ? null : (parties.stake ?? 100)
  const updatedOn = addDays(date, dice.between(0, 30))
  return {
    ...{ building, type, date, stake, status: 'completed' },
    ...{ buyers: [], sellers: [], lenders: [] },
    advisors: dice.is(0.42) ? [pick('broker', city.country, dice)] : [],
    ...(dice.is(0.88)
      ? priceDeal(building, type, date, stake, dice)
      : { value: null, pricePerArea: null, yield: null }),
    updatedOn: updatedOn < today ? updatedOn : today,
    ...parties,
  }
}

/** Of a lease, the rent of one year and the rent for one unit of area; of a loan, the amount lent. */
function priceDeal(building: Building, type: TransactionType, date: string, stake: number | null, dice: Dice) {
  const { gross, net, market, quality } = building
  const noise = 1 + dice.normal() * 0.05
  if (type === 'lease') {
    const rent = significant(levelAt(market, building.type, 'average_rent', quarterOf(date)) * quality * noise, 3)
    const area = (net ?? gross) * (0.06 + dice.next() * 0.4)
    return { value: significant(rent * area, 3), pricePerArea: rent, yield: null }
  }
  const price = priceOn(building, date) * noise * (type === 'land_sale' && building.type !== 'land' ? 0.22 : 1)
  if (type.endsWith('financing')) {
    return { value: significant(price * gross * (0.42 + dice.next() * 0.22), 3), pricePerArea: null, yield: null }
  }
  const value = significant((price * gross * stake!) / 100, 3)
  const prime = levelAt(market, building.type, 'prime_yield', quarterOf(date))
  const yielded = type === 'land_sale' ? null : round(prime + (1.25 - quality) * 1.6 + dice.normal() * 0.15, 2)
  return { value, pricePerArea: significant(value / gross / (stake! / 100), 4), yield: yielded }
}
