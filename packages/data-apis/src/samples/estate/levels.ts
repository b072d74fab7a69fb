import type { Indicator, PropertyType } from '../../real-estate/codes.ts'
import { chance } from '../random.ts'
import type { Market } from './places.ts'
import { unitsPerSqm } from './places.ts'

/** Quarters are counted as year * 4 + 0 to 3: ten years and three quarters, up to the last one that is complete. */
export const firstQuarter = 2016 * 4
export const lastQuarter = 2026 * 4 + 2
const quarterCount = lastQuarter - firstQuarter + 1

/** The types of which markets publish figures. */
export const measuredTypes = ['office', 'retail', 'logistics', 'residential'] as const
export type MeasuredType = (typeof measuredTypes)[number]

/** A path by years, straight lines in between. */
type Path = [number, number][]

interface Shape {
  /** Prime rent and yield against those of offices: a factor, and points of percent. */
  rent: number
  yield: number
  /** Square metres of the stock for each unit of a city's weight. */
  stock: number
  vacancy: number
  /** New supply and take-up of a quarter, in percent of the stock. */
  supply: number
  takeUp: number
  /** Real rents against 2016, and points of percent added to vacancy. */
  rents: Path
  vacancies: Path
}

const shapes: Record<MeasuredType, Shape> = {
  office: {
    ...{ rent: 1, yield: 0, stock: 1_450_000, vacancy: 8.5, supply: 0.45, takeUp: 1.6 },
    rents: [
      [2016, 1],
      [2019.75, 1.1],
      [2021, 1.05],
      [2023, 1.09],
      [2026.75, 1.14],
    ],
    vacancies: [
      [2016, 1],
      [2019.5, -1.4],
      [2022, 2.2],
      [2024.5, 4.4],
      [2026.75, 3.7],
    ],
  },
  retail: {
    ...{ rent: 1.9, yield: 0.4, stock: 820_000, vacancy: 6, supply: 0.28, takeUp: 0.9 },
    rents: [
      [2016, 1],
      [2018.5, 1.02],
      [2021, 0.84],
      [2023.5, 0.9],
      [2026.75, 0.97],
    ],
    vacancies: [
      [2016, -0.5],
      [2019, 0.3],
      [2021.25, 3.6],
      [2024, 1.9],
      [2026.75, 0.8],
    ],
  },
  logistics: {
    ...{ rent: 0.25, yield: 0.7, stock: 1_300_000, vacancy: 4.6, supply: 1.1, takeUp: 2.1 },
    rents: [
      [2016, 1],
      [2019, 1.08],
      [2022.75, 1.44],
      [2024, 1.5],
      [2026.75, 1.53],
    ],
    vacancies: [
      [2016, 0.9],
      [2019, -0.6],
      [2022, -2.4],
      [2024.75, 1.7],
      [2026.75, 1.4],
    ],
  },
  residential: {
    ...{ rent: 0.52, yield: -0.6, stock: 9_200_000, vacancy: 3.4, supply: 0.32, takeUp: 0 },
    rents: [
      [2016, 1],
      [2020, 1.12],
      [2021, 1.1],
      [2026.75, 1.31],
    ],
    vacancies: [
      [2016, 0.6],
      [2020, 0],
      [2021, 0.7],
      [2026.75, -0.9],
    ],
  },
}

/** Points of percent added to yields: money became cheap, then dear, and a little cheaper since. */
const yields: Path = [
  [2016, 0.45],
  [2019, 0.05],
  [2021.75, -0.35],
  [2023.75, 0.55],
  [2025, 0.6],
  [2026.75, 0.35],
]

function along(path: Path, year: number): number {
  const after = path.findIndex(([at]) => at >= year)
  if (after <= 0) return path.at(after)![1]
  const [from, low] = path[after - 1]!
  const [to, high] = path[after]!
  return low + ((high - low) * (year - from)) / (to - from)
}

type Levels = Record<Indicator, number[]>

