import { countries, type Place } from '../countries.ts'
import { lastMonth, monthCount, monthIndex } from './calendar.ts'
import { type Crisis, crises, priceShocks } from './crisis-data.ts'
import { chance } from './random.ts'
import { scaleRows } from './scale-data.ts'

/** One economy of the sample: what drives all its series, month by month from January 1970. */
export interface Economy {
  place: Place
  /** Rank by size, the largest 0. */
  rank: number
  currency: string
  /** GDP of a month in USD bn at current prices. */
  gdp: Float64Array
  /** Deviation of real activity from its trend, in percent. */
  gap: Float64Array
  /** Logarithm of real GDP, 0 in 2015. */
  real: Float64Array
  /** Logarithm of consumer prices, 0 in 2015. */
  prices: Float64Array
  /** Units of the currency per US dollar. */
  exchangeRate: Float64Array
  /** Interest rate of the central bank, percent. */
  policyRate: Float64Array
  /** Percent of the labour force. */
  unemployment: Float64Array
  /** Millions. */
  population: Float64Array
  /** Logarithm of share prices, 0 in 2015. */
  shares: Float64Array
  /** Income per head in 2024, in thousands of USD: what a country can afford. */
  wealth: number
}

const years = (month: number) => month / 12
const monthly = (value: (month: number) => number) => Float64Array.from({ length: monthCount }, (_, at) => value(at))

/** Chance around 0 that forgets slowly; none after the last month, so that forecasts are smooth. */
function drift(name: string, memory: number, size: number): Float64Array {
  const dice = chance(name)
  let state = 0
  return monthly(month => {
    state = state * memory + (month > lastMonth ? 0 : dice.normal() * size)
    return state
  })
}

const mean = (values: Float64Array, year: number) => {
  const from = monthIndex(year, 1)
  return values.subarray(from, from + 12).reduce((sum, value) => sum + value, 0) / 12
}
const relativeTo = (values: Float64Array, year: number) => {
  const base = mean(values, year)
  return values.map(value => value - base)
}

function weight(crisis: Crisis, place: Place): number {
  const places = [place.id, ...Object.keys(crisis.weights).filter(id => place.parents.includes(id))]
  const hit = places.find(id => crisis.weights[id] !== undefined)
  return hit ? crisis.weights[hit]! : 0
}

/** How far below its path a shock holds the economy, as a part of its depth. */
function shape(since: number, fall: number, halfLife: number, lasting: number): number {
  if (since <= 0) return 0
  if (since < fall) return since / fall
  return lasting + (1 - lasting) * 0.5 ** ((since - fall) / halfLife)
}

function activity(place: Place, trend: number): { real: Float64Array; gap: Float64Array } {
  const dice = chance(`${place.id}:activity`)
  const phase = dice.next() * 1.6
  const jitter = crises.map(() => 0.75 + dice.next() * 0.5)
  const noise = drift(`${place.id}:gap`, 0.95, 0.28)
  const shocks = monthly(month =>
    crises.reduce((sum, crisis, at) => {
      const since = month - monthIndex(crisis.year, crisis.month)
      return (
        sum -
        shape(since, crisis.fall, crisis.halfLife, crisis.lasting) * crisis.depth * weight(crisis, place) * jitter[at]!
      )
    }, 0),
  )
  const permanent = monthly(month =>
    crises.reduce((sum, crisis, at) => {
      const gone = shape(month - monthIndex(crisis.year, crisis.month), crisis.fall, crisis.halfLife, 1)
      return sum - gone * crisis.lasting * crisis.depth * weight(crisis, place) * jitter[at]!
    }, 0),
  )
  const cycle = monthly(month => 1.1 * Math.sin((2 * Math.PI * years(month)) / 8.5 + phase) + noise[month]!)
  let level = 0
  const path = monthly(month => {
    const catchingUp = 1 + 0.8 * Math.exp(-years(month) / 18)
    level += (trend * catchingUp) / 1200
    return level
  })
  const gap = monthly(month => cycle[month]! + shocks[month]! - permanent[month]!)
  const real = monthly(month => path[month]! + (permanent[month]! + gap[month]!) / 100)
  return { real: relativeTo(real, 2015), gap }
}

