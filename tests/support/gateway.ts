import type { TokenProduct } from '@portal/domain/product.ts'
import type { Context } from '@portal/services/context.ts'
import { openMemoryLimiter } from '@portal/services/rate-limit.ts'
import { generateToken } from '@portal/services/tokens.ts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../apps/server/src/app.ts'
import { type AccountWish, makeAccount } from './accounts.ts'
import { openTestContext } from './context.ts'

/** The portal's HTTP side over a database of its own, as callers who keep to the rate meet it. */
export interface Gateway {
  ctx: Context
  app: Awaited<ReturnType<typeof buildApp>>
  /** Makes a call, a second after the one before. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>
  /** A token for a product, of a new account. */
  makeToken(product: TokenProduct, wish?: AccountWish): Promise<string>
  close(): Promise<void>
}

/** Opens it on a copy of a template, the empty one unless told. `change` replaces parts of the context, such as its clock. */
export async function openGateway(template?: string, change: Partial<Context> = {}): Promise<Gateway> {
  let pace = 0
  const ctx = Object.assign(await openTestContext({}, template), { limiter: openMemoryLimiter(() => pace), ...change })
  const app = await buildApp(ctx)
  return {
    ctx,
    app,
    send: (request: InjectOptions) => {
      pace += 1000
      return app.inject(request)
    },
    makeToken: async (product, wish) => {
      const { id } = await makeAccount(ctx, wish)
      return (await generateToken(ctx, id, product)).token
    },
    close: async () => {
      await app.close()
      await ctx.close()
    },
  }
}
