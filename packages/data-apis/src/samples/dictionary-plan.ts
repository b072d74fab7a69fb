import { countries, type Place, regions } from '../countries.ts'
import type { IndicatorEntry, SourceEntry, UnitEntry } from '../sources/dictionary-write.ts'
import { cityRows, provinceRows } from './china-data.ts'
import { classificationRows, unitRows } from './classification-data.ts'
import { commodityRows } from './commodity-data.ts'
import { currencyRows } from './currency-data.ts'
import { indicators } from './indicator-data.ts'
import { scaleRows } from './scale-data.ts'
import { institutionRows, worldSourceRows } from './source-data.ts'

export const classifications = classificationRows.map(([id, name_en, name_zh], at) => ({
  id,
  name_en,
  name_zh,
  display_order: at + 1,
}))

/** The class of an indicator is its id without the last two digits. */
export const classOf = (indicatorId: string): string => String(Math.floor(Number(indicatorId) / 100))

const leaves: [string, string, string][] = [
  ...indicators.map(({ id, en, zh }): [string, string, string] => [id, en, zh]),
  ...commodityRows.map(([id, en, zh]): [string, string, string] => [id, en, zh]),
]

/** Umbrella indicators first, one per class, then the indicators under them. */
export const indicatorEntries: IndicatorEntry[] = [
  ...classificationRows.map(([id, en, zh]) => indicatorEntry(`${id}00`, en, zh, null)),
  ...leaves.map(([id, en, zh]) => indicatorEntry(id, en, zh, `${classOf(id)}00`)),
]

function indicatorEntry(id: string, name_en: string, name_zh: string, parent_id: string | null): IndicatorEntry {
  return { id, name_en, name_zh, classification_id: classOf(id), parent_id, display_order: Number(id) }
}

const currencies = currencyRows.flatMap(([code, , zh]): UnitEntry[] => [
  { id: `${code}BN`, name_en: `${code} bn`, name_zh: `十亿${zh}`, multiplier_code: 'BN' },
  { id: `${code}USD`, name_en: `${code}/USD`, name_zh: `${zh}/美元`, multiplier_code: 'NA' },
])

export const unitEntries: UnitEntry[] = [
  ...unitRows.map(([id, name_en, name_zh, multiplier_code]) => ({ id, name_en, name_zh, multiplier_code })),
  ...currencies.filter(({ id }) => id !== 'USDBN' && id !== 'USDUSD'),
]

const institutions = new Map(institutionRows.map(([id, en, zh]) => [id, [en, zh]]))
const usualNames: [string, (country: Place) => [string, string]][] = [
  ['01', ({ en, zh }) => [`National Statistics Office of ${en}`, `${zh}国家统计局`]],
  ['02', ({ en, zh }) => [`Central Bank of ${en}`, `${zh}中央银行`]],
  ['03', ({ en, zh }) => [`Ministry of Finance of ${en}`, `${zh}财政部`]],
]

export const sourceEntries: SourceEntry[] = [
  ...worldSourceRows.map(([id, name_en, name_zh]) => ({ id, name_en, name_zh, country_id: null })),
  ...scaleRows.flatMap(([country]) => {
    const place = countries.find(({ id }) => id === country)!
    return usualNames.map(([suffix, usual]) => {
      const [name_en, name_zh] = institutions.get(country + suffix) ?? usual(place)
      return { id: country + suffix, name_en: name_en!, name_zh: name_zh!, country_id: country }
    })
  }),
]

const china = countries.find(({ id }) => id === 'CN')!
const inside = (id: string, type: 'province' | 'city', en: string, zh: string, parents: string[]): Place => ({
  id,
  type,
  isoCode: undefined,
  en,
  zh,
  parents,
  aliases: [],
})

export const provinces: Place[] = provinceRows.map(([id, en, zh]) =>
  inside(id, 'province', en, zh, ['CN', ...china.parents]),
)
export const cities: Place[] = cityRows.map(([id, en, zh, province]) =>
  inside(id, 'city', en, zh, [province, 'CN', ...china.parents]),
)

/** Every place, those that contain others first. */
export const places: Place[] = [...regions, ...countries, ...provinces, ...cities]