function consumerPrices(place: Place, trend: number, gap: Float64Array): Float64Array {
  const noise = drift(`${place.id}:prices`, 0.96, 0.18 + trend * 0.05)
  const size = (0.6 + chance(`${place.id}:shock`).next() * 0.8) * (trend > 8 ? 2 : 1)
  const wild = trend + Math.min(trend * 1.6, 25) + 2
  let level = 0
  const prices = monthly(month => {
    const usual = trend + (wild - trend) / (1 + Math.exp((years(month) - 19) / 4.5))
    const shock = priceShocks.reduce(
      (sum, { year, month: start, rise, points, halfLife }) =>
        sum + points * shape(month - monthIndex(year, start), rise, halfLife, 0),
      0,
    )
    const inflation = usual + shock * size + gap[month]! * 0.15 + noise[month]!
    level += Math.log(1 + Math.max(inflation, -2) / 100) / 12
    return level
  })
  return relativeTo(prices, 2015)
}

const pegged = new Set('AE BB BH BS CU EC HK IQ JO KW MO OM PA PR QA SA SV TM US XOF XAF'.split(' '))

function exchangeRates(
  country: string,
  currency: string,
  end: number,
  prices: Float64Array,
  dollarPrices: Float64Array,
) {
  if (pegged.has(country) || currency === 'USD') return monthly(() => end)
  const walk = drift(`${currency}:rate`, 0.985, 0.016) // one path per currency, shared by its countries
  const path = monthly(month => 0.85 * (prices[month]! - dollarPrices[month]!) + walk[month]!)
  return path.map(value => end * Math.exp(value - path[lastMonth]!))
}

function build(row: (typeof scaleRows)[number], rank: number, dollarPrices: Float64Array | undefined): Economy {
  const [country, gdp, people, currency, perDollar, trend, inflation, peopleGrowth] = row
  const place = countries.find(({ id }) => id === country)!
  const { real, gap } = activity(place, trend)
  const prices = consumerPrices(place, inflation, gap)
  const dollars = dollarPrices ?? prices
  const strength = drift(`${country}:strength`, 0.98, 0.008)
  const size = (month: number) => Math.exp(real[month]! + dollars[month]! + strength[month]!)
  const base = monthly(size)
  const yearly = mean(base, 2024) * 12
  const yearlyInflation = (month: number) => (prices[month]! - prices[Math.max(0, month - 12)]!) * 100
  const usual = 3 + chance(`${country}:jobs`).next() * 8
  let rate = inflation + 3
  let jobless = usual
  const shareNoise = drift(`${country}:shares`, 0.97, 0.045)
  return {
    place,
    rank,
    currency,
    real,
    gap,
    prices,
    wealth: gdp / people,
    gdp: base.map(value => (value / yearly) * gdp),
    exchangeRate: exchangeRates(country, currency, perDollar, prices, dollars),
    policyRate: monthly(month => {
      const wanted = 0.8 + yearlyInflation(month) * 0.85 + gap[month]! * 0.25
      rate += (wanted - rate) * 0.08
      return Math.max(inflation < 2.2 ? -0.25 : 0.25, Math.round(rate * 4) / 4)
    }),
    unemployment: monthly(month => {
      jobless += (usual - gap[month]! * 0.38 - jobless) * 0.15
      return Math.max(0.4, jobless)
    }),
    population: monthly(month => people * Math.exp((peopleGrowth * years(month - monthIndex(2024, 7))) / 100)),
    shares: relativeTo(
      monthly(month => real[month]! * 1.1 + prices[month]! * 0.9 + gap[month]! * 0.035 + shareNoise[month]!),
      2015,
    ),
  }
}

/** The economies of the sample, the largest first, or the first few of them. */
export function buildEconomies(count = scaleRows.length): Economy[] {
  const ordered = scaleRows.toSorted((a, b) => b[1] - a[1]).slice(0, count)
  const dollarPrices = build(ordered[0]!, 0, undefined).prices
  return ordered.map((row, rank) => build(row, rank, dollarPrices))
}
