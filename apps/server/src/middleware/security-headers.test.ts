import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const plain = { publicUrl: undefined, recaptcha: undefined }

test('a page loads scripts and frames from the portal alone', () => {
  const policy = securityHeaders(plain)['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('frame-src')
})

test('where reCAPTCHA is configured a page may load it too, and nothing else', () => {
  const recaptcha = { siteKey: 'site', secretKey: 'secret', url: 'https://www.recaptcha.net/recaptcha' }
  const policy = securityHeaders({ ...plain, recaptcha })['content-security-policy']
  expect(policy).toContain(
    "script-src 'self' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/;",
  )
  expect(policy).toContain('frame-src https://www.recaptcha.net/recaptcha/;')
})

test('only a portal reached over TLS asks browsers to keep to it', () => {
  expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ ...plain, publicUrl: 'https://portal.test' })).toHaveProperty('strict-transport-security')
})
