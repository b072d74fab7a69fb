import { expect, test } from 'vitest'
import { search } from './search.ts'
import { entryKinds, type SearchFile, type SearchRow } from './search-file.ts'
import { addTexts, openIndex } from './search-index.ts'
import { readQuery } from './search-query.ts'
import { queryCharsMax, splitParts, splitWords, stemOf, tokensOf } from './split-words.ts'

const row = (
  kind: (typeof entryKinds)[number],
  title: string,
  place: string,
  more: Partial<Record<'names' | 'other' | 'api' | 'parent', string | number>> = {},
): SearchRow => [
  entryKinds.indexOf(kind),
  Number(more.api ?? 0),
  Number(more.parent ?? -1),
  title,
  place,
  String(more.names ?? ''),
  String(more.other ?? ''),
]

const rows = [
  row('page', 'Authentication', '/docs/a/b/authentication', { other: '身份验证' }),
  row('page', 'Getting a token', '#get', { parent: 0, other: '获取令牌' }),
  row('operation', 'Search for series', '/docs/a/b/docs/series?path=/series/search&method=get', {
    names: 'searchSeries get /series/search',
    other: '搜索数列',
  }),
  row('operation', 'Read the points of series', '/docs/a/b/docs/series?path=/series/{id}/data&method=get', {
    names: 'getSeriesData get /series/{id}/data',
  }),
  row('parameter', 'with_release_only', '', { parent: 2 }),
  row('model', 'TimePoint', '/docs/a/b/docs/models/TimePoint', { other: '' }),
  row('page', 'Authentication', '/docs/c/d/authentication', { api: 1, other: '身份验证' }),
  row('page', 'Bank accounts', '/docs/c/d/bank', { api: 1, other: '银行账户' }),
  row('page', 'Contact', '/contact', { api: -1 }),
  row('page', 'First steps', '/docs/a/b', { other: '入门' }),
]
const texts = rows.map((_, at) =>
  at === 1 ? 'Send the <b>token</b> (a+b)* with $& every call. Too many are refused with 429.' : '',
)
const file: SearchFile = {
  language: 'en',
  apis: [
    ['a-b', 'Alpha API', 'Alpha a-b'],
    ['c-d', 'Gamma API', 'Gamma c-d'],
  ],
  rows,
  groups: [
    ['time point', 'observation', '时间点'],
    ['token', '令牌'],
    ['vintage', '历史版本'],
  ],
  readings: [
    '令 ling',
    '牌 pai',
    '获 huo',
    '取 qu',
    '身 shen',
    '份 fen',
    '验 yan',
    '证 zheng',
    '银 yin',
    '行 xing hang',
    '账 zhang',
    '户 hu',
    '数 shu',
    '列 lie',
    '搜 sou',
    '索 suo',
  ],
  popular: [9],
}
const index = openIndex(file)
addTexts(index, texts)

const find = (words: string, more: { api?: string; near?: string } = {}) => search(index, { words, limit: 10, ...more })
const first = (words: string, more = {}) => find(words, more).items[0]?.title

test('full-width, accented and capital letters are as their plain ones, and ü is v', () => {
  expect(splitWords('ＡＰＩ Zürich lǜ 历史版本的GDP')).toEqual(['api', 'zvrich', 'lv', '历史版本的', 'gdp'])
  expect(splitParts('getHTTPData')).toEqual(['get', 'http', 'data'])
  expect(tokensOf('with_release_only')).toEqual(['with_release_only', 'with', 'release', 'only'])
  expect(tokensOf('令牌管理')).toEqual(['令', '牌', '管', '理', '令牌', '牌管', '管理'])
})

test('words with other endings are one', () => {
  expect(stemOf('queries')).toBe(stemOf('query'))
  expect(stemOf('authentication')).toBe(stemOf('authenticate'))
  expect(stemOf('series')).not.toBe(stemOf('search'))
})

test.each([
  ['authentication', 'Authentication'],
  ['authent', 'Authentication'],
  ['autentication', 'Authentication'],
  ['authetn', 'Authentication'],
  ['tokens', 'Getting a token'],
  ['search series', 'Search for series'],
  ['searchSeries', 'Search for series'],
  ['GET https://host.test/v2/series/310000104/data?count=1', 'Read the points of series'],
  ['timepoint', 'TimePoint'],
  ['observation', 'TimePoint'],
  ['时间点', 'TimePoint'],
  ['如何获取令牌', 'Getting a token'],
  ['令', 'Getting a token'],
  ['lingpai', 'Getting a token'],
  ['ling pai', 'Getting a token'],
  ['lingp', 'Getting a token'],
  ['hqlp', 'Getting a token'],
  ['shenfen验证', 'Authentication'],
  ['yinhang', 'Bank accounts'],
  ['429', 'Getting a token'],
  ['with_release_only', 'with_release_only'],
])('%s finds %s first', (words, title) => {
  expect(first(words)).toBe(title)
})

test('a search keeps to its API and to what belongs to none, or begins with the one that is near', () => {
  expect(find('authentication', { api: 'c-d' }).items.map(({ href }) => href)).toEqual(['/docs/c/d/authentication'])
  expect(first('contact', { api: 'c-d' })).toBe('Contact')
  expect(find('authentication', { near: 'c-d' }).items[0]?.api).toBe('c-d')
  expect(find('authentication', { near: 'a-b' }).items[0]?.api).toBe('a-b')
})

test('a parameter is answered as a place of its operation', () => {
  const [found] = find('with_release_only').items
  expect(found).toMatchObject({ kind: 'operation', part: 'parameter', section: 'Search for series' })
  expect(found?.href).toContain('/series/search')
})

test('marks say where the words stand, and a snippet stays the text it is', () => {
  const [found] = find('令牌').items
  expect(found?.marks.title.map(([from, to]) => found.title.slice(from, to))).toEqual(['token'])
  expect(found?.snippet).toContain('<b>token</b>')
  expect(found?.marks.snippet.map(([from, to]) => found.snippet.slice(from, to))).toEqual(['token'])
})

test('what finds nothing is offered what most people look for; what is mistyped, the word that was meant', () => {
  expect(find('qqxzzyw')).toMatchObject({ items: [], total: 0, popular: [{ title: 'First steps' }] })
  expect(find('qqxzzyw', { api: 'a-b' }).popular).toHaveLength(1)
  expect(find('autentication').meant).toBe('authentication')
  expect(find('authentication').meant).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n'],
  ['marks alone', '?!… ，。<>'],
  ['control characters', '\u0000\u0007\u001b[31m'],
  ['a pattern', '(a+)+$ [z-a] \\'],
  ['a replacement', '$& $1'],
  ['names of every object', '__proto__ constructor toString'],
  ['half a character', '\ud83d'],
  ['a very long word', 'a'.repeat(10_000)],
  ['very many words', 'token series '.repeat(1000)],
  ['a very long run of Chinese', '令牌数列'.repeat(3000)],
  ['very many initials', 'ls'.repeat(5000)],
])('%s is no error, and no more work than a long query', (_, words) => {
  expect(find(words).total).toBeGreaterThanOrEqual(0)
  const terms = readQuery(index, words.slice(0, queryCharsMax))
  expect(terms.length).toBeLessThanOrEqual(12)
  expect(terms.map(({ typed }) => typed).join('').length).toBeLessThanOrEqual(queryCharsMax)
})

test('the names alone can be searched before the texts are there', () => {
  const names = openIndex(file)
  expect(search(names, { words: 'token', limit: 5 }).items[0]).toMatchObject({ title: 'Getting a token', snippet: '' })
})
