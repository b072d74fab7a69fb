import { type Place, regions } from '../countries.ts'
import { lastMonth, monthCount, monthIndex } from './calendar.ts'
import { provinceRows } from './china-data.ts'
import { commodityRows } from './commodity-data.ts'
import { cities, provinces } from './dictionary-plan.ts'
import type { Economy } from './economy.ts'
import { indicators } from './indicator-data.ts'
import type { SeriesPlan } from './plan.ts'
import { chance } from './random.ts'

const usual = {
  status: 'T',
  to: lastMonth,
  isForecast: false,
  revision: undefined,
  replacedBy: undefined,
  continues: [],
} as const satisfies Partial<SeriesPlan>

const world = regions.find(({ id }) => id === 'WLD')!
const indicatorOf = (id: string) => indicators.find(indicator => indicator.id === id)!
const named = (id: string, place: Place) => {
  const { en, zh } = indicatorOf(id)
  return { indicatorId: id, place, en: `${en}: ${place.en}`, zh: `${zh}：${place.zh}` }
}

/** Prices of commodities on the world market, by day, month and year. */
export function* planCommodities(driver: Economy): Generator<SeriesPlan> {
  let id = 310_100_000
  for (const [indicatorId, en, zh, unit, price, size] of commodityRows) {
    const dice = chance(`commodity:${indicatorId}`)
    let state = 0
    const raw = Float64Array.from({ length: monthCount }, (_, month) => {
      state = state * 0.97 + (month > lastMonth ? 0 : dice.normal() * size)
      return Math.exp(state + driver.prices[month]! * 0.7 + driver.gap[month]! * 0.035)
    })
    const level = raw.subarray(648, 660).reduce((sum, value) => sum + value, 0) / 12
    const path = raw.map(value => (value / level) * price)
    for (const frequency of ['M', 'D', 'Y'] as const) {
      yield {
        ...usual,
        id: ++id,
        place: world,
        indicatorId,
        en,
        zh,
        frequency,
        unit,
        source: 'WB',
        path,
        combine: 'mean',
        from: monthIndex({ M: 1980, D: 2016, Y: 1970 }[frequency], 1),
        lag: 1,
        weight: 64,
        popularity: 480,
        databases: frequency === 'D' ? ['WCOM', 'DAILY'] : ['WCOM'],
      }
    }
  }
}

const inChina = { ...usual, source: 'CN01', databases: ['CN'], lag: 60, weight: 40, popularity: 300 } as const

/** Output, people and sales of the provinces of China. */
export function* planProvinces(china: Economy): Generator<SeriesPlan> {
  const people = provinceRows.reduce((sum, row) => sum + row[4], 0)
  let id = 310_200_000
  for (const [at, [, , , share, population]] of provinceRows.entries()) {
    const place = provinces[at]!
    const dice = chance(place.id)
    const pace = (dice.next() - 0.5) * 0.02
    const part = china.gdp.map((value, month) => (value * share * Math.exp((pace * (month - 654)) / 12)) / 100)
    const gdp = part.map((value, month) => value * china.exchangeRate[month]!)
    const head = china.population.map(value => (value * population) / people)
    yield {
      ...inChina,
      ...named('109', place),
      id: ++id,
      frequency: 'Y',
      unit: 'CNYBN',
      path: gdp,
      combine: 'sum',
      from: monthIndex(1993, 1),
    }
    yield {
      ...inChina,
      ...named('801', place),
      id: ++id,
      frequency: 'Y',
      unit: 'PERSMN',
      path: head,
      combine: 'mean',
      from: monthIndex(1990, 1),
    }
    const sales = part.map((value, month) => value * 380 * (1 + 0.08 * Math.cos((Math.PI * ((month % 12) - 11)) / 6)))
    yield {
      ...inChina,
      ...named('603', place),
      id: ++id,
      frequency: 'M',
      unit: 'USDMN',
      path: sales,
      combine: 'sum',
      from: monthIndex(2000, 1),
      lag: 25,
    }
  }
}

/** House prices in cities of China: a boom until 2020, and its end. */
export function* planCities(china: Economy): Generator<SeriesPlan> {
  let id = 310_210_000
  for (const place of cities) {
    const dice = chance(place.id)
    const pace = dice.next() * 0.05 + 0.01
    let state = 0
    const index = china.gap.map((gap, month) => {
      state = state * 0.96 + (month > lastMonth ? 0 : dice.normal() * 0.006)
      const years = (month - 546) / 12
      const boom = 0.14 * Math.tanh((month - 546) / 40) - 0.1 * Math.max(0, Math.tanh((month - 621) / 30))
      return 100 * Math.exp(pace * Math.min(years, 6) + boom + state + gap * 0.006)
    })
    yield {
      ...inChina,
      ...named('208', place),
      id: ++id,
      frequency: 'M',
      unit: 'IDX2015',
      path: index,
      combine: 'mean',
      from: monthIndex(2006, 1),
      lag: 16,
    }
  }
}

/** Sums and averages over the economies of regions and groups. */
export function* planAggregates(economies: Economy[]): Generator<SeriesPlan> {
  let id = 310_300_000
  for (const region of regions) {
    const members = economies.filter(({ place }) => region.id === 'WLD' || place.parents.includes(region.id))
    id += 10
    if (!members.length) continue
    const sum = (read: (economy: Economy) => Float64Array) =>
      members.map(read).reduce((total, values) => total.map((value, month) => value + values[month]!))
    const gdp = sum(economy => economy.gdp)
    const weigh = (read: (economy: Economy, month: number) => number) =>
      gdp.map(
        (total, month) =>
          members.reduce((part, economy) => part + economy.gdp[month]! * read(economy, month), 0) / total,
      )
    const before = (month: number) => Math.max(0, month - 12)
    const growth = weigh(({ real }, month) => (Math.exp(real[month]! - real[before(month)]!) - 1) * 100)
    const inflation = weigh(({ prices }, month) => (Math.exp(prices[month]! - prices[before(month)]!) - 1) * 100)
    const shared = {
      ...usual,
      frequency: 'Y',
      source: 'IMF',
      databases: ['WAGR', 'WORLD'],
      lag: 110,
      weight: 62,
      popularity: 420,
      from: monthIndex(1980, 1),
    } as const
    yield { ...shared, ...named('101', region), id: id + 1, unit: 'USDBN', path: gdp, combine: 'sum' }
    yield { ...shared, ...named('103', region), id: id + 2, unit: 'PCT', path: growth, combine: 'mean' }
    yield { ...shared, ...named('202', region), id: id + 3, unit: 'PCT', path: inflation, combine: 'mean' }
    yield {
      ...shared,
      ...named('801', region),
      id: id + 4,
      unit: 'PERSMN',
      path: sum(economy => economy.population),
      combine: 'mean',
      source: 'UN',
    }
  }
}
