import { type Action, may } from '@portal/domain/access.ts'
import { PortalError } from '@portal/domain/errors.ts'
import type { Context } from '@portal/services/context.ts'
import { type Caller, findCaller } from '@portal/services/sessions.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the access table that says who may call this route. */
    access?: Action
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

/**
 * Lets only those reach a route of the portal whom the access table allows; a route without a row cannot be added. Who
 * somebody is comes from the Authorization header alone: a cookie is sent by the browser whether its owner wants or not.
 */
export function checkCallers(app: FastifyInstance, ctx: Context): void {
  app.decorateRequest('caller', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && !config?.access) {
      throw new Error(`${method} ${url} needs a row of domain/access.ts: config: { access: '…' }`)
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    const action = request.routeOptions.config?.access
    if (!action || may(undefined, action)) return
    reply.header('cache-control', 'no-store')
    const token = bearerToken(request)
    request.caller = (token && (await findCaller(ctx, token))) || null
    if (!request.caller) throw new PortalError('not-signed-in')
    if (!may(request.caller.user, action)) throw new PortalError('not-allowed')
  })
}

/** The caller of a route that only people who are signed in can reach. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route is open to anyone, so it has no caller.')
  return request.caller
}

const bearerToken = ({ headers }: FastifyRequest) => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
