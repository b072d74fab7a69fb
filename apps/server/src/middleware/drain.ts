import type { FastifyInstance } from 'fastify'

/**
 * Lets a stop end as soon as the last answer is out. Connections that are idle when it begins are closed by Fastify; those
 * with a call in flight would stay open for the client's next one, so they are closed after theirs.
 */
export function drainOnClose(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.raw.once('close', () => {
      if (closing) setImmediate(() => app.server.closeIdleConnections())
    })
    done()
  })
}
