import { expect, test } from 'vitest'
import type { Config } from './config.ts'
import { seal, unseal } from './sealing.ts'

const config = { secretKey: 'a key of the configuration, long enough' } as Config
const place = 'feed 1 user_ftp_password'

test('a sealed secret opens again at its place and nowhere else', () => {
  const sealed = seal(config, '密码 with spaces', place)
  expect(unseal(config, sealed, place)).toBe('密码 with spaces')
  expect(() => unseal(config, sealed, 'feed 2 user_ftp_password')).toThrow()
  expect(() => unseal({ ...config, secretKey: 'another key of the configuration' }, sealed, place)).toThrow()
})

test('no byte of it can be altered', () => {
  const sealed = seal(config, 'secret', place)
  for (let at = 0; at < sealed.length; at++) {
    const altered = Buffer.from(sealed)
    altered[at]! ^= 1
    expect(() => unseal(config, altered, place)).toThrow()
  }
})

test('the same secret is sealed differently each time', () => {
  expect(seal(config, 'secret', place)).not.toEqual(seal(config, 'secret', place))
})
