import { expect, test } from 'vitest'
import { splitEntries } from './list-entries.ts'

test('a pasted list is split at commas of both languages, spaces and lines', () => {
  expect(splitEntries(' 1, 2，3;4、5\n6\t7 ', { listStyle: 'csv' })).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(splitEntries(' ,, ', {})).toEqual([])
})

test('where the name repeats, only lines separate', () => {
  expect(splitEntries('country,US\nTR>1, 5 ', { listStyle: 'repeat' })).toEqual(['country,US', 'TR>1, 5'])
})
