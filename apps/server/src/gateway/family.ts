import type { Family } from '@portal/domain/product.ts'

/** What the gateway itself has to refuse a call for. */
export type Refusal =
  | 'token-missing'
  | 'token-invalid'
  | 'session-ended'
  | 'not-subscribed'
  | 'parameter-missing'
  | 'parameter-wrong'
  | 'operation-unknown'
  | 'method-unknown'
  | 'too-fast'
  | 'failed'

/** A failure on its way out. */
export interface Failure {
  status: number
  code: string
  message: string
  /** Of a fault of ours, which the log has under the same number. */
  incidentId?: string | undefined
}

interface FamilyWays {
  codes: Record<Refusal, string>
  /** The body of a failed call. */
  wrap(failure: Failure): unknown
  /** 'objects carry _type with the model name', asked for or not. */
  namesModels?: true
  /** 'POST accepted for long queries': a GET may come as a form that holds its parameters. */
  postsQueries?: true
  /** Where the portal shows its own token to the real API: as `?token=`, or else after the word Bearer. */
  presentsTokenInQuery?: true
}

const words: Record<Refusal, string> = {
  'token-missing': 'MISSING_API_TOKEN',
  'token-invalid': 'INVALID_API_TOKEN',
  'session-ended': 'INVALID_API_TOKEN',
  'not-subscribed': 'NO_SUBSCRIPTION',
  'parameter-missing': 'INVALID_PARAMETER',
  'parameter-wrong': 'INVALID_PARAMETER',
  'operation-unknown': 'NOT_FOUND',
  'method-unknown': 'METHOD_NOT_ALLOWED',
  'too-fast': 'TOO_MANY_REQUESTS',
  failed: 'UNEXPECTED_ERROR',
}
const listed = ({ status, code, message, incidentId }: Failure) => ({
  errors: [{ status, code, message, ...(incidentId && { incidentId }) }],
})

/** The ways of each family: how it words a failure, and what its calls have in common. */
export const families: Record<Family, FamilyWays> = {
  ceic: {
    codes: {
      ...words,
      'token-missing': 'MISSED_API_TOKEN',
      'token-invalid': 'MISSED_API_TOKEN',
      'session-ended': 'ERR_SESSION_EXPIRED',
      'not-subscribed': 'UNSUBSCRIBED_SERIES',
      'parameter-missing': 'INVALID_INPUT_PARAMETER',
      'parameter-wrong': 'INVALID_INPUT_PARAMETER',
      failed: 'ERR',
    },
    wrap: ({ status, code, message, incidentId }) => ({
      errors: { status, code, message, ...(incidentId && { incidentId }) },
    }),
  },
  emis: {
    codes: {
      'token-missing': '100',
      'token-invalid': '102',
      'session-ended': '102',
      'not-subscribed': '103',
      'parameter-missing': '200',
      'parameter-wrong': '201',
      'operation-unknown': '404',
      'method-unknown': '405',
      'too-fast': '429',
      failed: '500',
    },
    wrap: ({ code, message, incidentId }) => ({
      errors: [{ code: Number(code), detail: message, ...(incidentId && { incidentId }) }],
    }),
    namesModels: true,
    postsQueries: true,
    presentsTokenInQuery: true,
  },
  emisV2: {
    codes: { ...words, 'parameter-missing': 'INVALID_INPUT_PARAMETER', 'parameter-wrong': 'INVALID_INPUT_PARAMETER' },
    wrap: listed,
    presentsTokenInQuery: true,
  },
  epfr: {
    codes: {
      ...words,
      'token-missing': 'TOKEN_MISSING',
      'token-invalid': 'TOKEN_EXPIRED',
      'session-ended': 'TOKEN_EXPIRED',
      'not-subscribed': 'DATASET_NOT_SUBSCRIBED',
    },
    wrap: ({ code, message, incidentId }) => ({ errors: [{ code, message, ...(incidentId && { incidentId }) }] }),
  },
  redd: {
    codes: {
      ...words,
      'token-missing': 'INVALID_API_KEY',
      'token-invalid': 'INVALID_API_KEY',
      'session-ended': 'INVALID_API_KEY',
    },
    wrap: listed,
  },
}
