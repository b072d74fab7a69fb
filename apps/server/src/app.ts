import { randomUUID } from 'node:crypto'
import { dataApis } from '@portal/data-apis/index.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from '@portal/services/context.ts'
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Handlers } from './gateway/dispatch.ts'
import { gatewayRoutes, sendStrayCall } from './gateway/gateway.ts'
import { mcpRoutes } from './mcp/endpoint.ts'
import { logAccess } from './middleware/access-log.ts'
import { answerBrokenRequest } from './middleware/broken-request.ts'
import { checkCallers } from './middleware/caller.ts'
import { drainOnClose } from './middleware/drain.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { authRoutes } from './portal/auth.ts'
import { downloadRoutes } from './portal/downloads.ts'
import { fileRoutes } from './portal/files.ts'
import { formRoutes } from './portal/form.ts'
import { frontRoutes } from './portal/front.ts'
import { healthRoutes } from './portal/health.ts'
import { metricsRoutes } from './portal/metrics.ts'
import { publishCalls } from './portal/openapi.ts'
import { postmanRoutes } from './portal/postman.ts'
import { referenceRoutes } from './portal/reference.ts'
import { releaseFeedRoutes } from './portal/release-feeds.ts'
import { routingRoutes } from './portal/routing.ts'
import { searchRoutes } from './portal/search.ts'
import { siteIndexRoutes } from './portal/site-index.ts'
import { specificationRoutes } from './portal/specification.ts'
import { tokenRoutes } from './portal/token.ts'
import { trialRoutes } from './portal/trial.ts'
import { sendProblem } from './problem.ts'
import { pageRoutes } from './render.ts'

/** The calls of the portal itself, one file per noun. */
const portalRoutes = [
  healthRoutes,
  metricsRoutes,
  authRoutes,
  tokenRoutes,
  frontRoutes,
  routingRoutes,
  referenceRoutes,
  specificationRoutes,
  searchRoutes,
  fileRoutes,
  downloadRoutes,
  siteIndexRoutes,
  mcpRoutes,
  formRoutes,
  trialRoutes,
  releaseFeedRoutes,
  postmanRoutes,
]

/** The handlers of the embedded data services, by API name. */
const embeddedHandlers: Handlers = Object.fromEntries(dataApis.map(({ name, handlers }) => [name, handlers]))

/** The whole server over a context, not yet listening: portal calls, gateway and pages. */
export async function buildApp(ctx: Context, handlers: Handlers = embeddedHandlers) {
  const secure = securityHeaders(ctx.config)
  const answerAs = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(secure)
    reply.header('x-request-id', request.id)
  }
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    http: { maxHeaderSize: limits.headerBytes },
    requestTimeout: limits.requestSeconds * 1000,
    trustProxy: ctx.config.trustedProxies.length > 0 && ctx.config.trustedProxies,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      answerAs(request, reply)
      return sendStrayCall(ctx, error, request, reply) ?? sendProblem(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(
    (request, reply) =>
      sendStrayCall(ctx, undefined, request, reply) ?? sendProblem(new PortalError('page-not-found'), request, reply),
  )
  drainOnClose(app)
  app.addHook('onRequest', (request, reply, done) => {
    logAccess(ctx, request, reply)
    done()
  })
  await app.register(gatewayRoutes, { ctx, handlers }) // first, for it does without the hooks that follow
  app.addHook('onRequest', (request, reply, done) => {
    answerAs(request, reply)
    done()
  })
  checkCallers(app, ctx)
  await publishCalls(app)
  for (const routes of portalRoutes) await app.register(routes, { ctx })
  await app.register(pageRoutes, { ctx })
  return app
}
