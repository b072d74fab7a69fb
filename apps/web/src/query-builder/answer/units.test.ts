import { expect, test } from 'vitest'
import { writeBytes, writeDuration, writeNumber, writeShort } from './units.ts'

test('writes sizes and durations short enough to be judged at a glance', () => {
  expect([0, 812, 4217, 48_234_567].map(bytes => writeBytes(bytes, 'en'))).toEqual([
    '0 B',
    '812 B',
    '4.22 KB',
    '48.2 MB',
  ])
  expect([131.6, 1432].map(ms => writeDuration(ms, 'en'))).toEqual(['132 ms', '1.43 s'])
})

test('writes numbers as the language has them', () => {
  expect(writeNumber(1234567.891, 'en', 9)).toBe('1,234,567.89')
  expect([writeShort(1_234_567, 'en'), writeShort(1_234_567, 'zh')]).toEqual(['1.235M', '123.5万'])
})
