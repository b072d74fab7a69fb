import { severalCountries } from '../../documents/code-data.ts'
import type { Figures } from '../../sources/document-tables.ts'
import { type CompanyPlan, exampleCompanyId } from '../companies/plan.ts'
import { type Chance, chance } from '../random.ts'
import { chooseLanguage, named, names, pick, pickLarge, pickOthers, tradeKey } from './cast.ts'
import { exampleDocuments } from './example-data.ts'
import { choosePublication } from './publications.ts'
import * as english from './stories-en-data.ts'
import { localNews } from './stories-local-data.ts'
import * as chinese from './stories-zh-data.ts'
import type { Filling, Story } from './story.ts'
import { planFigures } from './story-figures.ts'
import { figureValues } from './story-values.ts'
import { tell } from './telling.ts'

export interface DocumentPlan {
  id: number
  title: string
  /** Paragraphs with an empty line between them. */
  body: string
  language: string
  format: number
  publishedAt: Date
  updatedAt: Date
  countries: string[]
  companies: number[]
  industries: number[]
  topics: string[]
  publicationTypes: string[]
  publicationId: number
  duplicateOf: number | null
  figures: Figures | null
}

type Kind = 'news' | 'company' | 'industry' | 'macro' | 'statistics' | 'regional'

/** How many of 1,000 are of a kind, its publication type, and its formats; the rest is news. */
const kinds: [kind: Kind, weight: number, type: string, formats: number[]][] = [
  ['company', 90, 'CR', [2, 2, 3, 999]],
  ['industry', 100, 'IR', [2, 2, 2, 999]],
  ['macro', 60, 'MR', [2, 2, 3, 1]],
  ['statistics', 50, 'ST', [4]],
  ['regional', 30, 'RR', [2, 3]],
  ['news', 670, 'TN', [1]],
]

const firstId = 741_000_000
const idStep = 46
const firstDay = Date.parse('2021-01-04T05:00:00Z')
/** The examples arrive after all others. */
const lastDay = Date.parse('2026-10-27T18:00:00Z')
/** Of 1,000 news how many repeat one of the last. */
const repeated = 50
const remembered = 60

/** The documents of the sample in the order in which they arrive, each about companies of the sample. */
export function* planDocuments(companies: readonly CompanyPlan[], count: number): Generator<DocumentPlan> {
  yield* inventDocuments(
    companies.filter(({ id }) => id !== exampleCompanyId),
    count - exampleDocuments.length,
  )
  yield* exampleDocuments
}

function* inventDocuments(companies: readonly CompanyPlan[], count: number): Generator<DocumentPlan> {
  const byCountry = Map.groupBy(companies, ({ countryCode }) => countryCode)
  const byTrade = Map.groupBy(companies, tradeKey)
  const last: DocumentPlan[] = []
  for (let at = 0; at < count; at++) {
    const id = firstId + at * idStep
    const dice = chance(`document:${id}`)
    // more of them the later
    const moment = firstDay + (lastDay - firstDay) * ((at + dice.next()) / count) ** 0.7
    const arrival = new Date(Math.floor(moment / 60_000) * 60_000)
    const original = dice.next() * 1000 < repeated ? last[Math.floor(dice.next() * last.length)] : undefined
    const plan = original
      ? repeat(original, id, arrival, dice)
      : write({ id, arrival, companies, byCountry, byTrade, dice })
    if (!original && plan.publicationTypes.includes('TN')) last.push(plan)
    if (last.length > remembered) last.shift()
    yield plan
  }
}

/** The same text in another publication. */
function repeat(original: DocumentPlan, id: number, arrival: Date, dice: Chance): DocumentPlan {
  const { language, countries, publicationId: other } = original
  return {
    ...original,
    id,
    publishedAt: arrival,
    updatedAt: arrival,
    publicationId: choosePublication({ language, country: countries[0]!, sources: ['NW', 'NP', 'MG'], other }, dice),
    duplicateOf: original.id,
  }
}

interface Occasion {
  id: number
  arrival: Date
  companies: readonly CompanyPlan[]
  byCountry: Map<string, CompanyPlan[]>
  /** Those of a country that do the same. */
  byTrade: Map<string, CompanyPlan[]>
  dice: Chance
}

