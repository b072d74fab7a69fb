import { createHash } from 'node:crypto'
import type { Config } from '@portal/services/config.ts'

/** What reCAPTCHA loads besides its script, from wherever that comes. */
const recaptchaParts = 'https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/'

/**
 * What a page may load: only from the portal itself, and reCAPTCHA where forms are configured to ask it. The query
 * builder's base URL can be changed to any host that speaks TLS, or to a program on the visitor's own machine, so
 * `connect-src` is wider (docs/decisions/010). A text becomes HTML or a script through one policy of the page alone; that is
 * not demanded where reCAPTCHA is asked, whose scripts make scripts of texts themselves (docs/decisions/099). Of the styles
 * inside a page only those count that were put there from the portal's own sheets; the policy knows them letter by letter
 * (`styles`, from `sourceOf`; docs/decisions/100, 104).
 */
export function contentSecurityPolicy({ recaptcha }: Pick<Config, 'recaptcha'>, styles: string[] = []): string {
  return [
    "default-src 'none'",
    recaptcha ? `script-src 'self' ${recaptcha.url}/ ${recaptchaParts}` : "script-src 'self'",
    ...(recaptcha ? [`frame-src ${recaptcha.url}/`] : []),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(recaptcha ? [] : ["require-trusted-types-for 'script'", 'trusted-types portal']),
  ].join('; ')
}

/** A style inside a page as its policy names it. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
}

/** Two years, as browsers ask for it. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000' }

/** The headers of an answer that keep a browser from doing more with it than it was made for. */
export const securityHeaders = (config: Pick<Config, 'publicUrl' | 'recaptcha'>): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config),
  ...always,
  ...(config.publicUrl?.startsWith('https:') && strictTransport),
})
