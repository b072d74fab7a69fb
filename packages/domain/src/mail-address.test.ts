import { expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

test.each(['ada@example.test', "o'brien+api@mail.example.test", 'a@b.cn', '王@例子.测试'.replace('王', 'wang')])(
  'takes %s for an address',
  address => expect(isMailAddress(address)).toBe(true),
)

test.each([
  '',
  'ada',
  'ada@',
  '@example.test',
  'ada@example',
  'ada@@example.test',
  'ada@example.test,eve@evil.test',
  'ada@example.test;eve@evil.test',
  'ada@example.test eve@evil.test',
  'ada,eve@evil.test',
  '"ada@example.test"@evil.test',
  'ada(eve@evil.test)@example.test',
  'Ada <ada@example.test>',
  'ada@[127.0.0.1]',
  'ada@-example.test',
  'ada..b@example.test',
  '.ada@example.test',
  'ada.@example.test',
  'ada@example.test\r\nBcc: eve@evil.test',
  'ada@example..test',
  `${'a'.repeat(65)}@example.test`,
  `ada@${`${'a'.repeat(60)}.`.repeat(5)}test`,
  'group: ada@example.test;',
  'ada@exam ple.test',
  'ada\u0000@example.test',
])('takes %j for none', address => expect(isMailAddress(address)).toBe(false))
