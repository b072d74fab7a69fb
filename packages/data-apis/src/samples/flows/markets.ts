import { type MarketKind, marketRows } from '../../fund-flows/market-data.ts'
import { dayDate, dayNumber, today } from '../calendar.ts'
import { chance } from '../random.ts'
import { currencyYears, frights, ownYears, tiedCurrencies, years } from './weather-data.ts'

/** Returns by trading day, as parts of one. */
export type Returns = Float64Array

interface Market {
  id: string
  currency: string
  kind: MarketKind
  equityWeight: number
  bondWeight: number
  /** In the market's own currency. */
  equity: Returns
  bond: Returns
}

/** Everything that moves funds, day by day. */
export interface Markets {
  /** YYYY-MM-DD. */
  days: string[]
  /** The number of the month of each day, 0 for the first one. */
  months: Int32Array
  markets: Map<string, Market>
  /** Against the dollar. */
  currencies: Map<string, Returns>
  /** How frightened investors are, 0 on ordinary days. */
  fright: Returns
}

const firstDay = '2021-11-01'

/** Weekdays but for Christmas and New Year's Day. */
function listDays(): string[] {
  const found: string[] = []
  for (let day = dayNumber(firstDay); day <= dayNumber(today); day++) {
    const date = dayDate(day)
    const weekday = (day + 4) % 7
    if (weekday !== 0 && weekday !== 6 && !/-(12-25|01-01)$/.test(date)) found.push(date)
  }
  return found
}

const yearOf = (day: string) => Number(day.slice(0, 4))
const daysOfYear = 260
/** What a day has to earn for so many per cent a year. */
const daily = (percent: number) => Math.log(1 + percent / 100) / daysOfYear

/** The markets of the sample's five years, the same on every run. */
export function makeMarkets(): Markets {
  const days = listDays()
  const month = (day: string) => yearOf(day) * 12 + Number(day.slice(5, 7))
  const scare = frightened(days)
  const world = walk(days, 'world equities', 0.0062, year => years[year]!.equity, scare.fright)
  const rates = walk(days, 'world bonds', 0.0022, year => years[year]!.bond, scare.fright)
  for (const at of days.keys()) {
    world[at]! += scare.equities[at]!
    rates[at]! += scare.bonds[at]!
  }
  const currencies = new Map<string, Returns>()
  const markets = marketRows.map(([id, equityWeight, bondWeight, currency, kind]): Market => {
    if (!currencies.has(currency)) currencies.set(currency, moveCurrency(days, currency, kind))
    const { equity, bond } = moveMarket(days, id, kind, world, rates)
    return { id, currency, kind, equityWeight, bondWeight, equity, bond }
  })
  return {
    days,
    months: Int32Array.from(days, day => month(day) - month(days[0]!)),
    markets: new Map(markets.map(market => [market.id, market])),
    currencies,
    fright: scare.fright,
  }
}

/** Chance around a yearly drift; frightened days move more. */
function walk(
  days: string[],
  name: string,
  spread: number,
  drift: (year: number) => number,
  fright?: Returns,
): Returns {
  const { normal } = chance(name)
  return Float64Array.from(days, (day, at) => daily(drift(yearOf(day))) + normal() * spread * (1 + (fright?.[at] ?? 0)))
}

const spreads: Record<MarketKind, { beta: number; own: number; ownBond: number; currency: number }> = {
  developed: { beta: 1, own: 0.0045, ownBond: 0.0008, currency: 0.0042 },
  emerging: { beta: 0.9, own: 0.008, ownBond: 0.002, currency: 0.0045 },
  frontier: { beta: 0.5, own: 0.0095, ownBond: 0.0028, currency: 0.003 },
}

function moveMarket(days: string[], id: string, kind: MarketKind, world: Returns, rates: Returns) {
  const { beta, own, ownBond } = spreads[kind]
  const fortune = chance(`fortune of ${id}`)
  const usual = fortune.normal() * 4
  const isWorld = id === 'US' ? 0.4 : 1 // which is most of the world, so it has less of its own
  const equity = walk(days, `equities of ${id}`, own * isWorld, year => ownYears[id]?.[year] ?? usual)
  const bond = walk(days, `bonds of ${id}`, ownBond * isWorld, () => (kind === 'developed' ? 0 : 2.5))
  for (const at of days.keys()) {
    equity[at]! += world[at]! * beta
    bond[at]! += rates[at]! * beta + (kind === 'developed' ? 0 : world[at]! * 0.12)
  }
  return { equity, bond }
}

function moveCurrency(days: string[], currency: string, kind: MarketKind): Returns {
  if (currency === 'USD') return new Float64Array(days.length)
  if (tiedCurrencies.includes(currency)) return walk(days, `rate of ${currency}`, 0.00015, () => 0)
  const usual = chance(`fortune of ${currency}`).normal() * 3 - (kind === 'developed' ? 0 : 2)
  const { currency: spread } = spreads[kind]
  return walk(days, `rate of ${currency}`, spread, year => currencyYears[currency]?.[year] ?? usual)
}

/** What frights do on each day: to equities, to bonds, and to investors, who calm down by half in six days. */
function frightened(days: string[]) {
  const [fright, equities, bonds] = [0, 0, 0].map(() => new Float64Array(days.length)) as [Returns, Returns, Returns]
  for (const { day, days: length, fall, back, bonds: moved, flight } of frights) {
    const start = days.findIndex(date => date >= day)
    for (let at = start; at < Math.min(days.length, start + 60); at++) {
      const since = at - start
      if (since < length) {
        equities[at]! -= fall / 100 / length
        bonds[at]! += moved / 100 / length
      } else if (since < length + 30) equities[at]! += (fall * back) / 100 / 30
      fright[at]! += flight * 0.5 ** (Math.max(0, since - length) / 6)
    }
  }
  return { fright, equities, bonds }
}
