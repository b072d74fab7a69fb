import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let DATA_DIR: string
beforeAll(() => {
  DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'portal-config-'))
})
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

test('needs no setting at all, and keeps the secrets it makes', () => {
  const first = readConfig({ DATA_DIR })
  expect(first).toMatchObject({ port: 4000, host: '127.0.0.1', trustedProxies: [], logLevel: 'info' })
  expect(readConfig({ DATA_DIR })).toEqual(first)
})

test('trusts the proxies it is told of, and no network that is everybody', () => {
  const read = (TRUSTED_PROXIES: string) => readConfig({ DATA_DIR, TRUSTED_PROXIES }).trustedProxies
  expect(read(' 10.0.0.0/8, 192.168.1.7 ,fd00::/8,')).toEqual(['10.0.0.0/8', '192.168.1.7', 'fd00::/8'])
  for (const wrong of ['1', 'true', 'proxy.test', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0/8'])
    expect(() => read(wrong)).toThrow('TRUSTED_PROXIES')
})

test('reads the mail server and whom mails are from', () => {
  const read = (more: Record<string, string> = {}) => readConfig({ DATA_DIR, ...more })
  expect(read()).toMatchObject({ smtpUrl: undefined, mailFrom: 'portal@localhost' })
  expect(read({ PUBLIC_URL: 'https://portal.example.com/' }).mailFrom).toBe('portal@portal.example.com')
  const SMTP_URL = 'smtps://user:hunter2@mail.example.com:465'
  expect(read({ SMTP_URL, MAIL_FROM: 'Data portal <portal@example.com>' })).toMatchObject({
    smtpUrl: SMTP_URL,
    mailFrom: 'Data portal <portal@example.com>',
  })
  for (const wrong of ['mail.example.com:25', 'https://user:hunter2@mail.example.com']) {
    expect(() => read({ SMTP_URL: wrong })).toThrow('SMTP_URL: write an address such as smtp://')
    expect(() => read({ SMTP_URL: wrong })).not.toThrow(/hunter2/)
  }
  for (const wrong of ['portal', 'a@example.com, b@example.com', 'Portal <a@example.com> <b@example.com>'])
    expect(() => read({ MAIL_FROM: wrong })).toThrow('MAIL_FROM')
})

test('takes both keys of reCAPTCHA or neither', () => {
  const [RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY] = ['site', 'secret']
  expect(readConfig({ DATA_DIR }).recaptcha).toBeUndefined()
  expect(readConfig({ DATA_DIR, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY }).recaptcha).toEqual({
    siteKey: 'site',
    secretKey: 'secret',
    url: 'https://www.google.com/recaptcha',
  })
  expect(() => readConfig({ DATA_DIR, RECAPTCHA_SITE_KEY })).toThrow('RECAPTCHA_SECRET_KEY')
})

test('reads the addresses of real APIs with the tokens for them', () => {
  const { upstreams } = readConfig({
    DATA_DIR,
    UPSTREAM_CEIC_MACROECONOMIC: 'https://api.example.test/v2/',
    UPSTREAM_EMIS_API_V2: 'http://10.0.0.7:8080',
    UPSTREAM_EMIS_API_V2_TOKEN: 'secret',
    UPSTREAM_EPFR_API_V2: '',
  })
  expect([...upstreams]).toEqual([
    ['ceic-macroeconomic', { url: 'https://api.example.test/v2', token: undefined }],
    ['emis-api-v2', { url: 'http://10.0.0.7:8080', token: 'secret' }],
  ])
})

test.each([
  [{ PORT: '70000' }, 'PORT=70000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: write one of trace, debug'],
  [{ DATABASE_URL: 'mysql://user:hunter2@host' }, 'DATABASE_URL: write an address such as postgres://'],
  [{ SECRET_KEY: 'hunter2' }, 'SECRET_KEY: write at least 32 characters'],
  [{ UPSTREAM_REDD_API_V1: 'https://me:hunter2@host' }, 'UPSTREAM_REDD_API_V1: write an address such as https://api.'],
  [{ UPSTREAM_CEIC: 'https://hunter2' }, 'UPSTREAM_CEIC: there is no such API; write one of UPSTREAM_CEIC_MACRO'],
  [{ UPSTREAM_EMIS_COMPANY_TOKEN: 'hunter2' }, 'UPSTREAM_EMIS_COMPANY_TOKEN: it needs UPSTREAM_EMIS_COMPANY as well'],
])('says what to write instead of %j, without repeating a secret', (settings, message) => {
  const read = () => readConfig({ DATA_DIR, ...settings })
  expect(read).toThrow(message)
  expect(read).not.toThrow(/hunter2/)
})
