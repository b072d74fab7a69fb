import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { stringify } from 'node:querystring'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { urlToHttpOptions } from 'node:url'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Upstream } from '@portal/services/upstreams.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiOperation } from './api.ts'
import { type GatewayCall, refuse } from './call.ts'
import { requireOperation } from './dispatch.ts'
import { families } from './family.ts'
import { upstreamPath, withoutCredentials } from './upstream-address.ts'
import { headersGivenBack, headersSentOn } from './upstream-headers.ts'

/** Hands a call on to the real API and its answer back, both as they come. */
export type Forward = (call: GatewayCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Connections to a real API; `close` ends them. */
export function openForwarding(upstream: Upstream): { forward: Forward; close(): void } {
  const { protocol, hostname, port } = urlToHttpOptions(new URL(upstream.url))
  const client = protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true, scheduling: 'lifo' })
  const connect = (options: http.RequestOptions) => client.request({ ...options, protocol, hostname, port, agent })
  return { forward: (...hop) => forward(upstream, connect, ...hop), close: () => agent.destroy() }
}

type Connect = (options: http.RequestOptions) => http.ClientRequest

async function forward(upstream: Upstream, connect: Connect, ...hop: Parameters<Forward>): Promise<void> {
  const [call, request, reply] = hop
  const operation = requireOperation(call, request.method)
  const path = upstreamPath(upstream, call, request.url)
  const body = readBody(call, request)
  const headers = writeHeaders(upstream, operation, hop, body)
  let outgoing: http.ClientRequest | undefined
  const stop = () => outgoing?.destroy(new Error('The call was stopped.'))
  const clock = startClock(stop)
  reply.raw.once('close', () => {
    clock.end()
    if (!reply.raw.writableFinished) stop()
  })
  const giveUp = (error: Error) => {
    clock.end()
    request.raw.resume() // what is left of the body, so that its sender hears the answer
    throw error instanceof PortalError ? error : failed(call, clock.isLate() ? 504 : 502, error)
  }
  const ask = () => {
    outgoing = connect({ method: request.method, path, headers })
    return exchange(outgoing, body, clock)
  }
  const answer = await ask()
    .catch(error => (body === undefined && mayRepeat(error, request) ? ask() : Promise.reject(error)))
    .catch(giveUp)
  clock.allow(limits.upstreamTimeMs)
  if (!isFailure(answer)) return handBack(answer, request, reply)
  answer.destroy()
  giveUp(new Error(`The upstream answered ${answer.statusCode}.`))
}

type Body = string | Readable | undefined

function writeHeaders(
  { token }: Upstream,
  { plan }: ApiOperation,
  [call, request]: Parameters<Forward>,
  body: Body,
): OutgoingHttpHeaders {
  const { headers, id } = request
  return {
    ...headersSentOn(headers, plan.names.header),
    ...(body instanceof Readable && headers['content-length'] && { 'content-length': headers['content-length'] }),
    ...(token && !families[call.api.product.family].presentsTokenInQuery && { authorization: `Bearer ${token}` }),
    'x-request-id': id,
  }
}

/** Sends a call and waits until its answer begins. */
function exchange(outgoing: http.ClientRequest, body: Body, clock: Clock): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    outgoing
      .once('response', answer => {
        isAnswered = true
        resolve(answer)
      })
      .once('close', () => isAnswered || reject(new Error('The upstream ended the connection without an answer.')))
      .once('error', error => reject(Object.assign(error, { reused: outgoing.reusedSocket })))
      .once('socket', socket => {
        const connected = () => clock.allow(limits.upstreamFirstByteMs)
        if (!socket.connecting) return connected()
        clock.allow(limits.upstreamConnectMs)
        return socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
      })
    if (body instanceof Readable) pipeline(body, outgoing).catch(reject)
    else outgoing.end(body)
  })
}

/** What a call carries: a form that was read already, or its body as it comes, no longer than bodies may be. */
function readBody(call: GatewayCall, request: FastifyRequest): Body {
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

/** Writes an answer on; when it breaks off, so does ours, for a caller must not take a part for the whole. */
function handBack(answer: IncomingMessage, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  reply.raw.writeHead(answer.statusCode!, { ...request.call!.head, ...headersGivenBack(answer.headers) })
  answer.once('error', error => {
    if (!reply.raw.destroyed) request.log.warn({ err: error }, 'an answer of the upstream broke off')
    reply.raw.destroy()
  })
  answer.pipe(reply.raw)
}

/** What says nothing about the call: faults of the other side, its opinion of our token, a way to somewhere else. */
function isFailure({ statusCode = 500 }: IncomingMessage): boolean {
  const leadsAway = statusCode >= 300 && statusCode < 400 && statusCode !== 304
  return statusCode >= 500 || leadsAway || statusCode === 401 || statusCode === 407
}

/** A read over a connection that had ended meanwhile never reached anybody. */
const mayRepeat = (error: { code?: string; reused?: boolean }, { method }: FastifyRequest) =>
  error.reused === true && error.code === 'ECONNRESET' && (method === 'GET' || method === 'HEAD')

const failed = (call: GatewayCall, status: 502 | 504, cause: Error) =>
  Object.assign(refuse(call, status, 'failed', status === 504 ? 'gateway.upstream-late' : 'gateway.upstream-failed'), {
    cause,
  })

interface Clock {
  /** Gives the next step so many milliseconds. */
  allow(ms: number): void
  isLate(): boolean
  end(): void
}

function startClock(stop: () => void): Clock {
  let timer: NodeJS.Timeout | undefined
  let late = false
  return {
    allow: ms => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        late = true
        stop()
      }, ms)
    },
    isLate: () => late,
    end: () => clearTimeout(timer),
  }
}
