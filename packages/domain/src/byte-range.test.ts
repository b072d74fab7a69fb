import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-9', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('%s of 1000 bytes', (header, expected) => {
  expect(readByteRange(header, 1000)).toEqual(expected)
})
