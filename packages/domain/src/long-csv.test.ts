import { describe, expect, test } from 'vitest'
import { findColumns, LongTable, parseValue } from './long-csv.ts'

describe('findColumns', () => {
  test.each([
    [
      ['Country Name', 'Country Code', 'Year', 'Value'],
      { country: 'Country Name', code: 'Country Code', period: 'Year', value: 'Value' },
    ],
    [
      ['Country', 'Country Code', 'Year', 'CPI'],
      { country: 'Country', code: 'Country Code', period: 'Year', value: 'CPI' },
    ],
    [['Date', 'Country', 'Exchange rate'], { country: 'Country', period: 'Date', value: 'Exchange rate' }],
    [['国家', '年份', '数值'], { country: '国家', period: '年份', value: '数值' }],
  ])('guesses %j', (header, columns) => expect(findColumns(header, {})).toEqual(columns))

  test('takes the given names before its own guess', () => {
    const columns = findColumns(['Country', 'Year', 'Value', 'Estimate'], { value: 'Estimate' })
    expect(columns).toMatchObject({ value: 'Estimate' })
  })

  test('says which column it cannot find', () => {
    expect(findColumns(['a', 'Year', 'Value'], {})).toEqual({ missing: 'country' })
    expect(findColumns(['Country', 'when', 'Value'], {})).toEqual({ missing: 'period' })
    expect(findColumns(['Country', 'Year', 'low', 'high'], {})).toEqual({ missing: 'value' })
  })
})

test.each([
  ['1.5', 1.5],
  ['-2e3', -2000],
  ['1,234,567.8', 1234567.8],
  ['..', null],
  ['', null],
  ['1,5', undefined],
  ['12abc', undefined],
  ['1e999', undefined],
])('reads the value %j as %j', (text, value) => expect(parseValue(text)).toBe(value))

test('keeps the good rows and refuses broken ones by their line', () => {
  const table = new LongTable({ country: 'c', period: 'p', value: 'v' })
  const rows = [
    'China|2001|1',
    '|2001|1',
    'China|soon|1',
    'China|2002|much',
    'China|2002|2',
    'China|2002|3',
    'China|2003Q1|4',
    'China|2004|..',
  ]
  for (const [at, row] of rows.entries()) {
    const [c, p, v] = row.split('|')
    table.add({ c, p, v }, at + 2)
  }
  expect(table.frequency()).toBe('Y')
  expect(table.points(table.places.get('China')!, 'Y')).toEqual([
    { date: '2001-12-01', value: 1 },
    { date: '2002-12-01', value: 2 },
  ])
  expect(table.refused).toEqual([
    { line: 3, problem: 'country-missing', found: '' },
    { line: 4, problem: 'period-unreadable', found: 'soon' },
    { line: 5, problem: 'value-unreadable', found: 'much' },
    { line: 7, problem: 'period-twice', found: '2002' },
    { line: 8, problem: 'period-of-other-frequency', found: '2003Q1' },
  ])
  expect(table.empty).toBe(1)
})
