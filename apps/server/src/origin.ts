import type { Context } from '@portal/services/context.ts'
import type { FastifyRequest } from 'fastify'

/** The portal's public origin: as configured, or as this request reached it. A host that is none counts as absent. */
export function originOf(ctx: Context, request: FastifyRequest): string {
  if (ctx.config.publicUrl) return ctx.config.publicUrl
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(request.host)
    ? request.host
    : `localhost:${ctx.config.port}`
  return `${request.protocol}://${host}`
}
