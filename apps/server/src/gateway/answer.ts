import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { type DataAnswer, DataError } from '@portal/data-apis/data-api.ts'
import { toXml } from '@portal/data-apis/to-xml.ts'
import type { Product } from '@portal/domain/product.ts'
import type { Context } from '@portal/services/context.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { statusOf, toPortalError } from '../problem.ts'
import type { Format } from './address.ts'
import { type GatewayCall, wordsLanguage } from './call.ts'
import { allowedMethods } from './dispatch.ts'
import { type Failure, families } from './family.ts'
import { startHead } from './headers.ts'

/** Writes what an operation has answered: bytes as they are, anything else as JSON or XML. */
export function sendAnswer(reply: FastifyReply, { head, format }: GatewayCall, answer: DataAnswer) {
  const { status = 200 } = answer
  if ('bytes' in answer) {
    if (answer.fileName !== undefined) head['content-disposition'] = attachment(answer.fileName)
    return send(reply, status, head, answer.bytes, answer.contentType)
  }
  if ('json' in answer && format === 'json') return send(reply, status, head, answer.json, types.json)
  return sendBody(reply, status, head, 'json' in answer ? JSON.parse(answer.json) : answer.body, format)
}

const types = { json: 'application/json; charset=utf-8', xml: 'application/xml; charset=utf-8' }

function sendBody(reply: FastifyReply, status: number, head: OutgoingHttpHeaders, body: unknown, format: Format) {
  if (body === undefined) return send(reply, status, head)
  return send(reply, status, head, format === 'xml' ? toXml(body) : JSON.stringify(body), types[format])
}

/**
 * Writes a whole answer at once and below the framework, whose own way takes longer than most handlers. Answers to calls
 * that arrived together leave together: writing each for itself wakes its receiver each time (docs/decisions/088).
 */
export function send(
  reply: FastifyReply,
  status: number,
  head: OutgoingHttpHeaders,
  body?: string | Uint8Array,
  type?: string,
) {
  if (reply.sent || reply.raw.destroyed) return // too late, or for nobody
  if (type !== undefined) head['content-type'] = type
  if (status !== 204) head['content-length'] = body === undefined ? 0 : Buffer.byteLength(body)
  reply.hijack()
  setImmediate(() => reply.raw.writeHead(status, head).end(body))
}

/** Old clients read the plain name, all others the encoded one. */
const attachment = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** Answers any failure of a call in the family's envelope; a fault of ours gets an incident id that the log has too. */
export function sendFailure(
  { ctx, product }: { ctx: Context; product: Product },
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { call } = request
  const head = call?.head ?? startHead(ctx, request)
  const { status, code, message, retryAfter } = toFailure(product, error, request)
  const incidentId = status >= 500 && !reply.raw.destroyed ? randomUUID() : undefined
  if (incidentId) request.log.error({ err: error, incidentId, operation: call?.operation?.id }, 'a call failed')
  if (status === 401) head['www-authenticate'] = 'Bearer realm="data"'
  if (status === 405 && call) head.allow = allowedMethods(call).join(', ')
  if (retryAfter !== undefined) head['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)))
  const body = families[product.family].wrap({ status, code, message, incidentId })
  sendBody(reply, status, head, body, call?.format ?? 'json')
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
