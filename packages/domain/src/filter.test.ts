import { expect, test } from 'vitest'
import {
  changeCriteria,
  type FilterContent,
  filterProblem,
  hasCriteria,
  isDeliverable,
  pickCriteria,
} from './filter.ts'

const filter = (more: Partial<FilterContent>): FilterContent => ({
  name: '',
  description: '',
  series: [],
  criteria: {},
  ...more,
})

test('keeps the criteria that say something and drops empty ones and defaults', () => {
  const params = {
    keyword: 'GDP',
    geo: ['US', ''],
    source: [],
    key_only: true,
    new_only: false,
    order: 'relevance',
    status: ['T'],
    lang: 'zh',
    start_date_before: '',
  }
  expect(pickCriteria(params)).toEqual({ keyword: 'GDP', geo: ['US'], key_only: true })
})

test('a change replaces what was sent, clears what was sent empty and keeps the rest', () => {
  const before = { keyword: 'GDP', geo: ['US'], key_only: true }
  expect(changeCriteria(before, { geo: ['CN'], keyword: '', frequency: undefined })).toEqual({
    geo: ['CN'],
    key_only: true,
  })
  expect(changeCriteria(before, { key_only: false })).toEqual({ keyword: 'GDP', geo: ['US'] })
})

test('an order alone selects nothing', () => {
  expect(hasCriteria({ order: 'new', direction: 'desc' })).toBe(false)
  expect(hasCriteria({ order: 'new', database: ['GLOBAL'] })).toBe(true)
})

test('a filter needs criteria or series, and holds at most so many', () => {
  expect(filterProblem(filter({}), 2)).toBe('empty')
  expect(filterProblem(filter({ series: [1, 2] }), 2)).toBeUndefined()
  expect(filterProblem(filter({ series: [1, 2, 3] }), 2)).toBe('too-many-series')
})

test('criteria are delivered from exactly one database, a list of series from any', () => {
  expect(isDeliverable(filter({ series: [1] }))).toBe(true)
  expect(isDeliverable(filter({ criteria: { keyword: 'GDP' } }))).toBe(false)
  expect(isDeliverable(filter({ criteria: { keyword: 'GDP', database: ['GLOBAL', 'WORLD'] } }))).toBe(false)
  expect(isDeliverable(filter({ series: [1], criteria: { database: ['GLOBAL'] } }))).toBe(true)
})