function write({ id, arrival, companies, byCountry, byTrade, dice }: Occasion): DocumentPlan {
  const [kind, type, formats] = chooseKind(dice)
  const company = pickLarge(companies, dice)
  const country = company.countryCode
  const abroad = kind === 'regional' ? [pick(companies, dice), pick(companies, dice)].map(one => one.countryCode) : []
  const language = kind === 'regional' ? 'en' : chooseLanguage(country, kind === 'news', dice)
  const story = chooseStory(kind, language, company, dice)
  const rivals = byTrade.get(tradeKey(company))!
  const neighbours = rivals.length < 5 || withCustomers.has(story.topic) ? byCountry.get(country)! : rivals
  const [partner, third] = pickOthers(company, neighbours, companies, dice)
  const isAnnual = kind === 'industry' || kind === 'company'
  const on = isAnnual ? new Date(Date.UTC(arrival.getUTCFullYear() - 1, arrival.getUTCMonth(), 1)) : arrival
  const format = story.topic === 'RG' && dice.next() < 0.35 ? 3 : pick(formats, dice)
  const figures = format > 3 ? planFigures(kind === 'statistics', language, company, on, dice) : null
  const values = {
    ...figureValues(language, company, on, isAnnual, dice),
    ...names(language, [company, partner, third], [country, ...abroad], dice),
    ...(figures && lastFigures(figures)),
  }
  const text = tell(story, values, { language, isNews: kind === 'news', dice })
  return {
    id,
    ...text,
    language,
    format,
    publishedAt: arrival,
    updatedAt: new Date(arrival.getTime() + Math.floor((dice.next() < 0.07 ? 864e5 : 18e5) * dice.next())),
    countries: abroad.length ? [...new Set([severalCountries, country, ...abroad])] : [country],
    companies: named([company, partner, third], language, `${text.title} ${text.body}`),
    industries: kind === 'macro' ? [] : [Number(company.industryCode)],
    topics: [story.topic],
    publicationTypes: story.topic === 'RG' ? ['LG', type] : [type],
    publicationId: choosePublication(
      { language, country: abroad.length ? 'YY' : country, sources: sourcesOf(kind, company) },
      dice,
    ),
    duplicateOf: null,
    figures,
  }
}

/** What the text beside a table says of its last row. */
function lastFigures(figures: Figures): Filling {
  const [lastMonth, index, change] = figures.at(-1)!
  return { lastMonth: String(lastMonth), index: String(index), change: String(change) }
}

function chooseKind(dice: Chance): [Kind, string, number[]] {
  let left = dice.next() * 1000
  for (const [kind, weight, type, formats] of kinds) {
    left -= weight
    if (left < 0) return [kind, type, formats]
  }
  return ['news', 'TN', [1]]
}

/** What is written about makers of goods alone, and what about all but banks and the like. */
const ofMakers = new Set(['IN', 'EX', 'PR'])
const ofSuppliers = new Set(['CT', ...ofMakers])
/** Stories in which the other company is a customer or supplier, and no rival. */
const withCustomers = new Set(['CT', 'IN', 'PR'])

function chooseStory(kind: Kind, language: string, company: CompanyPlan, dice: Chance): Story {
  const stories = language === 'zh' ? chinese : english
  if (kind === 'news') {
    const { industryCode } = company
    const unfit = /^(1|2[^3]|3)/.test(industryCode) ? new Set() : /^5[235]/.test(industryCode) ? ofSuppliers : ofMakers
    return pick(
      (localNews[language] ?? stories.companyNews).filter(({ topic }) => !unfit.has(topic)),
      dice,
    )
  }
  if (kind === 'regional') return english.regionalReport
  const long = {
    company: 'companyReport',
    industry: 'industryReport',
    macro: 'macroReport',
    statistics: 'statistics',
  } as const
  return stories[long[kind]]
}

function sourcesOf(kind: Kind, { isListed }: CompanyPlan): string[] {
  if (kind === 'statistics') return ['GV']
  if (kind !== 'news') return ['RS']
  return isListed ? ['NW', 'NP', 'MG', 'EX'] : ['NW', 'NP', 'MG']
}
