import { loggedPath } from '@portal/domain/secret.ts'
import type { Context } from '@portal/services/context.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that the caller did not wait for, in the word that web servers use for it. */
const callerLeft = 499

/** Calls of probes and scrapers: counted like all others, but not worth a line each. */
const quiet = new Set(['/healthz', '/readyz', '/metrics'])

/** Writes one line and counts one call when an answer is out or its caller has gone, whichever comes first. */
export function logAccess({ log, metrics }: Context, request: FastifyRequest, reply: FastifyReply) {
  reply.raw.on('close', () => {
    const { method, id } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.raw.writableEnded ? reply.statusCode : callerLeft
    const ms = Math.round(reply.elapsedTime * 10) / 10
    metrics.requests.observe({ method, route, status }, ms / 1000)
    if (!quiet.has(route)) log.info({ reqId: id, method, path: loggedPath(request.url), status, ms }, 'call')
  })
}
