import { expect, test } from 'vitest'
import { replaceToken, type TokenInfo } from './tokens.ts'

const info = (product: TokenInfo['product'], prefix: string): TokenInfo => ({
  product,
  prefix,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-02-01T00:00:00.000Z',
  expiresAt: null,
})

test('a new token takes the place of the one before, unused, and leaves those of other products alone', () => {
  const list = { items: [info('ceic', 'ceic_macro_old'), info('redd', 'redd_api_kept')], available: ['ceic' as const] }
  const createdAt = '2026-03-01T00:00:00.000Z'
  const made = { product: 'ceic' as const, token: 'ceic_macro_newSecret', prefix: 'ceic_macro_new', createdAt }
  const next = replaceToken(list, made)
  expect(next.items).toContainEqual({ ...info('ceic', 'ceic_macro_new'), createdAt, lastUsedAt: null })
  expect(next.items).toContainEqual(info('redd', 'redd_api_kept'))
  expect(next.items).toHaveLength(2)
  expect(JSON.stringify(next)).not.toContain(made.token)
})
