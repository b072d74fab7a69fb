import { expect, test } from 'vitest'
import { contentHeight, followScroll, visibleRows } from './windowing.ts'

const short = { count: 1000, rowPx: 20, viewPx: 400 }
const long = { count: 5_000_000, rowPx: 20, viewPx: 400 }

test('a list that a browser can draw scrolls like all lists', () => {
  expect(contentHeight(short)).toBe(20_000)
  expect(followScroll(short, 0, 0, 130)).toBe(130)
  expect(followScroll(short, 130, 130, 12_000)).toBeCloseTo(12_000)
  expect(visibleRows(short, 130)).toEqual({ from: 4, to: 29, shift: 50 })
})

test('a longer list reaches both ends, passes line by line, and jumps in proportion', () => {
  const height = contentHeight(long)
  expect(height).toBe(8_000_000)
  expect(followScroll(long, 0, 0, 60)).toBe(60)
  expect(followScroll(long, 60, 60, height - 400)).toBe(5_000_000 * 20 - 400)
  expect(visibleRows(long, 5_000_000 * 20 - 400).to).toBe(5_000_000)
  expect(followScroll(long, 0, 0, height / 2)).toBeGreaterThan(49_000_000)
  expect(followScroll(long, 5000, 300, 0)).toBe(0)
})

test('a list shorter than its view stays where it is', () => {
  expect(followScroll({ count: 3, rowPx: 20, viewPx: 400 }, 0, 0, 0)).toBe(0)
  expect(visibleRows({ count: 3, rowPx: 20, viewPx: 400 }, 0)).toEqual({ from: 0, to: 3, shift: 0 })
})
