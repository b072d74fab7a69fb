import type { ArticleLanguage, PropertyType } from '../../real-estate/codes.ts'
import { currencyRows } from '../currency-data.ts'
import type { Facts } from './article-texts.ts'
import { authorWords, buildingWords, cityWords, peopleWords, positionWords, sectorWords } from './article-word-data.ts'
import type { Building } from './buildings.ts'
import type { EstateCompany } from './companies.ts'
import type { Dice } from './dice.ts'
import { lastQuarter, levelAt, type MeasuredType, measuredTypes, quarterOf, significant } from './levels.ts'
import type { City, Market } from './places.ts'

const locales: Record<ArticleLanguage, string> = { en: 'en-GB', zh: 'zh-CN', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }
const currencyNames = new Map(currencyRows.map(([code, , zh]) => [code, zh]))

/** Writes figures and names as a language does. */
export function openWriter(language: ArticleLanguage) {
  const locale = locales[language]
  const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = (value: number) =>
    `${decimal.format(value)}${language === 'de' || language === 'fr' || language === 'es' ? ' %' : '%'}`
  const scaled = (value: number) => scale(language, value, plain)
  const amount = (value: number, currency: string) =>
    language === 'zh' ? `${scaled(value)}${currencyNames.get(currency)}` : `${currency} ${scaled(value)}`
  const unit = (name: 'sqm' | 'sqft') => areaUnits[language][name]
  const gap = language === 'zh' ? '' : ' '
  return {
    percent,
    amount,
    area: (value: number, name: 'sqm' | 'sqft') => `${scaled(value)}${gap}${unit(name)}`,
    price: (value: number, { currency, areaUnit }: City) =>
      language === 'zh'
        ? `每${unit(areaUnit)}${amount(value, currency)}`
        : `${amount(value, currency)} ${perWords[language]} ${unit(areaUnit)}`,
    month: (date: string) => month.format(new Date(date)),
    quarter: (quarter: number) => quarterWords[language](Math.floor(quarter / 4), (quarter % 4) + 1),
    move: (change: number) => moveWords[language](change, percent(Math.abs(change))),
    points: (change: number) =>
      change === 0 ? unchangedWords[language] : pointWords[language](change, decimal.format(Math.abs(change))),
    company: ({ name, nameLocal }: EstateCompany) =>
      language === 'zh' && nameLocal && /^\p{Script=Han}/u.test(nameLocal) ? nameLocal : name,
    city: ({ code, en, zh }: City) => (language === 'zh' ? zh : (cityWords[language]?.[code] ?? en)),
    sector: (type: PropertyType) => sectorWords[language][type],
    name: ({ en, zh }: { en: string; zh: string }) => (language === 'zh' ? zh : en),
  }
}
export type Writer = ReturnType<typeof openWriter>

/** Thousands as they are, millions and billions in words; in Chinese by ten thousands. */
function scale(language: ArticleLanguage, value: number, plain: Intl.NumberFormat): string {
  const [[big, bigWord], [small, smallWord]] = scaleWords[language]
  if (value >= big) return plain.format(value / big) + bigWord
  return value >= small ? plain.format(value / small) + smallWord : plain.format(value)
}

