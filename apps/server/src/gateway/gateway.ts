import { limits } from '@portal/domain/limits.ts'
import type { Product } from '@portal/domain/product.ts'
import { listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { noteTokenUse } from '@portal/services/token-use.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer, sendFailure } from './answer.ts'
import { apiOf } from './api.ts'
import { authenticate } from './authenticate.ts'
import { readBodies } from './bodies.ts'
import { readCall } from './call.ts'
import { allowedMethods, dispatch, type Handlers } from './dispatch.ts'
import { gatewayHeaders, preflightHeaders } from './headers.ts'
import { giveTurnBack, takeTurn } from './turn.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** An answer that the caller did not wait for. */
const callerLeft = 499

/** The API of every product below its own base path, in hops: product, token, subscription, limit, operation. */
export async function gatewayRoutes(app: FastifyInstance, { ctx, handlers }: { ctx: Context; handlers: Handlers }) {
  for (const product of listProducts(ctx)) {
    await app.register(mountProduct, { prefix: product.gateway, ctx, handlers, product })
  }
}

/** Whether an address lies below a product's base path, for requests that reach no route. */
export const isProductAddress = (ctx: Context, url: string): boolean =>
  listProducts(ctx).some(({ gateway }) => url.startsWith(`${gateway}/`))

/** Answers a request whose address nobody can read, as every other call of a product. */
export function sendBrokenCall(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(gatewayHeaders)
  return sendFailure(error, request, reply)
}

interface Mount {
  ctx: Context
  handlers: Handlers
  product: Product
}

async function mountProduct(app: FastifyInstance, { ctx, handlers, product }: Mount) {
  prepareDocument(ctx, product)
  readBodies(app)
  app.decorateRequest('call', null)
  app.setErrorHandler(sendFailure)
  app.addHook('onRequest', (request, reply) => enter(ctx, product, request, reply))
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = request.call!
    return sendAnswer(reply, call, await dispatch(ctx, handlers, call, request))
  }
  for (const url of ['', '/*']) app.route({ method: methods, url, handlerTimeout: limits.callTimeMs, handler: handle })
}

/** Before the first call needs it. A document that does not build must not keep everything else from starting. */
function prepareDocument(ctx: Context, { name }: Product) {
  try {
    apiOf(ctx, name)
  } catch (error) {
    ctx.log.error({ err: error, api: name }, 'the document of an API cannot be used')
  }
}

/** Lets a call in, before its body is read, or fails. A caller who leaves gives the turn back and stops the handler. */
async function enter(ctx: Context, product: Product, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(gatewayHeaders)
  const call = readCall(apiOf(ctx, product.name), request)
  request.call = call
  reply.raw.on('close', () => {
    const status = reply.raw.writableEnded ? reply.statusCode : callerLeft
    ctx.metrics.gatewayCalls.inc({ api: product.name, status })
    giveTurnBack(ctx, call)
  })
  if (request.method === 'OPTIONS')
    return reply
      .code(204)
      .headers(preflightHeaders(allowedMethods(call)))
      .send()
  if (call.operation?.isOpen) return takeTurn(ctx, call, `address ${request.ip}`, reply)
  const holder = await authenticate(ctx, call, request)
  call.holder = holder
  await takeTurn(ctx, call, holder.tokenId, reply)
  noteTokenUse(ctx, holder, { api: product.name, operation: call.operation?.id })
}
