import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeSecret, openedApis, parseSecret, type SecretKind, secretBytes, shownPrefix } from './token.ts'

const kinds: SecretKind[] = ['ceic', 'ceicSession', 'emis', 'emisSession', 'emisV2', 'redd', 'epfrSession']
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const make = (kind: SecretKind) => makeSecret(kind, randomBytes(secretBytes))

test('a secret names brand and product and ends with a checksum that others can compute', () => {
  const secret = make('ceic')
  expect(secret).toMatch(/^ceic_macro_[0-9A-Za-z]{36}$/)
  const value = [...secret.slice(-6)].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0)
  expect(value).toBe(crc32(secret.slice(0, -6)))
  expect(kinds.map(kind => parseSecret(make(kind)))).toEqual(kinds)
})

test('a million secrets are all different and all recognised', () => {
  const secrets = new Set<string>()
  const random = randomBytes(1_000_000 * secretBytes)
  let wrong = 0
  for (let at = 0; at < random.length; at += secretBytes) {
    const secret = makeSecret('ceic', random.subarray(at, at + secretBytes))
    if (parseSecret(secret) !== 'ceic') wrong++
    secrets.add(secret)
  }
  expect(secrets.size).toBe(1_000_000)
  expect(wrong).toBe(0)
}, 120_000)

test('a hundred thousand changes of one character are all refused', () => {
  let accepted = 0
  for (let round = 0; round < 100_000; round++) {
    const secret = make(kinds[round % kinds.length]!)
    const at = round % secret.length
    const other = alphabet[(alphabet.indexOf(secret[at]!) + 1 + (round % 61)) % 62]!
    if (parseSecret(secret.slice(0, at) + other + secret.slice(at + 1)) !== undefined) accepted++
  }
  expect(accepted).toBe(0)
}, 120_000)

test.each([
  '',
  ' ',
  'ceic_macro_',
  'ceic_macro_é',
  'null',
  `${make('ceic')} `,
  `Bearer ${make('emis')}`,
  make('redd').slice(1),
])('refuses %j', text => expect(parseSecret(text)).toBeUndefined())

test('every character is equally likely at every place', () => {
  const counts = new Map<string, number>()
  for (let round = 0; round < 20_000; round++) {
    for (const character of make('ceic').slice(11, 41)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const expected = (20_000 * 30) / 62
  for (const character of alphabet)
    expect(Math.abs(counts.get(character)! - expected)).toBeLessThan(6 * Math.sqrt(expected))
})

test('shows the beginning of a secret and no more than four of its random characters', () => {
  expect(shownPrefix('ceic_macro_AbCd56789012345678901234567890Crc321')).toBe('ceic_macro_AbCd')
})

test('a token opens the APIs of its product that the account is subscribed to', () => {
  const subscribed = ['ceic-macroeconomic', 'emis-documents', 'emis-api-v2']
  expect(openedApis('ceic', subscribed)).toEqual(['ceic-macroeconomic'])
  expect(openedApis('emis', subscribed)).toEqual(['emis-documents'])
  expect(openedApis('emisV2', subscribed)).toEqual(['emis-api-v2'])
  expect(openedApis('redd', subscribed)).toEqual([])
})
