/** What kind of failure an error code is; the server alone knows the HTTP status of a kind. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'wrong-type'
  | 'rule'
  | 'too-fast'
  | 'unavailable'
  | 'failed'

/** Every error code of the portal's own calls; its words are `error.<code>` in the message files. */
export const errorKinds = {
  'request-malformed': 'malformed',
  'body-not-json': 'malformed',
  'body-too-large': 'too-large',
  'media-type-unsupported': 'wrong-type',
  'page-not-found': 'not-found',
  'not-signed-in': 'unauthenticated',
  'login-failed': 'unauthenticated',
  'login-too-often': 'too-fast',
  'refresh-failed': 'unauthenticated',
  'not-allowed': 'forbidden',
  'origin-refused': 'forbidden',
  'token-no-subscription': 'forbidden',
  'token-product-unknown': 'not-found',
  'api-unknown': 'not-found',
  'operation-unknown': 'not-found',
  'model-unknown': 'not-found',
  'dictionary-unknown': 'not-found',
  'specification-broken': 'failed',
  'too-many-requests': 'too-fast',
  'file-unknown': 'not-found',
  'file-expired': 'gone',
  'link-expired': 'gone',
  'trial-unknown': 'not-found',
  'trial-ended': 'gone',
  'captcha-unsolved': 'rule',
  'captcha-unavailable': 'unavailable',
  'guide-unavailable': 'unavailable',
  'consent-missing': 'rule',
  'form-too-often': 'too-fast',
  'database-unavailable': 'unavailable',
  'not-ready': 'unavailable',
  unexpected: 'failed',
} as const satisfies Record<string, ErrorKind>

type ErrorCode = keyof typeof errorKinds

/** One wrong place of a request: `path` is the field ('body/email'), `message` is in the caller's language. */
export interface FieldError {
  path: string
  message: string
}

/** A failure with a stable code; thrown anywhere, turned into words and status in one place. */
export class PortalError extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, string | number>
  readonly fields: FieldError[]
  /** Seconds until it makes sense to try again, for `too-fast` and `unavailable`. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    more: {
      values?: Record<string, string | number>
      fields?: FieldError[]
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: more.cause })
    this.code = code
    this.values = more.values ?? {}
    this.fields = more.fields ?? []
    this.retryAfter = more.retryAfter
  }
}
