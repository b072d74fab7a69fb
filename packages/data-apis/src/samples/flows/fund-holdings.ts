import { shareTypeRows } from '../../fund-flows/allocation-data.ts'
import { allocations } from '../../fund-flows/allocations.ts'
import { marketsOf } from '../../fund-flows/asset-classes.ts'
import type { AllocationKind } from '../../fund-flows/datasets.ts'
import { chance } from '../random.ts'
import type { Markets } from './markets.ts'
import { type FundPlan, industriesOf } from './plan-funds.ts'

/** What a fund holds at the end of each month: hundredths of a per cent, which make 10,000 each month. */
interface Holding {
  kind: AllocationKind
  /** Of the allocation lists. */
  ids: number[]
  /** Month after month, in the order of the ids. */
  parts: Uint16Array
}

const whole = 10_000

/** What a fund that reports its holdings holds, from its first month on. */
export function makeHoldings(weather: Markets, plan: FundPlan, months: number[]): Holding[] {
  const country = holdCountries(weather, plan, months)
  const currency = gather(country, 'currency', id => currencyOf(weather, plan, id))
  if (plan.digit !== '1') return [country, currency]
  const industry = holdIndustries(plan, months)
  const sectors = new Map(industriesOf(undefined).map(({ id, sector }) => [id, sector]))
  const chinese = marketsOf(plan.focus.markets).includes('CN') ? [holdShareTypes(plan, months)] : []
  return [country, currency, industry, gather(industry, 'sector', id => sectors.get(id)!), ...chinese]
}

const countryIds = new Map(allocations.country.map(({ id, code }) => [code, id]))
const countryCodes = new Map(allocations.country.map(({ id, code }) => [id, code!]))
const currencyIds = new Map(allocations.currency.map(({ id, code }) => [code, id]))

function holdCountries(weather: Markets, { id, digit, focus }: FundPlan, months: number[]): Holding {
  const dice = chance(`countries of ${id}`)
  const markets = marketsOf(focus.markets).map(code => weather.markets.get(code)!)
  const weights = markets.map(market => (digit === '1' ? market.equityWeight : market.bondWeight))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  // Nobody holds every small market, and everybody leans a little.
  const kept = markets.flatMap((market, at) =>
    weights[at]! / sum > 0.002 || dice.next() < 0.3
      ? [{ market, weight: weights[at]! * Math.exp(dice.normal() * 0.35) }]
      : [],
  )
  const held = kept.length > 0 ? kept : [{ market: markets[0]!, weight: 1 }]
  const gains = held.map(({ market }) => monthly(weather, digit === '1' ? market.equity : market.bond))
  const ids = held.map(({ market }) => countryIds.get(market.id)!)
  const start = held.map(({ weight }) => weight)
  return { kind: 'country', ids, parts: wander(`ways of ${id}`, start, months, (at, month) => gains[at]![month]!) }
}

function holdIndustries({ id, sector }: FundPlan, months: number[]): Holding {
  const dice = chance(`industries of ${id}`)
  const industries = industriesOf(sector)
  const start = industries.map(({ weight }) => weight * Math.exp(dice.normal() * 0.4))
  return { kind: 'industry', ids: industries.map(one => one.id), parts: wander(`trades of ${id}`, start, months) }
}

function holdShareTypes({ id }: FundPlan, months: number[]): Holding {
  const dice = chance(`Chinese shares of ${id}`)
  const start = shareTypeRows.map(([, , , weight]) => weight * Math.exp(dice.normal() * 0.6))
  return {
    kind: 'shareType',
    ids: shareTypeRows.map(([type]) => type),
    parts: wander(`Chinese ways of ${id}`, start, months),
  }
}

/** The returns of each month. */
function monthly({ months }: Markets, returns: Float64Array): number[] {
  const sums: number[] = []
  for (const [at, month] of months.entries()) sums[month] = (sums[month] ?? 0) + returns[at]!
  return sums
}

/** Weights that follow what they are put into, and a little chance, month after month. */
function wander(
  name: string,
  start: number[],
  months: number[],
  gain = (_at: number, _month: number) => 0,
): Uint16Array {
  const { normal } = chance(name)
  const parts = new Uint16Array(months.length * start.length)
  const weights = [...start]
  for (const [row, month] of months.entries()) {
    for (const at of weights.keys()) {
      // Somebody who buys and sells pulls back towards what was meant in the first place.
      const pull = Math.log(start[at]! / weights[at]!) * 0.03
      weights[at]! *= Math.exp(gain(at, month) + normal() * 0.035 + pull)
    }
    parts.set(share(weights), row * start.length)
  }
  return parts
}

/** Whole parts of 10,000 in proportion to weights; what rounding leaves over goes to the largest. */
export function share(weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const parts = weights.map(weight => Math.floor((weight / sum) * whole))
  const left = whole - parts.reduce((total, part) => total + part, 0)
  parts[weights.indexOf(Math.max(...weights))]! += left
  return parts
}

/** The same holdings by something wider: countries by their currencies, industries by their sectors. */
function gather({ ids, parts }: Holding, kind: AllocationKind, widen: (id: number) => number): Holding {
  const wide = ids.map(widen)
  const found = [...new Set(wide)].sort((a, b) => a - b)
  const rows = parts.length / ids.length
  const gathered = new Uint16Array(rows * found.length)
  const places = wide.map(id => found.indexOf(id))
  for (let at = 0; at < parts.length; at++) {
    gathered[Math.floor(at / ids.length) * found.length + places[at % ids.length]!]! += parts[at]!
  }
  return { kind, ids: found, parts: gathered }
}

/** Half of the bond funds hold what emerging markets owe in dollars. */
function currencyOf(weather: Markets, { id, digit }: FundPlan, country: number): number {
  const market = weather.markets.get(countryCodes.get(country)!)!
  const isHard = digit === '2' && market.kind !== 'developed' && id % 2 === 0
  return currencyIds.get(isHard ? 'USD' : market.currency)!
}
