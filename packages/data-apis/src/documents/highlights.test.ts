import { expect, test } from 'vitest'
import { parseTerm } from '../sources/document-term.ts'
import { findHighlights } from './highlights.ts'

const long = `${'before '.repeat(30)}Grain exports rose. ${'between '.repeat(60)}The <b>port</b> & its grain.`
const mark = (term: string, text: { title?: string; body?: string }, scope = 'everywhere') =>
  findHighlights(parseTerm(term), scope, { title: '', body: '', ...text }).map(({ field, text }) => `${field}: ${text}`)

test('marks words in the whole title, whatever their case and accents', () => {
  expect(mark('lodz', { title: 'Strike in Łódź ends' })).toEqual(['title: Strike in <em>Łódź</em> ends'])
})

test('marks a phrase as one, and beginnings whole', () => {
  expect(mark('"central bank" OR expo*', { title: 'The central bank on exports of a bank' })).toEqual([
    'title: The <em>central bank</em> on <em>exports</em> of a bank',
  ])
})

test('marks words of NEAR, and none that NOT excludes', () => {
  expect(mark('NEAR5(grain OR port) NOT exports', { title: 'Grain in port' })).toEqual([
    'title: <em>Grain</em> in <em>port</em>',
  ])
})

test('cuts parts out of a long text around each hit, and escapes what is not its own', () => {
  const [first, second, ...more] = mark('grain', { body: long })
  expect(first).toMatch(/^body: …(before ){12}<em>Grain<\/em> exports rose\. (between ?)+…$/)
  expect(second).toMatch(/<em>grain<\/em>\.$/)
  expect(second).toContain('&lt;b&gt;port&lt;/b&gt; &amp; its')
  expect(more).toEqual([])
})

test('shows three parts at most', () => {
  expect(mark('grain', { body: `grain ${'x '.repeat(50)}`.repeat(9) })).toHaveLength(3)
})

test('marks Chinese words', () => {
  expect(mark('汽车出口', { title: '中国汽车及零件出口增长' })).toEqual([
    'title: 中国<em>汽车</em>及零件<em>出口</em>增长',
  ])
})

test('looks only where the scope is', () => {
  expect(mark('grain', { title: 'Grain', body: 'grain' }, 'body')).toEqual(['body: <em>grain</em>'])
})
