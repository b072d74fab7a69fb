import { PortalError } from '@portal/domain/errors.ts'
import type { Context } from '@portal/services/context.ts'
import { findMissing } from '@portal/services/readiness.ts'
import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process is up. `/readyz`: what it needs answers. */
export async function healthRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    const missing = await findMissing(ctx)
    if (missing.length > 0)
      throw new PortalError('not-ready', { values: { missing: missing.join(', ') }, retryAfter: 1 })
    return { status: 'ready' }
  })
}
