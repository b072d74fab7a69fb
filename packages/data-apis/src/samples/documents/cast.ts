import { findPlace } from '../../countries.ts'
import { businessRows } from '../companies/business-data.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import type { Chance } from '../random.ts'
import type { Filling } from './story.ts'
import { destinations, tradeRows } from './trade-data.ts'

/** Countries whose news is written in another language than English. */
const localLanguages: Record<string, string> = {
  ...{ CN: 'zh', HK: 'zh', PL: 'pl', RU: 'ru', KZ: 'ru', TR: 'tr', ID: 'id', BR: 'pt', PT: 'pt', DE: 'de', AT: 'de' },
  ...{ MX: 'es', AR: 'es', CL: 'es', CO: 'es', PE: 'es', ES: 'es', EC: 'es', UY: 'es' },
}

const wordOf = new Map(businessRows.map(([code, word]) => [code, word]))
/** What companies of a country have in common that do the same. */
export const tradeKey = ({ countryCode, industryCode }: CompanyPlan) => `${countryCode} ${wordOf.get(industryCode)}`

export const pick = <Item>(items: readonly Item[], dice: Chance): Item => items[Math.floor(dice.next() * items.length)]!

/** The largest of a few: what large companies do is written about more. */
export function pickLarge(companies: readonly CompanyPlan[], dice: Chance): CompanyPlan {
  const drawn = Array.from({ length: 4 }, () => pick(companies, dice))
  return drawn.reduce((largest, one) => (one.sizeUsd > largest.sizeUsd ? one : largest))
}

/** Two more companies, of those that suit if there are enough. */
export function pickOthers(
  company: CompanyPlan,
  fitting: readonly CompanyPlan[],
  all: readonly CompanyPlan[],
  dice: Chance,
) {
  const found = new Set([company])
  for (let tries = 0; found.size < 3; tries++) found.add(pickLarge(tries < 4 ? fitting : all, dice))
  const [, partner, third] = found
  return [partner!, third!] as const
}

/** The companies that a text really names, each once. */
export const named = (cast: CompanyPlan[], language: string, text: string): number[] => [
  ...new Set(cast.filter(company => text.includes(nameOf(company, language))).map(({ id }) => id)),
]

/** Names of countries that take an article within a sentence. */
const withArticle = new Set(['US', 'GB', 'NL', 'PH', 'AE'])

/** A company is called by its local name in texts of its country and of its language. */
const nameOf = (company: CompanyPlan, language: string): string =>
  language === 'en' || (localLanguages[company.countryCode] ?? 'en') !== language ? company.name : company.nameLocal

/** The names of a text in its language. */
export function names(language: string, cast: CompanyPlan[], countries: string[], dice: Chance): Filling {
  const [company, partner, third] = cast as [CompanyPlan, CompanyPlan, CompanyPlan]
  const isChinese = language === 'zh'
  const side = isChinese ? 1 : 0
  const isLocal = nameOf(company, language) === company.nameLocal && language !== 'en'
  const trade = tradeRows[wordOf.get(company.industryCode)!]!
  const [country, second = '', thirdCountry = ''] = countries.map(code => {
    const { en, zh } = findPlace(code)!
    return isChinese ? zh : withArticle.has(code) ? `the ${en}` : en
  })
  return {
    company: nameOf(company, language),
    partner: nameOf(partner, language),
    third: nameOf(third, language),
    city: isLocal ? company.city.local : company.city.latin,
    country: country!,
    second,
    thirdCountry,
    industry: trade[side],
    goods: pick(trade[2], dice)[side],
    destination: pick(destinations, dice)[side],
    employees: String(company.employees),
    founded: String(company.foundedYear),
  }
}

/** Most of the news is in the language of its country; reports are in English or Chinese. */
export function chooseLanguage(country: string, isNews: boolean, dice: Chance): string {
  const draw = dice.next()
  if (draw < 0.04) return 'zh'
  const local = localLanguages[country]
  if (!local || (!isNews && local !== 'zh')) return 'en'
  return draw < 0.75 ? local : 'en'
}
