import { PortalError } from '@portal/domain/errors.ts'
import type { Context } from '@portal/services/context.ts'
import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process is up. `/readyz`: what it needs answers. */
export async function healthRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async () => {
    await ctx.pool.query('select 1').catch(cause => {
      throw new PortalError('database-unavailable', { cause, retryAfter: 1 })
    })
    return { status: 'ready' }
  })
}
