import { readConfig } from '@portal/services/config.ts'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

/** The headers of an answer under some settings. */
const headersWith = (settings: Record<string, string>) =>
  securityHeaders(readConfig({ DATA_DIR: 'node_modules/.test-data', ...settings }))

test('a page loads scripts and frames from the portal alone', () => {
  const policy = headersWith({})['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('frame-src')
})

test('where reCAPTCHA is configured a page may load it too, and nothing else', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
  const policy = headersWith({ ...keys, RECAPTCHA_URL: 'https://www.recaptcha.net/recaptcha/' })[
    'content-security-policy'
  ]
  expect(policy).toContain(
    "script-src 'self' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/;",
  )
  expect(policy).toContain('frame-src https://www.recaptcha.net/recaptcha/;')
})

test('only a portal reached over TLS asks browsers to keep to it', () => {
  expect(headersWith({})).not.toHaveProperty('strict-transport-security')
  expect(headersWith({ PUBLIC_URL: 'https://portal.test' })).toHaveProperty('strict-transport-security')
})
