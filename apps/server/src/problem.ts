import { randomUUID } from 'node:crypto'
import { type ErrorKind, errorKinds, PortalError } from '@portal/domain/errors.ts'
import { chooseLanguage, type Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
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
  const language = chooseLanguage((request.query as { lang?: unknown })?.lang, request.headers['accept-language'])
  const problem = toPortalError(error, request, language)
  const status = statusOf(problem)
  const incidentId = status >= 500 ? randomUUID() : undefined
  if (incidentId) request.log.error({ err: error, incidentId }, 'request failed')
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfter))
  return reply
    .code(status)
    .type('application/problem+json')
    .send({
      type: `about:blank#${problem.code}`,
      title: say(language, `error.${problem.code}`, problem.values),
      status,
      detail: say(language, `error.${problem.code}`, problem.values),
      code: problem.code,
      ...(problem.fields.length > 0 && { errors: problem.fields }),
      ...(incidentId && { incidentId }),
    })
}

/** Any failure as one with a code of ours. */
export function toPortalError(error: unknown, request: FastifyRequest, language: Language): PortalError {
  if (error instanceof PortalError) return error
  const { code, statusCode } = error as FastifyError
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new PortalError('request-malformed', { fields: describeFields(error, request, language) })
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new PortalError('body-too-large', { values: { limit: limits.bodyBytes } })
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new PortalError('media-type-unsupported')
  if (error instanceof SyntaxError || /^FST_ERR_CTP_(EMPTY|INVALID)_JSON_BODY$/.test(code)) {
    return new PortalError('body-not-json')
  }
  if (statusCode && statusCode < 500) return new PortalError('request-malformed')
  return new PortalError('unexpected', { cause: error })
}