const known = new Map<string, Levels>()

/** What a market measures of a type, quarter by quarter from the first one, in local currency and unit of area. */
export function levelsOf(market: Market, type: MeasuredType): Levels {
  const key = `${market.id}:${type}`
  const levels = known.get(key) ?? makeLevels(market, type)
  known.set(key, levels)
  return levels
}

function makeLevels(market: Market, type: MeasuredType): Levels {
  const { city } = market
  const shape = shapes[type]
  const dice = chance(`estate levels ${city.code} ${market.en} ${type}`)
  const character = { rent: 1 + dice.normal() * 0.06, vacancy: dice.normal() * 1.8, yield: dice.normal() * 0.12 }
  const inflation = Math.min(city.inflation, 7) / 100
  const units = unitsPerSqm(city.areaUnit)
  const levels: Levels = {
    ...{ prime_rent: [], average_rent: [], vacancy_rate: [], prime_yield: [] },
    ...{ stock: [], new_supply: [], take_up: [], price_per_area: [] },
  }
  let stock = shape.stock * city.weight * market.share * (1 + dice.normal() * 0.1)
  let wind = 0 // of the market alone: it forgets slowly
  for (let at = 0; at < quarterCount; at++) {
    const year = 2016 + at / 4
    wind = wind * 0.86 + dice.normal() * 0.012
    const growth = (1 + inflation * 0.45) ** (year - 2024)
    const cycle = along(shape.rents, year) / along(shape.rents, 2024)
    const rent =
      city.officeRent * shape.rent * market.premium * character.rent * growth * cycle * (1 + wind) * city.perUsd
    const vacancy = Math.max(0.6, shape.vacancy + character.vacancy + along(shape.vacancies, year) - wind * 30)
    const prime = Math.max(
      1.9,
      city.officeYield + shape.yield + character.yield + along(yields, year) - along(yields, 2024),
    )
    const supply = stock * (shape.supply / 100) * Math.max(0.05, 1 + dice.normal() * 0.45)
    stock += supply
    levels.prime_rent.push(significant(rent / units, 4))
    levels.average_rent.push(significant((rent / units) * (0.66 - vacancy * 0.006), 4))
    levels.vacancy_rate.push(round(vacancy, 1))
    levels.prime_yield.push(round(prime, 2))
    levels.stock.push(significant(stock * units, 6))
    levels.new_supply.push(significant(supply * units, 4))
    levels.take_up.push(
      significant(stock * units * (shape.takeUp / 100) * Math.max(0.3, 1 + wind * 4 + dice.normal() * 0.18), 4),
    )
    levels.price_per_area.push(significant((rent * 0.62) / units / ((prime + 0.55) / 100), 4))
  }
  return levels
}

/** How the other types are priced against a measured one. */
const kin: Record<PropertyType, [MeasuredType, number]> = {
  office: ['office', 1],
  retail: ['retail', 1],
  logistics: ['logistics', 1],
  residential: ['residential', 1],
  industrial: ['logistics', 0.8],
  hotel: ['office', 0.85],
  mixed_use: ['office', 0.92],
  land: ['residential', 0.3],
  healthcare: ['residential', 0.85],
  data_centre: ['office', 1.5],
}

/** The level of an indicator for a type in a quarter, clamped to the quarters that are known. */
export function levelAt(market: Market, type: PropertyType, indicator: Indicator, quarter: number): number {
  const [measured, factor] = kin[type]
  const at = Math.min(Math.max(quarter, firstQuarter), lastQuarter) - firstQuarter
  const value = levelsOf(market, measured)[indicator][at]!
  return indicator.endsWith('rate') || indicator.endsWith('yield') ? value : value * factor
}

/** The quarter of a day, YYYY-MM-DD. */
export const quarterOf = (date: string): number =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

export const round = (value: number, digits: number): number => Number(value.toFixed(digits))
export const significant = (value: number, digits: number): number => Number(value.toPrecision(digits))
