import { createHash, timingSafeEqual } from 'node:crypto'
import { PortalError } from '@portal/domain/errors.ts'
import type { Context } from '@portal/services/context.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** `/metrics` in the text format of Prometheus, for this machine and for whoever has the metrics token. */
export async function metricsRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, ctx.config.metricsToken)) throw new PortalError('page-not-found')
    reply.type(ctx.metrics.registry.contentType).header('cache-control', 'no-store')
    return ctx.metrics.registry.metrics()
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) return true
  const direct = !proxyHeaders.some(header => header in request.headers)
  return direct && loopback.has(request.socket.remoteAddress ?? '')
}

const isEqual = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
const digest = (text: string) => createHash('sha256').update(text).digest()
