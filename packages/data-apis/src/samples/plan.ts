import type { FrequencyId, StatusId } from '../codes.ts'
import type { Place } from '../countries.ts'
import { forecastEnd, lastMonth, monthIndex } from './calendar.ts'
import type { Economy } from './economy.ts'
import { type Combine, type Indicator, indicators } from './indicator-data.ts'
import { scaleRows } from './scale-data.ts'
import { trait } from './shapes.ts'

/** Everything that decides one series of the sample, before its points are computed. */
export interface SeriesPlan {
  id: number
  place: Place
  indicatorId: string
  en: string
  zh: string
  frequency: FrequencyId
  unit: string
  source: string
  status: StatusId
  /** Value of each month since 1970, and how months become periods. */
  path: Float64Array
  combine: Combine
  from: number
  to: number
  /** Days from the end of a period to its publication; forecasts have no such end. */
  lag: number
  isForecast: boolean
  /** Relative size of the first revisions; only series that have it keep vintages. */
  revision: number | undefined
  weight: number
  popularity: number
  databases: readonly string[]
  /** The id of the series that takes its place, and the ids of those that it carries on. */
  replacedBy: number | undefined
  continues: readonly number[]
}

/** How many of the largest economies have the series of small letters, and those of days and weeks. */
const largest = { coverage: 60, markets: 45, older: 40 }

/** Ids that documentation and examples speak of. */
const fixedIds: Record<string, number> = {
  'CN:101:Y': 310000101,
  'CN:201:M': 310000102,
  'US:101:Y': 310000103,
  'US:201:M': 310000104,
  'US:101:Y:old': 310000203,
}

const countryOrder = new Map(scaleRows.map(([country], at) => [country, at]))
const slots = new Map(
  indicators.flatMap(({ id, frequencies }, at) =>
    [...frequencies.toUpperCase()].map((frequency, nth): [string, number] => [`${id}:${frequency}`, at * 4 + nth + 1]),
  ),
)

function seriesId(country: string, indicator: string, frequency: string, suffix = ''): number {
  const fixed = fixedIds[`${country}:${indicator}:${frequency}${suffix}`]
  if (fixed) return fixed
  const slot = slots.get(`${indicator}:${frequency}`)! + (suffix ? 500 : 0)
  return 311_000_000 + countryOrder.get(country)! * 1000 + slot
}

const regionDatabases: Record<string, string> = {
  ASIA: 'AA',
  OCEANIA: 'AA',
  EUROPE: 'ECA',
  CASIA: 'ECA',
  WASIA: 'MEA',
  AFRICA: 'MEA',
  AMERICAS: 'NSA',
}
const premiumDatabases: Record<string, string> = { CN: 'CN', IN: 'INDIA', ID: 'INDONESIA', BR: 'BRAZIL', RU: 'RUSSIA' }

/** The databases of a country's series: the global one, that of its region when it matters there, and its own kind. */
function databasesOf(place: Place, indicator: Indicator, frequency: FrequencyId, isKey: boolean): string[] {
  const regional = regionDatabases[place.parents.find(id => regionDatabases[id]) ?? '']
  const found = [
    ...(indicator.forecast ? [] : ['GLOBAL']),
    ...(indicator.weight >= 45 && regional && !indicator.forecast ? [regional] : []),
    ...(indicator.database ? [indicator.database] : []),
    ...(isKey ? ['CEICGLBKS'] : []),
    ...(frequency === 'D' || frequency === 'W' ? ['DAILY'] : []),
    ...(premiumDatabases[place.id] ? [premiumDatabases[place.id]!] : []),
    ...(place.parents.includes('ASEAN') ? ['ASEAN'] : []),
  ]
  return indicator.database === 'WORLD' && frequency !== 'Y' ? found.filter(code => code !== 'WORLD') : found
}

