import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from '@portal/services/context.ts'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { healthRoutes } from './portal/health.ts'
import { sendProblem } from './problem.ts'

/** The whole server over a context, not yet listening: portal calls, gateway and pages. */
export async function buildApp(ctx: Context) {
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    trustProxy: ctx.config.trustedProxies,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) => sendProblem(new PortalError('page-not-found'), request, reply))
  await app.register(healthRoutes, { ctx })
  return app
}
