import { randomUUID } from 'node:crypto'
import { type DataAnswer, DataError } from '@portal/data-apis/data-api.ts'
import { toXml } from '@portal/data-apis/to-xml.ts'
import type { Product } from '@portal/domain/product.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf, toPortalError } from '../problem.ts'
import { type GatewayCall, wordsLanguage } from './call.ts'
import { allowedMethods } from './dispatch.ts'
import { type Failure, families } from './family.ts'

/** Writes what an operation has answered: bytes as they are, anything else as JSON or XML. */
export function sendAnswer(reply: FastifyReply, call: GatewayCall, answer: DataAnswer) {
  reply.code(answer.status ?? 200)
  if ('body' in answer && answer.body === undefined) return reply.send()
  if ('body' in answer) return sendBody(reply, call.format, answer.body)
  if ('json' in answer && call.format === 'xml') return sendBody(reply, 'xml', JSON.parse(answer.json))
  if ('json' in answer) return reply.type(jsonType).send(answer.json)
  if (answer.fileName !== undefined) reply.header('content-disposition', attachment(answer.fileName))
  return reply.type(answer.contentType).send(answer.bytes)
}

const jsonType = 'application/json; charset=utf-8'

const sendBody = (reply: FastifyReply, format: 'json' | 'xml', body: unknown) =>
  format === 'xml'
    ? reply.type('application/xml; charset=utf-8').send(toXml(body))
    : reply.type(jsonType).send(JSON.stringify(body))

/** Old clients read the plain name, all others the encoded one. */
const attachment = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** Answers any failure of a call in the family's envelope; a fault of ours gets an incident id that the log has too. */
export function sendFailure(product: Product, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { call } = request
  const { status, code, message, retryAfter } = toFailure(product, error, request)
  const incidentId = status >= 500 && !reply.raw.destroyed ? randomUUID() : undefined
  if (incidentId) request.log.error({ err: error, incidentId, operation: call?.operation?.id }, 'a call failed')
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="data"')
  if (status === 405 && call) reply.header('allow', allowedMethods(call).join(', '))
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  const body = families[product.family].wrap({ status, code, message, incidentId })
  return sendBody(reply.code(status), call?.format ?? 'json', body)
}

type Refused = Failure & { retryAfter?: number | undefined }

/** What a failure is to the caller; `retryAfter` is in seconds. */
function toFailure({ family }: Product, error: unknown, request: FastifyRequest): Refused {
  if (error instanceof DataError) {
    const { status, code, message, retryAfter } = error
    return { status, code, message, retryAfter }
  }
  const language = wordsLanguage(request.call)
  const { codes } = families[family]
  if ((error as FastifyError).code === 'FST_ERR_HANDLER_TIMEOUT')
    return { status: 503, code: codes.failed, message: say(language, 'gateway.timed-out'), retryAfter: 1 }
  const problem = toPortalError(error)
  const status = statusOf(problem)
  return {
    status,
    code: codes[status >= 500 ? 'failed' : 'parameter-wrong'],
    message:
      problem.code === 'request-malformed'
        ? say(language, 'gateway.unreadable')
        : say(language, `error.${problem.code}`, problem.values),
    retryAfter: problem.retryAfter,
  }
}
