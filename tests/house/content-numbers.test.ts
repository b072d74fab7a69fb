import { limits } from '@portal/domain/limits.ts'
import { makeSecret, secretBytes } from '@portal/domain/token.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentPages, wordsOf } from './content-pages.ts'
import { sourceFiles } from './source-files.ts'

/** The English pages; the Chinese ones name the same numbers, and `content-pairs.test.ts` sees to it. */
const pages = [...contentPages('en').values()]

const units =
  'days?|hours?|minutes?|seconds?|calls|ids|companies|series|points|characters|values|documents|deals|statements|reports|feeds|entries|items'

/** What is no limit of the portal, or is compared with its source below. */
const known = [
  /24 hours a day on six days a week/,
  /15 or 60 minutes/,
  /1, 7, 14 or 30 days/,
  /2, 4 and 6 seconds/,
  /\d+ (millis|s)econds/,
  /has \d\d characters/,
  /100 (calls|ids|series)/,
  /1,000 (companies|reports)/,
  /\| Statements in one request \| 100/,
  /the first 500 items/,
]

test('limits stand on pages by their names, never as numbers', () => {
  const wrong = pages.flatMap(({ name, prose }) => {
    const words = known.reduce((left, one) => left.replaceAll(new RegExp(one, 'g'), ''), wordsOf(prose))
    const typed = new RegExp(`.{0,20}(?<![\\w.])\\d+(,\\d{3})* (${units})\\b.{0,20}`, 'g')
    return [...(words.match(typed) ?? [])].map(place => `${name}: ${place}`)
  })
  expect(wrong).toEqual([])
})

test('a token has the letters that pages say', () => {
  const tokens = (['ceic', 'emis', 'emisV2', 'redd'] as const).map(kind =>
    makeSecret(kind, new Uint8Array(secretBytes)),
  )
  const right = tokens.flatMap(token => [
    `\`${token.slice(0, token.lastIndexOf('_') + 1)}\`, has ${token.length} characters`,
    `if it is not ${token.length}`,
  ])
  const said = pages.flatMap(({ prose }) => prose.match(/`\w+_`, has \d+ characters|if it is not \d+/g) ?? [])
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter(words => !right.includes(words))).toEqual([])
})

/** What a page says, beside the line of the source that makes it so: the first groups of both are the same number. */
const sources: { page: RegExp; says: RegExp; file: RegExp; source: RegExp }[] = [
  ...['ceic/macroeconomic', 'emis/api-v2', 'epfr/api-v2'].flatMap(product => [
    {
      page: new RegExp(`${product}/full-guide/js$`),
      says: /Milliseconds that a call may take, ([\d,]+)/,
      file: /^sdks\/javascript\/runtime\/lib\/client\.js$/,
      source: /options\.timeout \?\? ([\d_]+)/,
    },
    {
      page: new RegExp(`${product}/full-guide/php$`),
      says: /until a connection is made \| (\d+) and 10/,
      file: /^sdks\/php\/runtime\/Configuration\.php$/,
      source: /\$timeout = (\d+)\.0/,
    },
  ]),
  {
    page: /emis\/api-v2\/full-guide\/python$/,
    says: /seconds to wait for an answer, (\d+)/,
    file: /^sdks\/python\/runtime\/package\/configuration\.py$/,
    source: /timeout: float = (\d+)\.0/,
  },
  {
    page: /epfr\/api-v2\/full-guide\/r$/,
    says: /A call may take (\d+) seconds/,
    file: /^sdks\/r\/runtime\/epfr\/session\.R$/,
    source: /timeout = (\d+)/,
  },
  {
    page: /epfr\/api-v2\/full-guide\/r$/,
    says: /waits up to (\d+) seconds for a report/,
    file: /^sdks\/r\/runtime\/epfr\/report\.R$/,
    source: /patience = (\d+)/,
  },
  {
    page: /emis\/company\/responses$/,
    says: /and up to ([\d,]+) for lists/,
    file: /products\/emis\/company\/openapi\.yaml$/,
    source: /type: integer, minimum: 1, maximum: (\d+)\}/,
  },
  {
    page: /redd\/api-v1\/overview$/,
    says: /Radius around a point \| (\d+) kilometres/,
    file: /products\/redd\/api-v1\/openapi\.yaml$/,
    source: /type: number, minimum: 0\.01, maximum: (\d+)/,
  },
]

test.each(sources)('$page says of $says what $file has', ({ page, says, file, source }) => {
  const plain = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(/[,_]/g, ''))
  const written = pages.find(({ name }) => page.test(name))!.prose
  const [{ text } = { text: '' }] = sourceFiles(file)
  expect(plain(written, says)).toBeGreaterThan(0)
  expect(plain(written, says)).toBe(plain(text, source))
})

test('the sandbox takes as many as its limit', () => {
  const [{ text } = { text: '' }] = sourceFiles(/products\/ceic\/sandbox\/openapi\.yaml$/)
  const { limit, series_ids: ids } = (parse(text) as Sandbox).components.parameters
  expect([limit.schema.maximum, ids.schema.maxItems]).toEqual([limits.sandboxPageMax, limits.sandboxPageMax])
})

type Sandbox = {
  components: { parameters: { limit: { schema: { maximum: number } }; series_ids: { schema: { maxItems: number } } } }
}

/** What documents say of a limit: each group of the phrase is its number, in digits or as a word. */
const phrases: [phrase: RegExp, limit: number][] = [
  [/More than (\w+) calls in a second/g, limits.callsPerSecond],
  [/(\w+) active feeds/g, limits.activeFeedsMax],
  [/at most ([\d,]+) values/g, limits.flowReportValuesMax],
  [/(?:for|lasts|for their|stay for their) (\d+) days(?! after the series)/g, limits.dumpFileDays],
  [/True for (\d+) days after/g, limits.newSeriesDays],
  [/(?:been|is not) used for (\w+) minutes/g, limits.cursorIdleMinutes],
  [/(?:works for|less than|no longer works,) (\w+) minutes/g, limits.reportLinkMinutes],
  [/([\d,]+) series (?:or fewer|at most)/g, limits.fullDumpSeriesMax],
  [/the last (\d+) points/g, limits.sandboxPoints],
  [/series from (\d+) topics/g, limits.sandboxTopics],
  [/At most ([\d,]+) days before/g, limits.releaseSpanDays],
]

const documents = sourceFiles(/^packages\/content\/products\/.*\/openapi\.yaml$/)
  .map(({ text }) => text.replaceAll(/\s+/g, ' '))
  .join(' ')

test.each(phrases)('documents say of %s what the limit is', (phrase, limit) => {
  const said = [...documents.matchAll(phrase)].map(([, number = '']) => ({ five: 5 })[number] ?? number)
  expect(said.length).toBeGreaterThan(0)
  expect([...new Set(said.map(number => Number(String(number).replaceAll(',', ''))))]).toEqual([limit])
})
