import { expect, test } from 'vitest'
import { type Option, prepareOptions, searchOptions } from './option-search.ts'

const options: Option[] = [
  { value: 'CI', label: "Côte d'Ivoire", zh: '科特迪瓦', pinyin: 'ke te di wa', initials: 'ktdw' },
  { value: 'CN', label: 'China', en: 'China', zh: '中国', pinyin: 'zhong guo', initials: 'zg' },
  { value: 'HK', label: 'China (Hong Kong)', zh: '中国香港', pinyin: 'zhong guo xiang gang', initials: 'zgxg' },
  { value: 'US', label: 'United States', zh: '美国', pinyin: 'mei guo', initials: 'mg' },
  { value: 'AE', label: 'United Arab Emirates', zh: '阿联酋', pinyin: 'a lian qiu', initials: 'alq' },
  { value: 'IN', label: 'India', zh: '印度', pinyin: 'yin du', initials: 'yd' },
]
const find = (query: string) => searchOptions(prepareOptions(options), query).map(({ value }) => value)

test('finds a name in English, in Chinese, by pinyin with and without spaces, and by initials', () => {
  for (const query of ['china', '中国', 'zhong guo', 'zhongguo', 'zg', 'ＣＨＩＮＡ', ' China '])
    expect(find(query).slice(0, 2), query).toEqual(['CN', 'HK'])
})

test('puts what is equal before what begins so, and that before what only holds it', () => {
  expect(find('in')).toEqual(['IN', 'CN', 'HK'])
  expect(find('united')).toEqual(['US', 'AE'])
  expect(find('united a')).toEqual(['AE', 'US'])
})

test('finds words in any order and accents without accents', () => {
  expect(find('kong china')).toEqual(['HK'])
  expect(find('cote')).toEqual(['CI'])
})

test('gives every option without a query and none when a word is nowhere', () => {
  expect(find('  ')).toEqual(['CI', 'CN', 'HK', 'US', 'AE', 'IN'])
  expect(find('china xyz')).toEqual([])
})

test('finds a code', () => {
  expect(find('cn')[0]).toBe('CN')
})
