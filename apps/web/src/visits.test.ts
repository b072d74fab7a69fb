import { expect, test } from 'vitest'
import { ownAddress } from './visits.ts'

const origin = 'https://portal.example.com'

test('keeps path and query of an own address', () => {
  expect(ownAddress('/zh/docs/ceic/macroeconomic/docs/series?path=%2Fseries&method=get#x', origin)).toBe(
    '/zh/docs/ceic/macroeconomic/docs/series?path=%2Fseries&method=get',
  )
})

test.each([
  null,
  '',
  'https://evil.example/login',
  '//evil.example/login',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/en//evil.example',
  'javascript:alert(1)',
  'dashboard',
])('knows no address of another site: %j', address => {
  expect(ownAddress(address, origin)).toBeUndefined()
})
