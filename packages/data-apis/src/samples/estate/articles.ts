import type { ArticleLanguage, ArticleType, PropertyType } from '../../real-estate/codes.ts'
import { addDays, today } from '../calendar.ts'
import { englishQuotes } from './article-en-data.ts'
import { buildingFacts, inventAuthors, inventPerson, marketFacts, openWriter, type Writer } from './article-facts.ts'
import { marketSubjects, type Subject, siteSubjects, type World } from './article-subjects.ts'
import { type Facts, hasTexts, type Story, writeStory } from './article-texts.ts'
import { assetWords, languageCountries, sectorWords } from './article-word-data.ts'
import { chineseQuotes } from './article-zh-data.ts'
import type { Building } from './buildings.ts'
import type { EstateCompany } from './companies.ts'
import { type Dice, rollDice } from './dice.ts'

export interface ArticlePlan {
  type: ArticleType
  language: ArticleLanguage
  title: string
  summary: string
  body: string[]
  /** ISO 8601, UTC. */
  publishedAt: string
  updatedAt: string
  authors: string[]
  countries: string[]
  sectors: PropertyType[]
  companies: EstateCompany[]
  buildings: Building[]
  tags: string[]
  isExclusive: boolean
}

const writers = new Map<ArticleLanguage, Writer>()
function writerOf(language: ArticleLanguage): Writer {
  const writer = writers.get(language) ?? openWriter(language)
  writers.set(language, writer)
  return writer
}

/** How many articles are about markets as a whole. */
const marketArticles = 750

/** Articles about markets, then about each site; one that would have the title of another is not written. */
export function planArticles(world: World): ArticlePlan[] {
  const told = new Set<string>()
  return [...marketSubjects(marketArticles), ...siteSubjects(world)].flatMap((subject, at) => {
    const article = writeArticle(subject, rollDice(`article ${at}`))
    if (told.has(article.title)) return []
    told.add(article.title)
    return [article]
  })
}

function writeArticle(subject: Subject, dice: Dice): ArticlePlan {
  const { story, market, sector, building, companies, date } = subject
  const language = chooseLanguage(story, market.city.country, dice)
  const write = writerOf(language)
  const facts: Facts = {
    city: write.city(market.city),
    sector: write.sector(sector),
    assets: write.name({ en: assetWords[sector], zh: sectorWords.zh[sector] }),
    ...marketFacts(market, sector, date, write),
    ...(building && buildingFacts(building, write)),
    ...inventPerson(language, dice),
    quote: dice.one(language === 'zh' ? chineseQuotes : englishQuotes),
    ...subject.facts(write),
  }
  const publishedAt = moment(date, dice)
  const isRevised = dice.is(0.1)
  return {
    ...writeStory(story, language, facts, dice),
    ...{ type: subject.type, language, publishedAt, companies },
    updatedAt: isRevised ? moment(addDays(date, 1), dice) : publishedAt,
    authors: inventAuthors(language, dice),
    countries: [...new Set([market.city.country, ...companies.slice(0, 1).map(({ country }) => country)])],
    sectors: [sector],
    buildings: building ? [building] : [],
    tags: [
      ...new Set([
        story.replaceAll('_', '-'),
        sector.replaceAll('_', '-'),
        market.city.en.toLowerCase().replaceAll(' ', '-'),
      ]),
    ],
    isExclusive: story === 'pending' || story === 'interview' || dice.is(0.05),
  }
}

/** A working hour of the day. */
function moment(date: string, dice: Dice): string {
  const time = [dice.between(5, 17), dice.between(0, 59)].map(part => String(part).padStart(2, '0')).join(':')
  return `${date < today ? date : today}T${time}:00Z`
}

function chooseLanguage(story: Story, country: string, dice: Dice): ArticleLanguage {
  const home = (['zh', 'de', 'fr', 'es'] as const).find(language => languageCountries[language].includes(country))
  if (home && hasTexts(story, home) && dice.is(0.68)) return home
  return dice.is(home === 'zh' ? 0 : 0.16) ? 'zh' : 'en'
}
