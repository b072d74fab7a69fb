import { expect, test } from 'vitest'
import { loggedPath, withoutSecrets } from './secret.ts'

const token = `ceic_macro_${'aB3'.repeat(12)}`

test.each([
  [`GET /data/ceic/v2/series?token=${token}&x=1`, 'GET /data/ceic/v2/series?token=***&x=1'],
  ['"url":"/login?login=me&password=hunter%202"', '"url":"/login?login=me&password=***"'],
  ['{"authorization":"abc.def","x":1}', '{"authorization":"***","x":1}'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
  [`the token ${token} is gone`, 'the token ceic_macro_*** is gone'],
])('makes the secret in %s unreadable', (text, cleaned) => expect(withoutSecrets(text)).toBe(cleaned))

test.each([
  '/data/ceic/v2/series/310000103,310000104_SR89421787/data',
  '/data/ceic/v2/filters/019aa4f0-7c55-7f3a-9d25-0d3f3a1b2c3d',
  '/docs/ceic/macroeconomic/getting-started/auto-generating-api-code',
  '/data/ceic/v2/userdefined/series/UD1001/timepoints/2024-12-01',
])('keeps %s as it is', path => expect(loggedPath(`${path}?token=${token}`)).toBe(path))

test.each([
  [`/data/ceic/v2/logout/${token}`, '/data/ceic/v2/logout/***'],
  [`/${'a1'.repeat(64)}`, '/***'],
  ['/x/q9Zk-_31LmNoPqRsTuVwXyZ0123456789abcd', '/x/***'],
  [`/series/1;token=${token}`, '/series/1'],
])('masks the secret in %s', (path, logged) => expect(loggedPath(path)).toBe(logged))
