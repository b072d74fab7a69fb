import type pg from 'pg'
import { type SearchText, searchVector } from '../sources/search-words.ts'
import { insertWordsInto } from '../sources/words.ts'
import { copyLines } from './copy-lines.ts'
import { planArticles } from './estate/articles.ts'
import {
  articleLine,
  articleText,
  cityLines,
  columns,
  companyLine,
  currencyLines,
  indicatorLines,
  marketLines,
  projectLine,
  propertyLine,
  propertyText,
  transactionLine,
} from './estate/lines.ts'
import { partyLines } from './estate/party-lines.ts'
import { planWorld, propertyCount } from './estate/world.ts'
import type { SampleOptions, SampleSet } from './sample-set.ts'

/** The real-estate database: properties, projects, transactions, companies, markets and articles. */
export const estateSamples: SampleSet = { name: 'real-estate', write: writeSamples }

/** Made once at the end, which takes half of the time. */
const searchIndexes = ['article', 'property']
/** The words of a tsvector. */
const lexemes = /'([^']+)':/g
const isChinese = (word: string) => /\p{Script=Han}/u.test(word)

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions) {
  progress('Writing sample data: real estate')
  for (const table of searchIndexes) await client.query(`drop index estate.${table}_search_idx`)
  const part = options.companies ? Math.min(1, options.companies / 2000) : 1
  const world = planWorld(Math.round(propertyCount * part), options.companies)
  const articles = planArticles(world)
  const ids = new Map(world.properties.map((building, at) => [building, at + 1]))
  const words = new Set<string>()
  const index = (text: SearchText) => {
    const vector = searchVector(text)
    for (const [, word] of vector.matchAll(lexemes)) if (!isChinese(word!)) words.add(word!)
    return vector
  }
  const copy = (table: keyof typeof columns, lines: Iterable<string>) =>
    copyLines(client, `estate.${table}`, columns[table], lines)
  await copy('currency', currencyLines())
  await copy('city', cityLines())
  await copy('market', marketLines())
  await copy('indicator', indicatorLines())
  await copy('company', world.companies.map(companyLine))
  await copy(
    'property',
    world.properties.map((property, at) => propertyLine(property, at + 1, index(propertyText(property)))),
  )
  await copy(
    'project',
    world.projects.map((project, at) => projectLine(project, at + 1)),
  )
  await copy(
    'transaction',
    world.transactions.map((deal, at) => transactionLine(deal, at + 1, ids.get(deal.building)!)),
  )
  await copy('party', partyLines(world))
  await copy(
    'article',
    articles.map((article, at) => articleLine(article, at + 1, ids, index(articleText(article)))),
  )
  for (const table of searchIndexes) {
    await client.query(`create index on estate.${table} using gin (search) with (fastupdate = off)`)
  }
  await client.query(insertWordsInto('estate.word'), [[...words]])
  await client.query(
    'analyze estate.property, estate.project, estate.transaction, estate.party, estate.article, estate.word',
  )
}
