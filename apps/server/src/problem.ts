import { randomUUID } from 'node:crypto'
import { type ErrorKind, errorKinds, PortalError } from '@portal/domain/errors.ts'
import { chooseLanguage } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { withoutSecrets } from '@portal/domain/secret.ts'
import { isUnreachable } from '@portal/services/db.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { describeFields } from './field-errors.ts'

/** The one place where a kind of failure becomes an HTTP status. */
const statuses: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  rule: 422,
  'too-fast': 429,
  unavailable: 503,
  failed: 500,
}

/** The HTTP status of a failure. */
export const statusOf = ({ code }: PortalError): number => statuses[errorKinds[code]]

/** Answers any failure of a portal call as RFC 9457 problem details in the caller's language. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toPortalError(error)
  const status = statusOf(problem)
  const language = chooseLanguage((request.query as { lang?: unknown })?.lang, request.headers['accept-language'])
  const errors = hasZodFastifySchemaValidationErrors(error) ? describeFields(error, request, language) : problem.fields
  const incidentId = status >= 500 ? randomUUID() : undefined
  if (incidentId) request.log.error({ err: error, incidentId }, 'request failed')
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfter))
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="portal"')
  // What the caller wrote comes back in these words, and it may have been a token in the wrong place.
  const detail = withoutSecrets(say(language, `error.${problem.code}`, problem.values))
  return reply
    .code(status)
    .type('application/problem+json')
    .send({
      type: `about:blank#${problem.code}`,
      title: detail,
      status,
      detail,
      code: problem.code,
      ...(errors.length > 0 && { errors }),
      ...(incidentId && { incidentId }),
    })
}

/** Any failure as one with a code of ours. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  const { code, statusCode } = error as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new PortalError('body-too-large', { values: { limit: limits.bodyBytes } })
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new PortalError('media-type-unsupported')
  if (error instanceof SyntaxError || /^FST_ERR_CTP_(EMPTY|INVALID)_JSON_BODY$/.test(code)) {
    return new PortalError('body-not-json')
  }
  if (statusCode && statusCode < 500) return new PortalError('request-malformed')
  if (isUnreachable(error)) return new PortalError('database-unavailable', { cause: error, retryAfter: 1 })
  return new PortalError('unexpected', { cause: error })
}
