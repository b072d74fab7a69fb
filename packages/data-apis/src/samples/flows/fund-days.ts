import { marketsOf } from '../../fund-flows/asset-classes.ts'
import type { FundDays } from '../../sources/flows.ts'
import { type Chance, chance } from '../random.ts'
import type { Markets, Returns } from './markets.ts'
import type { ClassDigit, FundPlan } from './plan-funds.ts'
import { seasons, years } from './weather-data.ts'

/** What the funds of one class and focus have in common, in dollars. */
export interface Climate {
  returns: Returns
  /** Parts of the assets that come or go each day. */
  inflow: Returns
}

const daysOfYear = 260
/** Dollars in a usual fund, in thousands. */
const usualSize: Record<ClassDigit, number> = { 1: 520_000, 2: 640_000, 3: 480_000, 4: 6_500_000, 5: 310_000 }
const smallest = 400

/** What moves all funds of a class and focus. */
export function makeClimate(weather: Markets, { digit, focus, assetClass }: FundPlan): Climate {
  const returns = marketReturns(weather, digit, focus.markets)
  const { normal } = chance(`money of ${assetClass}`)
  const inflow = new Float64Array(weather.days.length)
  let [mood, success] = [0, 0]
  for (const [at, day] of weather.days.entries()) {
    mood = mood * 0.94 + normal() * 0.00016
    success = success * 0.95 + returns[at]! * 0.05
    const year = years[Number(day.slice(0, 4))]!.inflow[digit] / 100 / daysOfYear
    const season = seasons[digit][Number(day.slice(5, 7)) - 1]! / 100
    inflow[at] =
      year + season + mood + (digit === '4' ? 0 : success * 0.06) + fear(weather, digit, at) + turn(day, digit)
  }
  return { returns, inflow }
}

/** Frightened money leaves for where it is safe. */
const fear = ({ fright }: Markets, digit: ClassDigit, at: number) =>
  fright[at]! * { 1: -0.0003, 2: -0.0004, 3: -0.0003, 4: 0.0008, 5: 0.0001 }[digit]

/** Companies take their cash out at the end of a quarter and bring it back. */
function turn(day: string, digit: ClassDigit): number {
  if (digit !== '4') return 0
  if (/-(03-3|06-29|06-30|09-29|09-30|12-3)/.test(day)) return -0.006
  return /-(01|04|07|10)-0[2-5]$/.test(day) ? 0.004 : 0
}

function marketReturns(weather: Markets, digit: ClassDigit, markets: string): Returns {
  const own = marketsOf(markets).map(id => weather.markets.get(id)!)
  const mixed = new Float64Array(weather.days.length)
  const mix = { 1: [1, 0], 2: [0, 1], 3: [0.6, 0.4], 4: [0, 0], 5: [0.35, 0.1] }[digit] as [number, number]
  const total = (kind: 'equityWeight' | 'bondWeight') => own.reduce((sum, market) => sum + market[kind], 0)
  const [equities, bonds] = [total('equityWeight'), total('bondWeight')]
  for (const market of own) {
    const money = weather.currencies.get(market.currency)!
    const [equity, bond] = [(market.equityWeight / equities) * mix[0], (market.bondWeight / bonds) * mix[1]]
    const cash = digit === '4' ? 1 / own.length : 0
    for (const at of mixed.keys()) {
      mixed[at]! += equity * market.equity[at]! + bond * market.bond[at]! + (equity + bond + cash) * money[at]!
    }
  }
  const { normal } = chance(`own way of ${digit} ${markets}`)
  for (const [at, day] of weather.days.entries()) {
    if (digit === '4') mixed[at]! += years[Number(day.slice(0, 4))]!.cash / 100 / daysOfYear
    if (digit === '5') mixed[at]! += normal() * 0.006 + 0.0002
  }
  return mixed
}

/** How one fund differs from the others of its class. */
interface Character {
  beta: number
  spread: number
  /** Part of the assets that comes each day beyond what comes to the others. */
  appeal: number
  restless: number
}

/** The days of a fund. */
export function makeFundDays(weather: Markets, plan: FundPlan, climate: Climate): FundDays {
  const dice = chance(`days of ${plan.id}`)
  const count = weather.days.length
  const first = dice.next() < 0.12 ? 1 + Math.floor(dice.next() * (count - 40)) : 0
  const isClosed = dice.next() < 0.05
  const last = isClosed ? Math.min(count - 1, first + 60 + Math.floor(dice.next() * count)) : count - 1
  const zeros = () => new Int32Array(last - first + 1)
  const made: FundDays = { first, assets: zeros(), flows: zeros(), changes: zeros() }
  const character = makeCharacter(dice, plan)
  const size = usualSize[plan.digit] * Math.exp(dice.normal() * 1.35) * (plan.focus.markets === 'US' ? 1.6 : 1)
  made.assets[0] = Math.max(smallest, Math.round(first > 0 ? size / 12 : size))
  // A fund that opens does so with the money that comes on its first day.
  if (first > 0) made.flows[0] = made.assets[0]!
  live({ weather, plan, climate, character, dice }, made)
  if (isClosed && last < count - 1) close(made)
  return made
}

function makeCharacter(dice: Chance, { digit, isPassive, filters }: FundPlan): Character {
  const leverage = filters.includes('U100018') ? 2 : 1
  const passive = digit === '1' ? (isPassive ? 0.06 : -0.045) : isPassive ? 0.05 : -0.01
  return {
    beta: leverage * (isPassive ? 1 : 0.9 + dice.next() * 0.2),
    spread: digit === '4' ? 0.00001 : isPassive ? 0.0003 : 0.0016,
    appeal: (passive + dice.normal() * 0.07) / daysOfYear,
    restless: digit === '4' ? 0.004 : isPassive ? 0.0016 : 0.0009,
  }
}

interface Life {
  weather: Markets
  plan: FundPlan
  climate: Climate
  character: Character
  dice: Chance
}

function live({ weather, plan, climate, character, dice }: Life, { first, assets, flows, changes }: FundDays) {
  const money = weather.currencies.get(plan.currency)!
  const { beta, spread, appeal, restless } = character
  for (let at = 1; at < assets.length; at++) {
    const [day, start] = [first + at, assets[at - 1]!]
    const block = dice.next() < 0.003 ? dice.normal() * 0.03 : 0
    const inflow = climate.inflow[day]! + appeal + dice.normal() * restless + block
    const forex = money[day]!
    const value = climate.returns[day]! * beta + dice.normal() * spread - forex
    flows[at] = start < smallest ? 0 : Math.round(start * inflow)
    changes[at] = Math.round(start * value)
    assets[at] = start + flows[at]! + changes[at]! + Math.round(start * forex)
  }
}

/** On its last day a fund pays out what it has. */
function close({ assets, flows }: FundDays) {
  const last = assets.length - 1
  flows[last]! -= assets[last]!
  assets[last] = 0
}