function firstMonth(economy: Economy, indicator: Indicator, frequency: FrequencyId): number {
  const isLarge = economy.rank < largest.coverage
  const late = Math.round(trait(economy, `${indicator.id}:start`, 0, 4))
  const longest = { D: 2015, W: 2012, M: isLarge ? 1990 : 2002, Q: isLarge ? 1995 : 2005, Y: isLarge ? 1980 : 1990 }
  return monthIndex((longest[frequency as keyof typeof longest] ?? 1990) + late, 1)
}

function publisherId(economy: Economy, indicator: Indicator): string {
  const suffix = { office: '01', bank: '02', ministry: '03' }[indicator.publisher as 'office']
  return suffix ? economy.place.id + suffix : indicator.publisher
}

function covers(economy: Economy, letter: string): boolean {
  if (letter === 'd' || letter === 'w') return economy.rank < largest.markets
  return letter === letter.toUpperCase() || economy.rank < largest.coverage
}

/** All series of one economy. */
export function* planEconomy(economy: Economy): Generator<SeriesPlan> {
  for (const indicator of indicators) {
    if (indicator.missing?.(economy)) continue
    const path = indicator.path(economy, indicator.id)
    for (const letter of indicator.frequencies) {
      if (covers(economy, letter)) yield* planSeries(economy, indicator, letter.toUpperCase() as FrequencyId, path)
    }
  }
}

function* planSeries(economy: Economy, indicator: Indicator, frequency: FrequencyId, path: Float64Array) {
  const { place, rank } = economy
  const isKey = indicator.weight >= 60 && rank < largest.coverage
  const plan: SeriesPlan = {
    id: seriesId(place.id, indicator.id, frequency),
    place,
    indicatorId: indicator.id,
    en: `${indicator.en}: ${place.en}`,
    zh: `${indicator.zh}：${place.zh}`,
    frequency,
    unit: typeof indicator.unit === 'string' ? indicator.unit : indicator.unit(economy),
    source: publisherId(economy, indicator),
    status: 'T',
    path,
    combine: indicator.combine,
    from: firstMonth(economy, indicator, frequency),
    to: indicator.forecast ? forecastEnd : lastMonth,
    lag: indicator.lag,
    isForecast: indicator.forecast ?? false,
    revision: frequency === 'D' || frequency === 'W' ? undefined : indicator.revision,
    weight: indicator.weight,
    popularity: Math.round(indicator.weight * 4 + (scaleRows.length - rank) * 2.2),
    databases: databasesOf(place, indicator, frequency, isKey),
    replacedBy: undefined,
    continues: [],
  }
  const isOlder =
    rank < largest.older &&
    ((indicator.id === '201' && frequency === 'M') || (indicator.id === '101' && frequency === 'Y'))
  const older = isOlder ? planOlder(plan) : undefined
  yield older ? { ...plan, from: older.currentFrom, continues: [older.plan.id] } : plan
  if (older) yield older.plan
}

/** The series that an important one replaced: on an older base or standard, ended years ago. */
function planOlder(plan: SeriesPlan): { plan: SeriesPlan; currentFrom: number } {
  const isPrices = plan.indicatorId === '201'
  const base = isPrices ? monthIndex(2005, 1) : 0
  const level = isPrices ? plan.path.subarray(base, base + 12).reduce((sum, value) => sum + value, 0) / 12 : 104
  return {
    currentFrom: monthIndex(isPrices ? 2000 : 1990, 1),
    plan: {
      ...plan,
      id: seriesId(plan.place.id, plan.indicatorId, plan.frequency, ':old'),
      en: plan.en.replace(': ', isPrices ? ': 2005=100: ' : ': SNA 1993: '),
      zh: plan.zh.replace('：', isPrices ? '：2005年=100：' : '：SNA 1993：'),
      unit: isPrices ? 'IDX2005' : plan.unit,
      status: isPrices ? 'B' : 'C',
      path: plan.path.map(value => (value / level) * 100),
      from: monthIndex(isPrices ? 1980 : 1970, 1),
      to: monthIndex(isPrices ? 2012 : 2014, 12),
      weight: 30,
      popularity: 60,
      databases: ['GLOBAL'],
      replacedBy: plan.id,
      continues: [],
    },
  }
}
