import type { Context } from '@portal/services/context.ts'
import type { FastifyRequest } from 'fastify'

const hostName = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i

/** The portal's public origin: as configured, or as this request reached it. A host that is none counts as absent. */
export function originOf(ctx: Context, { protocol, host = '' }: FastifyRequest): string {
  if (ctx.config.publicUrl) return ctx.config.publicUrl
  const asked = `${protocol}://${host}`
  return hostName.test(host) && URL.canParse(asked) ? asked : `${protocol}://localhost:${ctx.config.port}`
}
