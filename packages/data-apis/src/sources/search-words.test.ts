import { expect, test } from 'vitest'
import { searchVector, splitWords } from './search-words.ts'

test.each([
  ['Gross Domestic Product (GDP): U.S.', 'gross domestic product gdp us'],
  ["China's exports", 'china exports'],
  ["Côte d'Ivoire, São Tomé", 'cote d ivoire sao tome'],
  ['Ｍ２ （2015=100）', 'm2 2015 100'],
  ['Россия ВВП', 'россия ввп'],
  ['国内生产总值GDP', 'gdp'],
])('splits %s into plain words', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words)
})

test('holds characters and pairs of Chinese, names before all else, and codes whole', () => {
  const vector = searchVector({ names: ['CPI: 中国人'], others: ['CPI index', null], codes: ['SR12', 310000101] })
  expect(vector.split(' ').toSorted()).toEqual(
    [
      "'cpi':1A",
      "'中':1A",
      "'中国':1A",
      "'国':1A",
      "'国人':1A",
      "'人':1A",
      "'index':1",
      "'sr12':1",
      "'310000101':1",
    ].toSorted(),
  )
})

test('never writes a sign that a tsvector would read as its own', () => {
  const vector = searchVector({ names: [`it's \\ "a" :1A | & ! <-> (b)`], others: [], codes: [] })
  expect(vector).toBe("'it':1A 'a':1A '1a':1A 'b':1A")
})
