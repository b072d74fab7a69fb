/**
 * What a page may load: only from the portal itself. The query builder's base URL can be changed to any host that speaks
 * TLS, or to a program on the visitor's own machine, so `connect-src` is wider (docs/decisions/010).
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

const always = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Two years, as browsers ask for it. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000' }

/** The headers of an answer that keep a browser from doing more with it than it was made for. */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { ...always, ...strictTransport } : always
