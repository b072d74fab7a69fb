import { DataError } from '@portal/data-apis/data-api.ts'
import { limits } from '@portal/domain/limits.ts'
import { mountOf, type Product } from '@portal/domain/product.ts'
import { listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { noteTokenUse } from '@portal/services/token-use.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { send, sendAnswer, sendFailure } from './answer.ts'
import { apiOf } from './api.ts'
import { authenticate, readSecret } from './authenticate.ts'
import { readBodies } from './bodies.ts'
import { codeOf, type GatewayCall, readCall, wordsLanguage } from './call.ts'
import { allowedMethods, dispatch, type Handlers, requireOperation } from './dispatch.ts'
import { families } from './family.ts'
import { preflightHeaders, startHead } from './headers.ts'
import { takePostedQuery } from './posted-query.ts'
import { giveTurnBack, takeDemoTurn, takeTurn } from './turn.ts'
import { type Forward, openForwarding } from './upstream.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** An answer that the caller did not wait for. */
const callerLeft = 499

/** The API of every product below its own base path, in hops: product, token, subscription, limit, operation. */
export async function gatewayRoutes(app: FastifyInstance, { ctx, handlers }: { ctx: Context; handlers: Handlers }) {
  for (const product of listProducts(ctx)) {
    await app.register(mountProduct, { prefix: mountOf(product.gateway), ctx, handlers, product })
  }
}

/**
 * Answers what reaches no route, an address that cannot be read or a method that nothing knows, as every other call of the
 * product below whose base path it lies. Does nothing and answers nothing when it lies below none.
 */
export function sendStrayCall(ctx: Context, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const product = listProducts(ctx).find(({ gateway }) => request.url.startsWith(`${mountOf(gateway)}/`))
  if (!product) return undefined
  let failure = error
  try {
    request.call = readCall(apiOf(ctx, product.name), request, startHead(ctx, request))
    requireOperation(request.call, request.method)
  } catch (thrown) {
    failure ??= thrown
  }
  sendFailure({ ctx, product }, failure, request, reply)
  return reply
}

interface Mount {
  ctx: Context
  handlers: Handlers
  product: Product
}

async function mountProduct(app: FastifyInstance, { ctx, handlers, product }: Mount) {
  prepareDocument(ctx, product)
  const upstream = ctx.config.upstreams.get(product.name)
  const forwarding = upstream && openForwarding(ctx, upstream)
  if (forwarding) app.addHook('onClose', () => forwarding.close())
  const entrance = { ctx, handlers, product, forward: forwarding?.forward }
  readBodies(app)
  app.decorateRequest('call', null)
  app.setErrorHandler((error, request, reply) => sendFailure(entrance, error, request, reply))
  app.addHook('onRequest', (request, reply) => enter(entrance, request, reply))
  if (families[product.family].postsQueries)
    app.addHook('preHandler', (request, reply) => takeForm(entrance, request, reply))
  for (const url of ['', '/*'])
    app.route({ method: methods, url, handler: (request, reply) => answer(entrance, request, reply) })
}

/** Before the first call needs it. A document that does not build must not keep everything else from starting. */
function prepareDocument(ctx: Context, { name }: Product) {
  try {
    apiOf(ctx, name)
  } catch (error) {
    ctx.log.error({ err: error, api: name }, 'the document of an API cannot be used')
  }
}

/** What a call meets first. `forward` is there when a real API answers the product's calls. */
interface Entrance extends Mount {
  forward: Forward | undefined
}

/**
 * Lets a call in, before its body is read, or fails; one that can have none is answered at once. A caller who leaves gives
 * the turn back and stops the handler.
 */
async function enter(entrance: Entrance, request: FastifyRequest, reply: FastifyReply) {
  const { ctx, product } = entrance
  const call = readCall(apiOf(ctx, product.name), request, startHead(ctx, request))
  request.call = call
  const forward = forwardOf(entrance, call)
  const late = forward ? undefined : setTimeout(() => stopLate(call, reply), limits.callTimeMs)
  reply.raw.on('close', () => {
    clearTimeout(late)
    const status = reply.raw.writableEnded ? reply.statusCode : callerLeft
    if (status === callerLeft) call.over.abort()
    ctx.metrics.gatewayCalls.inc({ api: product.name, status })
    giveTurnBack(ctx, call)
  })
  if (request.method === 'OPTIONS') return send(reply, 204, { ...call.head, ...preflightHeaders(allowedMethods(call)) })
  // A token that is posted with the rest is not here yet, and must not go on to anybody else.
  if (call.postsQuery && (forward || readSecret(call, request) === undefined)) return
  await admit(ctx, call, request, reply)
  if (forward) await forward(call, request, reply)
  else if (request.method === 'GET' || request.method === 'HEAD') await answer(entrance, request, reply)
}

async function answer({ ctx, handlers }: Entrance, request: FastifyRequest, reply: FastifyReply) {
  const call = request.call!
  sendAnswer(reply, call, await dispatch(ctx, handlers, call, request))
}

/** The way of a call to the real API, which keeps the time of the call itself; nothing when it is answered here. */
const forwardOf = ({ forward }: Entrance, { operation }: GatewayCall) => (operation?.isPortal ? undefined : forward)

/** Stops a call that takes too long; what its handler answers later is for nobody. */
function stopLate(call: GatewayCall, reply: FastifyReply) {
  call.over.abort()
  if (reply.sent) return
  reply.send(new DataError(503, codeOf(call, 'failed'), say(wordsLanguage(call), 'gateway.timed-out'), 1))
}

/** Reads what is posted in the place of an address, and lets the call in if its token was among it. */
async function takeForm(entrance: Entrance, request: FastifyRequest, reply: FastifyReply) {
  const call = request.call!
  if (!call.postsQuery) return
  takePostedQuery(call, request)
  if (call.turn === undefined) await admit(entrance.ctx, call, request, reply)
  await forwardOf(entrance, call)?.(call, request, reply)
}

/** Checks token and subscription, and takes the caller's turn. */
async function admit(ctx: Context, call: GatewayCall, request: FastifyRequest, reply: FastifyReply) {
  if (call.operation?.isOpen) return takeTurn(ctx, call, `address ${request.ip}`, reply)
  if (call.operation?.allowsAnyone && readSecret(call, request) === undefined)
    return takeDemoTurn(ctx, call, request.ip, reply)
  const holder = await authenticate(ctx, call, request)
  call.holder = holder
  await takeTurn(ctx, call, holder.tokenId, reply)
  noteTokenUse(ctx, holder, { api: call.api.product.name, operation: call.operation?.id })
}
