import { expect, test } from 'vitest'
import { findTables, readCell } from './answer-table.ts'

/** The first table as texts: its name, its columns, its rows. */
function show(answer: unknown, index = 0) {
  const table = findTables(answer)[index]
  if (!table) return undefined
  const { name, columns, rows } = table
  return [name, columns.map(column => column.name), ...rows.map(row => columns.map(column => readCell(row, column)))]
}

test('shows the items of a search, what lies deeper under its whole name', () => {
  const answer = {
    data: {
      total: 2,
      facets: [{ id: 'geo', items: [{ id: 'CN' }, { id: 'US' }, { id: 'DE' }] }],
      items: [
        { entityId: '1', metadata: { name: 'GDP', unit: { id: '1', name: 'USD' } }, layout: [], subscribed: true },
        { entityId: '2', metadata: { name: 'CPI', startDate: '2000-01-01' }, tags: ['a', 'b'] },
      ],
    },
  }
  expect(show(answer)).toEqual([
    'data.items',
    ['entityId', 'metadata.name', 'metadata.unit', 'subscribed', 'metadata.startDate', 'tags'],
    ['1', 'GDP', 'USD', true, undefined, undefined],
    ['2', 'CPI', undefined, undefined, '2000-01-01', 'a; b'],
  ])
})

test('shows a page of one item as that item, and the entries of a dictionary with their codes', () => {
  const owners = [
    { id: 'CMP-000001', name: 'Meridian' },
    { id: 'CMP-000002', name: 'Atlas' },
  ]
  const answer = { data: { total: 1, items: [{ id: 'PRP-000001', name: 'Tower', owners }] } }
  expect(show(answer)).toEqual(['data.items', ['id', 'name', 'owners'], ['PRP-000001', 'Tower', 'Meridian; Atlas']])
  expect(show(answer, 1)?.[0]).toBe('data.items.owners')
  expect(show({ data: { total: 1, items: [{ code: 'office', name: 'Office' }] } })).toEqual([
    'data.items',
    ['code', 'name'],
    ['office', 'Office'],
  ])
})

test('shows the points of one series, with its other lists to choose from', () => {
  const points = [
    { date: '2020-12-31', value: 1 },
    { date: '2021-12-31', value: 2 },
  ]
  const answer = { data: [{ entityId: '1', timePoints: points }], errors: [] }
  expect(show(answer)).toEqual(['data.timePoints', ['date', 'value'], ['2020-12-31', 1], ['2021-12-31', 2]])
  expect(show(answer, 1)?.[0]).toBe('data')
  expect(findTables(answer)[0]?.columns.map(column => column.numeric)).toEqual([false, true])
})

test('puts several series side by side, newest period first', () => {
  const series = (name: string, value: number, year: number) => ({
    metadata: { name, frequency: { id: 'Y' } },
    timePoints: [
      { date: `${year}-12-31`, value },
      { date: '2019-12-31', value: 0 },
    ],
  })
  expect(show({ data: [series('GDP', 1, 2020), series('CPI', 2, 2021)] })).toEqual([
    '',
    ['date', 'GDP', 'CPI'],
    ['2021', undefined, 2],
    ['2020', 1, undefined],
    ['2019', 0, 0],
  ])
})

test('shows one object downwards, a list of values, a report and a bare list', () => {
  expect(show({ data: { id: '1', address: { city: 'Sofia' } } })).toEqual([
    'data',
    ['name', 'value'],
    ['id', '1'],
    ['address.city', 'Sofia'],
  ])
  expect(show({ data: ['a', 'b'] })).toEqual(['data', ['data'], ['a'], ['b']])
  expect(show({ data: [{ ColumnNames: ['Date', 'Flow'], Rows: [['1/31/2026', 2]] }] })).toEqual([
    'data.Rows',
    ['Date', 'Flow'],
    ['1/31/2026', 2],
  ])
  expect(show([{ id: 1 }])).toEqual(['', ['id'], [1]])
})

test('offers every list of an answer that holds several', () => {
  const answer = { data: { indicators: [{ id: 1 }], sources: [{ id: 1 }, { id: 2 }] } }
  expect(findTables(answer).map(({ name }) => name)).toEqual(['data.sources', 'data.indicators'])
})

test('finds nothing in what holds no rows', () => {
  for (const answer of [null, 'x', 3, {}, [], { data: [] }, { data: { items: [] } }])
    expect(findTables(answer)).toEqual([])
})
