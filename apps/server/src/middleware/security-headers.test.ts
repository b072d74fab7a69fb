import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders, sourceOf } from './security-headers.ts'

const plain = { publicUrl: undefined, recaptcha: undefined }

test('every answer carries these headers, to the letter', () => {
  expect(securityHeaders(plain)).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self' https: http://127.0.0.1:* http://localhost:*; worker-src 'self'; manifest-src 'self'; " +
      "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types portal",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  })
})

test('where reCAPTCHA is configured a page may load it too and nothing else, and may make the scripts it makes', () => {
  const recaptcha = { siteKey: 'site', secretKey: 'secret', url: 'https://www.recaptcha.net/recaptcha' }
  const policy = securityHeaders({ ...plain, recaptcha })['content-security-policy']
  expect(policy).toContain(
    "script-src 'self' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/;",
  )
  expect(policy).toContain('frame-src https://www.recaptcha.net/recaptcha/;')
  expect(policy).not.toContain('trusted-types')
})

test('of the styles inside a page only what the portal put there counts, letter by letter', () => {
  const policy = contentSecurityPolicy(plain, [sourceOf('a{}')])
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';")
  expect(policy).not.toContain('unsafe-inline')
})

test('only a portal reached over TLS asks browsers to keep to it', () => {
  expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ ...plain, publicUrl: 'https://portal.test' })).toHaveProperty('strict-transport-security')
})
