import { lastMonth, monthCount } from './calendar.ts'
import type { Economy } from './economy.ts'
import { chance, hash } from './random.ts'

/** The values of an indicator in one economy, month by month. */
export type Path = (economy: Economy, name: string) => Float64Array

interface Texture {
  /** Standard deviation of the chance part, relative to the value. */
  noise?: number
  /** How long the chance part is remembered, 0 to 1. */
  memory?: number
  /** Part by which the best month lies above the average, and that month (1 to 12). */
  season?: number
  peak?: number
  /** Percent of change for one percent of the gap. */
  cyclical?: number
  /** Percent a year by which it outgrows the economy, before 2024 as after. */
  drift?: number
}

const monthly = (value: (month: number) => number) => Float64Array.from({ length: monthCount }, (_, at) => value(at))

/** The part that is the indicator's own: season, chance, cycle and drift, around 1. */
function texture(economy: Economy, name: string, options: Texture): Float64Array {
  const dice = chance(`${economy.place.id}:${name}`)
  const { noise = 0.01, memory = 0.5, season = 0, peak = 12, cyclical = 0, drift = 0 } = options
  let state = 0
  return monthly(month => {
    state = state * memory + (month > lastMonth ? 0 : dice.normal() * noise)
    const wave = season * Math.cos((2 * Math.PI * ((month % 12) + 1 - peak)) / 12)
    const years = (month - 654) / 12 // since July 2024, the year of the size table
    return Math.exp(state + wave + (cyclical * economy.gap[month]!) / 100 + (drift * years) / 100)
  })
}

/** A fixed number of a country for an indicator, between `low` and `high`. */
export const trait = (economy: Economy, name: string, low: number, high: number): number =>
  low + (hash(`${economy.place.id}:${name}:trait`) / 4294967296) * (high - low)

/** A part of the month's GDP, in USD bn times `scale`. */
export const flow =
  (low: number, high: number, options: Texture & { scale?: number } = {}): Path =>
  (economy, name) => {
    const share = trait(economy, name, low, high) * (options.scale ?? 1)
    const own = texture(economy, name, options)
    return monthly(month => economy.gdp[month]! * share * own[month]!)
  }

/** The same in the country's currency, in billions. */
export const localFlow =
  (low: number, high: number, options: Texture = {}): Path =>
  (economy, name) =>
    flow(low, high, options)(economy, name).map((value, month) => value * economy.exchangeRate[month]!)

/** An amount outstanding: years of GDP, in USD bn times `scale`. */
export const stock = (low: number, high: number, options: Texture & { scale?: number } = {}): Path =>
  flow(low * 12, high * 12, { memory: 0.9, noise: 0.006, ...options })

/** The difference of two paths, such as a balance. */
export const difference =
  (plus: Path, plusName: string, minus: Path, minusName: string): Path =>
  economy => {
    const less = minus(economy, minusName)
    return plus(economy, plusName).map((value, month) => value - less[month]!)
  }

/** A price index, 2015 = 100: consumer prices with its own drift and chance. */
export const priceIndex =
  (options: Texture = {}): Path =>
  (economy, name) => {
    const own = texture(economy, name, { noise: 0.003, memory: 0.9, ...options })
    const path = monthly(month => Math.exp(economy.prices[month]!) * own[month]!)
    return rebase(path)
  }

/** An index of quantities, 2015 = 100. */
export const volumeIndex =
  (options: Texture = {}): Path =>
  (economy, name) => {
    const own = texture(economy, name, options)
    return rebase(monthly(month => Math.exp(economy.real[month]!) * own[month]!))
  }

/** Scales a path so that 2015 is 100 on average. */
function rebase(path: Float64Array): Float64Array {
  const base = path.subarray(540, 552).reduce((sum, value) => sum + value, 0) / 12
  return path.map(value => (value / base) * 100)
}

/** A number per inhabitant, times `scale`. */
export const perHead =
  (low: number, high: number, options: Texture & { scale?: number } = {}): Path =>
  (economy, name) => {
    const level = trait(economy, name, low, high) * (options.scale ?? 1)
    const own = texture(economy, name, options)
    return monthly(month => economy.population[month]! * level * own[month]!)
  }

/** Change on the year before, in percent. */
export const yearOnYear =
  (path: Path, pathName: string): Path =>
  economy => {
    const level = path(economy, pathName)
    return monthly(month => (level[month]! / level[Math.max(0, month - 12)]! - 1) * 100)
  }

/** A rate around a level that moves with the cycle and stays within its bounds. */
export const rate =
  (
    low: number,
    high: number,
    options: { perGap?: number; noise?: number; min?: number; max?: number; perYear?: number },
  ): Path =>
  (economy, name) => {
    const dice = chance(`${economy.place.id}:${name}`)
    const level = trait(economy, name, low, high)
    const { perGap = 0, noise = 0.3, min = 0, max = Infinity, perYear = 0 } = options
    let state = 0
    return monthly(month => {
      state = state * 0.93 + (month > lastMonth ? 0 : dice.normal() * noise)
      const value = level + state + perGap * economy.gap[month]! + (perYear * (month - 654)) / 12
      return Math.min(max, Math.max(min, value))
    })
  }

/** A driver of the economy itself, with an optional margin and chance. */
export const driver =
  (read: (economy: Economy) => Float64Array, options: { plus?: number; noise?: number; min?: number } = {}): Path =>
  (economy, name) => {
    const dice = chance(`${economy.place.id}:${name}`)
    const { plus = 0, noise = 0, min = -Infinity } = options
    let state = 0
    return read(economy).map((value, month) => {
      state = state * 0.9 + (month > lastMonth ? 0 : dice.normal() * noise)
      return Math.max(min, value + plus + state)
    })
  }
