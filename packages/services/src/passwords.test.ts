import { afterAll, expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const passwords = openPasswords()
afterAll(() => passwords.close())

test('keeps a password as argon2id with 46 MiB, salted anew each time', async () => {
  const [first, second] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
})

test('knows the right password from a wrong one, however its characters were composed', async () => {
  const kept = await passwords.hash('Café 密码')
  expect(await passwords.verify('Cafe\u0301 密码', kept)).toBe(true)
  expect(await passwords.verify('Cafe 密码', kept)).toBe(false)
  expect(await passwords.verify('', kept)).toBe(false)
})

test('reads hashes that were made at another cost', async () => {
  const kept = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await passwords.verify('password', kept)).toBe(true)
})

test('says no for an account that does not exist', async () => {
  expect(await passwords.verify('anything', undefined)).toBe(false)
})

test('refuses more than it can check soon, and goes on when the crowd is gone', async () => {
  const crowd = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.verify('x', undefined)))
  const refused = crowd.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(110 - 102)
  expect(refused[0]).toMatchObject({ reason: { code: 'too-many-requests', retryAfter: 2 } })
  expect(await passwords.verify('x', undefined)).toBe(false)
})

test('refuses at once what is asked of it after it was closed', async () => {
  const closed = openPasswords()
  const checking = closed.verify('x', undefined)
  await closed.close()
  await expect(checking).rejects.toThrow('has ended')
  await expect(closed.verify('x', undefined)).rejects.toThrow('are closed')
})
