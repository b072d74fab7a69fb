import type { IncomingMessage } from 'node:http'
import { stringify } from 'node:querystring'
import { Readable } from 'node:stream'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from '@portal/services/context.ts'
import type { Upstream } from '@portal/services/upstreams.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildConnector, type Dispatcher, Pool } from 'undici'
import { type GatewayCall, refuse } from './call.ts'
import { requireOperation } from './dispatch.ts'
import { queryOf, upstreamPath, withoutCredentials } from './upstream-address.ts'
import { spellOutFilter } from './upstream-filter.ts'
import { headersSentOn } from './upstream-headers.ts'
import { Passage, TooLate } from './upstream-passage.ts'

/** Hands a call on to the real API and its answer back, both as they come. Resolves when the answer begins. */
export type Forward = (call: GatewayCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Connections to a real API; `close` ends them. */
export function openForwarding(ctx: Context, upstream: Upstream): { forward: Forward; close(): Promise<void> } {
  const { origin, pathname } = new URL(upstream.url)
  const pool = new Pool(origin, { connect, headersTimeout: 0, bodyTimeout: 0 }) // a passage keeps the time of its call
  const real = { ...upstream, ctx, pool, base: pathname.replace(/\/$/, '') }
  return { forward: (...hop) => forward(real, ...hop), close: () => pool.destroy() }
}

const open = buildConnector({ timeout: limits.upstreamConnectMs, allowH2: false })
/** A connection whose end says how much it had brought until then. */
const connect: typeof open = (options, opened) =>
  open(options, (...[error, socket]) => {
    if (error) return opened(error, null)
    socket.on('error', (failure: ConnectionError) => (failure.socket ??= { bytesRead: socket.bytesRead }))
    return opened(null, socket)
  })

type ConnectionError = Error & { code?: string; socket?: { bytesRead?: number } }

interface RealApi extends Upstream {
  ctx: Context
  pool: Pool
  /** The path under which it lies. */
  base: string
}

async function forward(real: RealApi, ...[call, request, reply]: Parameters<Forward>): Promise<void> {
  const operation = requireOperation(call, request.method)
  const query = queryOf(call, request.url)
  const path = real.base + upstreamPath(real, call, query && (await spellOutFilter(real.ctx, call, query)))
  const headers = headersSentOn(real, operation, call, request)
  const body = readBody(call, request)
  const length = request.headers['content-length']
  if (typeof body === 'object' && length !== undefined) headers['content-length'] = length
  const asked = { method: request.method as Dispatcher.HttpMethod, path, headers, body: body ?? null }
  const passage = new Passage(call, request, reply)
  const ask = () => passage.ask(real.pool, asked)
  await ask()
    .catch(error => (body === undefined && mayRepeat(error, request) ? ask() : Promise.reject(error)))
    .catch(error => {
      passage.end()
      request.raw.resume() // what is left of the body, so that its sender hears the answer
      throw error instanceof PortalError ? error : failed(call, error)
    })
}

/** What a call carries: a form that was read already, or its body as it comes, no longer than bodies may be. */
function readBody(call: GatewayCall, request: FastifyRequest): string | Readable | undefined {
  if (request.body !== undefined) return withoutCredentials(call, stringify(request.body as Record<string, string>))
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding'] === undefined) return undefined
  if (Number(length) > limits.bodyBytes) throw tooLarge()
  return Readable.from(bounded(request.raw))
}

/** A body that is no longer than bodies may be. */
async function* bounded(source: IncomingMessage) {
  let length = 0
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > limits.bodyBytes) throw tooLarge()
    yield chunk
  }
}

const tooLarge = () => new PortalError('body-too-large', { values: { limit: limits.bodyBytes } })

/** A read over a connection that had served other calls and ended meanwhile never reached anybody. */
const mayRepeat = ({ code = '', socket }: ConnectionError, { method }: FastifyRequest) =>
  Number(socket?.bytesRead) > 0 && /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code) && /^(GET|HEAD)$/.test(method)

function failed(call: GatewayCall, cause: ConnectionError) {
  const isLate = cause instanceof TooLate || cause.code === 'UND_ERR_CONNECT_TIMEOUT'
  const key = isLate ? 'gateway.upstream-late' : 'gateway.upstream-failed'
  return Object.assign(refuse(call, isLate ? 504 : 502, 'failed', key), { cause })
}
