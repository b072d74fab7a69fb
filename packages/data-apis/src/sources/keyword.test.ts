import { expect, test } from 'vitest'
import { type Keyword, parseKeyword } from './keyword.ts'

/** A keyword as one reads it: `a b` is both, `a | b` either, `!a` without. */
function show(keyword: Keyword | undefined): string {
  if (!keyword) return '-'
  if ('word' in keyword) return keyword.word
  if ('han' in keyword) return keyword.han
  if ('none' in keyword) return `!${show(keyword.none)}`
  return `(${'all' in keyword ? keyword.all.map(show).join(' ') : keyword.any.map(show).join(' | ')})`
}

test.each([
  ['retail sales', '(retail sales)'],
  ['retail AND sales', '(retail sales)'],
  ['gold;silver', '(gold | silver)'],
  ['__proto__ constructor', '(proto constructor)'],
  ['gold OR silver', '(gold | silver)'],
  ['exports NOT goods', '(exports !goods)'],
  ['exports China NOT (goods services)', '(exports china !(goods services))'],
  ['gdp (china;japan)', '(gdp (china | japan))'],
  ['a b OR c d', '((a b) | (c d))'],
  ['Gross Domestic Product (GDP): China', '(gross domestic product gdp china)'],
  ['国内生产总值（GDP）：中国', '(国内生产总值 gdp 中国)'],
  ['黄金；白银', '(黄金 | 白银)'],
  ["People's U.S. naïve Ｍ２", '(people us naive m2)'],
])('reads %s', (text, meaning) => {
  expect(show(parseKeyword(text))).toBe(meaning)
})

test.each([
  ['(gdp', 'gdp'],
  ['gdp) china', '(gdp china)'],
  ['gdp AND', 'gdp'],
  ['OR gdp', 'gdp'],
  ['gdp NOT', 'gdp'],
  ['()gdp', 'gdp'],
  ['NOT NOT gdp', '!!gdp'],
])('takes what is missing in %s as not written', (text, meaning) => {
  expect(show(parseKeyword(text))).toBe(meaning)
})

test.each(['', ' ', '???', 'AND', '()', ';;', '：，'])('finds no word in "%s"', text => {
  expect(parseKeyword(text)).toBeUndefined()
})

test('reads any nonsense to the end', () => {
  const pieces = ['(', ')', ';', 'AND', 'OR', 'NOT', 'gdp', '中国']
  for (let number = 0; number < 8 ** 4; number++) {
    const text = [...number.toString(8).padStart(4, '0')].map(digit => pieces[Number(digit)]).join(' ')
    expect(() => show(parseKeyword(text))).not.toThrow()
  }
})
