import { expect, test } from 'vitest'
import { cutSnippet, isMisspelling, makeSearchable, scoreMatch, splitQuery } from './search.ts'

const item = (title: string, more: { names?: string; text?: string; kind?: 'page' | 'operation' } = {}) =>
  makeSearchable({
    title,
    href: `/${title}`,
    section: '',
    kind: more.kind ?? 'page',
    names: more.names ?? '',
    text: more.text ?? '',
  })
const score = (query: string, found: ReturnType<typeof item>) => scoreMatch(found, splitQuery(query), query)

test('a query is Latin words and whole runs of Chinese', () => {
  expect(splitQuery('/series/{id} 历史版本的GDP')).toEqual(['series', 'id', '历史版本的', 'gdp'])
  expect(splitQuery(' ?! ')).toEqual([])
})

test('a title outweighs a name, a name a text', () => {
  const found = [item('Rate of calls'), item('A', { names: 'getRate' }), item('B', { text: 'the rate of' })]
  const scores = found.map(each => score('rate', each))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(Math.min(...scores)).toBeGreaterThan(0)
})

test('what is typed whole comes first', () => {
  expect(score('time point', item('Time point'))).toBeGreaterThan(score('time point', item('Time point of a series')))
  expect(score('/series/search', item('X', { names: 'searchSeries get /series/search' }))).toBeGreaterThan(100)
})

test('one wrong letter is forgiven in titles and names, two in long words, none in short ones', () => {
  expect(score('vintges', item('Vintages'))).toBeGreaterThan(0)
  expect(isMisspelling('serach', 'search')).toBe(true)
  expect(isMisspelling('dictionaries', 'dictionarys')).toBe(true)
  expect(isMisspelling('gbp', 'gdp')).toBe(false)
  expect(isMisspelling('feed', 'feeding')).toBe(false)
})

test('of two words both must be there, of more most', () => {
  expect(score('token nothing', item('Token'))).toBe(0)
  expect(score('how to get a token', item('Get a token'))).toBeGreaterThan(0)
  expect(score('quite other words entirely token', item('Token'))).toBe(0)
})

test('nothing answers no words', () => {
  expect(score('', item('Token'))).toBe(0)
})

test('a snippet shows the place of the first word', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`
  expect(cutSnippet(text, ['needle'])).toMatch(/^….*needle.*…$/)
  expect(cutSnippet('short text', ['absent'])).toBe('short text')
  expect(cutSnippet(text, ['absent'])).toMatch(/^before .*…$/)
})
