import type { Context } from '@portal/services/context.ts'
import type { FastifyRequest } from 'fastify'

const hostName = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i

/** The portal's public origin: as configured, or as this request reached it. A host that is none counts as absent. */
export function originOf(ctx: Context, { protocol, host = '' }: FastifyRequest): string {
  if (ctx.config.publicUrl) return ctx.config.publicUrl
  const asked = `${protocol}://${host}`
  return hostName.test(host) && URL.canParse(asked) ? asked : `${protocol}://localhost:${ctx.config.port}`
}

/**
 * The origin for links in mails. Whoever sends a form chooses the host of its request, so that without PUBLIC_URL only
 * the machine itself and the address that the portal was told to listen on are believed.
 */
export function mailOriginOf(ctx: Context, request: FastifyRequest): string {
  const origin = originOf(ctx, request)
  const { hostname } = new URL(origin)
  const isOwn = ctx.config.publicUrl || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return isOwn || hostname === ctx.config.host ? origin : `http://localhost:${ctx.config.port}`
}
