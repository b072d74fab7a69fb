import { describe, expect, test } from 'vitest'
import { countries, findCountry, recognisePlace } from './country.ts'

describe('findCountry', () => {
  test.each([
    ['CN', 'CN'],
    ['chn', 'CN'],
    ['中国', 'CN'],
    ['United States', 'US'],
    ['USA', 'US'],
    ['Korea, Rep.', 'KR'],
    ["Cote d'Ivoire", 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ['Turkiye', 'TR'],
    ['Hong Kong SAR, China', 'HK'],
    ['Viet Nam', 'VN'],
    ['Bosnia and Herzegovina', 'BA'],
  ])('knows %s as %s', (given, id) => expect(findCountry(given)?.id).toBe(id))

  test('knows nothing of places that are no countries', () => {
    expect(findCountry('Euro area')).toBeUndefined()
    expect(findCountry('')).toBeUndefined()
  })
})

describe('recognisePlace', () => {
  test('keeps a region under its own name and code', () => {
    expect(recognisePlace('Arab World', 'ARB')).toEqual({
      type: 'region',
      id: 'ARB',
      name: { en: 'Arab World', zh: '阿拉伯世界' },
    })
    expect(recognisePlace('Mercosur and friends').id).toBe('MERCOSUR_AND_FRIENDS')
  })

  test('prefers the code when the name is spelled in an unknown way', () => {
    expect(recognisePlace('Corea del Sur', 'KOR').id).toBe('KR')
  })
})

test('every country has a name in both languages and a code of its own', () => {
  expect(countries.filter(({ id, name }) => name.en === id || name.zh === id)).toEqual([])
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
  expect(countries.length).toBe(250)
})
