// The portal as the gateway benchmark calls it: with tokens for thousands of callers, beside bare routes of the same server.
import { listEndpoints, listParameters } from '@portal/domain/spec.ts'
import { openCallPaces } from '@portal/services/call-pace.ts'
import { readConfig } from '@portal/services/config.ts'
import { findProduct, listProducts } from '@portal/services/content.ts'
import { type Context, openContext } from '@portal/services/context.ts'
import { openSharedLimiter } from '@portal/services/shared-rate-limit.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import type { Handlers } from '../../apps/server/src/gateway/dispatch.ts'
import { answer } from './answer.ts'
import { makeTokens } from './tokens.ts'

/** One product: an operation of it through the gateway, and its handler alone. */
export interface BenchedProduct {
  name: string
  path: string
  /** The address of the same handler without the gateway before it. */
  bare: string
  tokens: string[]
}

export interface GatewayServer {
  /** Base addresses: limiter in memory, over the database, and in front of the upstream. */
  memory: string
  shared: string
  forwarding: string
  products: BenchedProduct[]
}

const ctx = await openContext(readConfig())
const sharedLimiter = await openSharedLimiter(openCallPaces(ctx.pool), ctx.log)
const handler = async () => ({ body: answer })
const handlers: Handlers = {}
const products = await listBenched()
const upstreams = new Map([['ceic-macroeconomic', { url: process.env.BENCH_UPSTREAM!, token: undefined }]])
const server: GatewayServer = {
  memory: await listen(ctx),
  shared: await listen({ ...ctx, limiter: sharedLimiter }),
  forwarding: await listen({ ...ctx, config: { ...ctx.config, upstreams } }),
  products,
}
process.on('message', message => {
  if (message === 'cpu') process.send!(process.cpuUsage())
  if (message === 'stop') process.exit(0)
})
process.send!(server)

async function listen(ctx: Context): Promise<string> {
  const app = await buildApp(ctx, handlers)
  for (const { bare } of products)
    app.get(bare, async (_, reply) => {
      const { body } = await handler()
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
    })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Of each product a read without parameters, which no product is without. */
async function listBenched(): Promise<BenchedProduct[]> {
  const benched: BenchedProduct[] = []
  for (const { name, gateway } of listProducts(ctx)) {
    const { specification } = findProduct(ctx, name)
    const read = listEndpoints(specification).findLast(
      endpoint =>
        endpoint.method === 'get' &&
        !endpoint.operation['x-portal'] &&
        !endpoint.path.includes('{') &&
        !listParameters(specification, endpoint).some(({ required }) => required),
    )
    if (!read) continue
    handlers[name] = { [read.operation.operationId]: handler }
    const path = gateway.replace(/\/\{\w+\}$/, '/') + read.path
    benched.push({ name, path, bare: `/bare/${name}`, tokens: await makeTokens(ctx, name, 8192) })
  }
  return benched
}