const scaleWords: Record<ArticleLanguage, [[number, string], [number, string]]> = {
  en: [
    [1e9, ' billion'],
    [1e6, ' million'],
  ],
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  de: [
    [1e9, ' Milliarden'],
    [1e6, ' Millionen'],
  ],
  fr: [
    [1e9, ' milliards'],
    [1e6, ' millions'],
  ],
  es: [
    [1e12, ' billones'],
    [1e6, ' millones'],
  ],
}
const areaUnits = {
  en: { sqm: 'sq m', sqft: 'sq ft' },
  zh: { sqm: '平方米', sqft: '平方英尺' },
  de: { sqm: 'm²', sqft: 'Quadratfuß' },
  fr: { sqm: 'm²', sqft: 'pieds carrés' },
  es: { sqm: 'm²', sqft: 'pies cuadrados' },
}
const perWords = { en: 'per', zh: '每', de: 'je', fr: 'par', es: 'por' }
const ordinals = { en: ['first', 'second', 'third', 'fourth'], es: ['primer', 'segundo', 'tercer', 'cuarto'] }
const quarterWords: Record<ArticleLanguage, (year: number, quarter: number) => string> = {
  en: (year, quarter) => `the ${ordinals.en[quarter - 1]} quarter of ${year}`,
  zh: (year, quarter) => `${year}年${'一二三四'[quarter - 1]}季度`,
  de: (year, quarter) => `${quarter}. Quartal ${year}`,
  fr: (year, quarter) => `${quarter}${quarter === 1 ? 'er' : 'e'} trimestre ${year}`,
  es: (year, quarter) => `${ordinals.es[quarter - 1]} trimestre de ${year}`,
}
const signed = (change: number, size: string) => `${change < 0 ? '−' : '+'}${size}`
const moveWords: Record<ArticleLanguage, (change: number, size: string) => string> = {
  en: (change, size) => (change < 0 ? `fell ${size}` : `rose ${size}`),
  zh: (change, size) => (change < 0 ? `下跌${size}` : `上涨${size}`),
  ...{ de: signed, fr: signed, es: signed },
}
const pointWords: Record<ArticleLanguage, (change: number, size: string) => string> = {
  en: (change, size) => `${change < 0 ? 'down' : 'up'} ${size} percentage points`,
  zh: (change, size) => `${change < 0 ? '下降' : '上升'}${size}个百分点`,
  de: (change, size) => `${signed(change, size)} Prozentpunkte`,
  fr: (change, size) => `${signed(change, size)} point`,
  es: (change, size) => `${signed(change, size)} puntos`,
}

const unchangedWords = { en: 'unchanged', zh: '持平', de: 'unverändert', fr: 'stable', es: 'sin cambios' }

/** Somebody who speaks in an article. */
export function inventPerson(language: ArticleLanguage, dice: Dice): Facts {
  const [firsts, lasts] = peopleWords[language]
  const [first, last] = [dice.one(firsts), dice.one(lasts)]
  return { person: language === 'zh' ? last + first : `${first} ${last}`, position: dice.one(positionWords[language]) }
}

export const inventAuthors = (language: ArticleLanguage, dice: Dice): string[] => [
  ...new Set([dice.one(authorWords[language]), ...(dice.is(0.12) ? [dice.one(authorWords[language])] : [])]),
]

/** What is known of a building. */
export const buildingFacts = (building: Building, write: Writer): Facts => ({
  property: write.name(building),
  city: write.city(building.city),
  district: write.name(building.district),
  street: write.name({ en: building.streetEn, zh: building.streetZh }),
  type: write.name({ en: buildingWords.en[building.type], zh: buildingWords.zh[building.type] }),
  sector: write.sector(building.type),
  area: write.area(significant(building.gross, 4), building.areaUnit),
  floors: building.floors && building.floors > 2 ? String(building.floors) : undefined,
  built: building.built ? String(building.built) : undefined,
  renovated: building.renovated ? String(building.renovated) : undefined,
  occupancy: building.occupancy ? write.percent(building.occupancy) : undefined,
  certificate: building.certificates[0],
})

/** The state of the market in the last quarter that was known on a day; nothing of types that are not measured. */
export function marketFacts(market: Market, type: PropertyType, date: string, write: Writer): Facts {
  if (!measuredTypes.includes(type as MeasuredType)) return {}
  const quarter = Math.min(quarterOf(date) - 1, lastQuarter)
  const at = (indicator: Parameters<typeof levelAt>[2], back = 0) => levelAt(market, type, indicator, quarter - back)
  const { city } = market
  const rent = at('prime_rent')
  const area = (value: number) => write.area(significant(value, 3), city.areaUnit)
  const takeUp = at('take_up')
  return {
    quarter: write.quarter(quarter),
    primeRent: write.price(significant(rent, 3), city),
    averageRent: write.price(significant(at('average_rent'), 3), city),
    marketPrice: write.price(significant(at('price_per_area'), 3), city),
    primeYield: write.percent(at('prime_yield')),
    vacancy: write.percent(at('vacancy_rate')),
    rentMove: write.move(Math.round((rent / at('prime_rent', 4) - 1) * 1000) / 10),
    vacancyMove: write.points(Math.round((at('vacancy_rate') - at('vacancy_rate', 4)) * 10) / 10),
    newSupply: area(at('new_supply')),
    stock: area(at('stock')),
    takeUp: takeUp ? area(takeUp) : undefined,
  }
}
