import type { Language } from '@portal/domain/language.ts'
import { countries } from '../../countries.ts'
import type { Role } from '../../dealwatch/codes.ts'
import { nameIn } from '../../dealwatch/describe-deal.ts'
import { businessRows } from '../companies/business-data.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import { sectorOf } from './company-pool.ts'
import type { DealPlan } from './deal-plan.ts'
import { fieldRows } from './field-data.ts'
import { assetRows } from './rationale-data.ts'
import { sayDay, sayHalf, sayMoney, sayNumber } from './say.ts'

/** What texts about a deal may say, by the names that stand in braces; what is not known is not there. */
export type Facts = Partial<Record<string, string>>

const placeNames = new Map(countries.map(place => [place.id, place]))
const businesses = new Map(businessRows.map(row => [row[0], row]))
const withArticle = new Set(['US', 'GB', 'AE', 'NL', 'PH', 'CZ', 'DO'])

function countryName(code: string, language: Language): string {
  const { en, zh } = placeNames.get(code)!
  if (language === 'zh') return zh
  return withArticle.has(code) ? `the ${en}` : en
}

const cityName = ({ city, countryCode }: CompanyPlan, language: Language) =>
  language === 'zh' && ['CN', 'TW', 'HK', 'MO'].includes(countryCode) ? city.local : city.latin

/** What a company works in, in a word, and what it makes. */
function describeBusiness({ industryCode }: CompanyPlan, language: Language): Facts {
  const [, word, , , , , en, zh] = businesses.get(industryCode)!
  const field = fieldRows[word]!
  return { field: field[language === 'zh' ? 1 : 0], products: language === 'zh' ? zh : en }
}

/** The parties of a role as one: a company, a person, or a group. */
function nameSide({ parties }: DealPlan, role: Role, language: Language): string | undefined {
  const [first, ...others] = parties.filter(party => party.role === role).map(party => nameIn(language, party))
  if (!others.length) return first
  return language === 'zh' ? `${first}等投资者` : `a group led by ${first}`
}

/** Names that end in a dot end a sentence with it. */
const fill = (pattern: string, facts: Facts) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '').replaceAll('..', '.')

/** What is sold: the company, a part of it, or something that it owns. */
function describeObject(plan: DealPlan, language: Language, name: string, city: string): Facts {
  const percent = plan.terms.stakes?.acquired
  const assets = assetRows[sectorOf(plan.target)] ?? assetRows.default!
  const [en, zh] = assets[plan.id % assets.length]!
  const asset = fill(language === 'zh' ? zh : en, { city })
  if (percent === undefined) return { asset }
  const part = language === 'zh' ? `${name}的${percent}%股权` : `${percent}% of ${name}`
  const whole = language === 'zh' ? `${name}全部股权` : name
  return { asset, stake: `${percent}%`, what: percent === 100 ? whole : part }
}

export function listFacts(plan: DealPlan, language: Language): Facts {
  const { target, parties, terms, timeline } = plan
  const { multiples, enterpriseValueUsd, value, currency, financials, stakes } = terms
  const [T, B, S] = (['target', 'buyer', 'seller'] as const).map(role => nameSide(plan, role, language))
  const city = cityName(target, language)
  const buyer = parties.find(({ role }) => role === 'buyer')
  const isCompany = (wanted: Role) => parties.some(({ role, isPerson }) => role === wanted && !isPerson)
  const isForeign = isCompany('buyer') && buyer!.countryCode !== target.countryCode
  return {
    T,
    B,
    S,
    Sco: isCompany('seller') ? S : undefined,
    Bcountry: isForeign ? countryName(buyer!.countryCode, language) : undefined,
    city,
    country: countryName(target.countryCode, language),
    ...describeBusiness(target, language),
    ...describeObject(plan, language, T!, city),
    employees: target.employees > 40 ? sayNumber(target.employees) : undefined,
    before: stakes?.before ? `${stakes.before}%` : undefined,
    after: stakes?.before ? `${stakes.after}%` : undefined,
    price: value && sayMoney(value.local, currency, language),
    ev: enterpriseValueUsd === undefined ? undefined : sayMoney(enterpriseValueUsd, 'USD', language),
    evx: multiples?.evToRevenue === undefined ? undefined : String(multiples.evToRevenue),
    year: String(financials.year),
    revenue: sayMoney(financials.revenue, financials.currency, language),
    expected: sayHalf(timeline.expectedOn, language),
    date: sayDay(timeline.steps.at(-1)!.date, language),
  }
}

/** One of the patterns of which all facts are known, filled in; the same one for both languages. */
export function writeBoth(rows: [string, string][], facts: { en: Facts; zh: Facts }, draw: number) {
  const usable = rows.filter(([pattern]) =>
    (pattern.match(/\{\w+\}/g) ?? []).every(name => facts.en[name.slice(1, -1)]),
  )
  const row = usable[Math.floor(draw * usable.length)]
  if (!row) return undefined
  const en = fill(row[0], facts.en)
  return { en: en.charAt(0).toUpperCase() + en.slice(1), zh: fill(row[1], facts.zh) }
}
