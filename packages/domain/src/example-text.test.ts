import { expect, test } from 'vitest'
import { excerptOf } from './example-text.ts'

const lines = (count: number, width = 10) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(width)).join('\n')

test('a text of 120 lines and 8,000 characters is shown whole', () => {
  expect(excerptOf(lines(120))).toBeUndefined()
  expect(excerptOf('x'.repeat(8000))).toBeUndefined()
})

test('a text of more lines begins with a hundred of them', () => {
  expect(excerptOf(lines(121))).toEqual({ text: lines(121).slice(0, 1099), unit: 'lines', shown: 100, count: 121 })
})

test('of wide lines fewer are shown, and none in parts', () => {
  const { text = '', ...told } = excerptOf(lines(90, 99)) ?? {}
  expect(told).toEqual({ unit: 'lines', shown: 60, count: 90 })
  expect(text).toBe(lines(60, 99))
})

test('a line of many characters is shown in part, which ends with a whole one', () => {
  const whole = `{\n${'x'.repeat(5997)}🛩️${'x'.repeat(3000)}`
  expect(excerptOf(whole)).toEqual({
    text: `{\n${'x'.repeat(5997)}`,
    unit: 'characters',
    shown: 5999,
    count: whole.length,
  })
})
