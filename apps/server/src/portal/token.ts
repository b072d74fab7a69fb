import { tokenProducts } from '@portal/domain/product.ts'
import type { Context } from '@portal/services/context.ts'
import { invalidReasons, verifyToken } from '@portal/services/token-verification.ts'
import { generateToken, listTokenProducts, listTokens } from '@portal/services/tokens.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callerOf } from '../middleware/caller.ts'
import { answer, failures, noBody } from './schemas.ts'

const tags = ['API tokens']
const access = 'token.manage'
const product = z.enum(tokenProducts)
const params = z.object({ product: z.string() })

const tokenInfo = z
  .object({
    product,
    prefix: z.string(),
    createdAt: z.date(),
    lastUsedAt: z.date().nullable(),
    expiresAt: z.date().nullable(),
  })
  .meta({ id: 'TokenInfo', description: 'A token without its secret.' })
const tokenList = z.object({
  items: z.array(tokenInfo),
  available: z.array(product).meta({ description: 'The products for which you may have a token.' }),
})
const newToken = z
  .object({ product, token: z.string(), prefix: z.string(), createdAt: z.date() })
  .meta({ id: 'NewToken', description: 'The token is shown this once.' })
const verification = z
  .object({
    valid: z.boolean(),
    product,
    prefix: z.string().nullable(),
    createdAt: z.date().nullable(),
    lastUsedAt: z.date().nullable(),
    reason: z.enum(invalidReasons).optional(),
  })
  .meta({ id: 'TokenVerification' })

/** The API tokens of the person who is signed in. */
export async function tokenRoutes(plain: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get('/api/token', {
    config: { access },
    schema: {
      tags,
      summary: 'List your tokens',
      response: { 200: answer('Your tokens.', tokenList), ...failures },
    },
    handler: async request => {
      const { id } = callerOf(request).user
      return { items: await listTokens(ctx, id), available: await listTokenProducts(ctx, id) }
    },
  })

  app.post('/api/token/:product/generate', {
    config: { access },
    schema: {
      tags,
      summary: 'Replace your token',
      params,
      body: noBody,
      response: { 201: answer('The new token.', newToken), ...failures },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await generateToken(ctx, callerOf(request).user.id, request.params.product)),
  })

  app.post('/api/token/:product/verify', {
    config: { access },
    schema: {
      tags,
      summary: 'Check a token of yours',
      params,
      body: z.strictObject({ token: z.string() }),
      response: { 200: answer('What is known of the token.', verification), ...failures },
    },
    handler: async request =>
      verifyToken(ctx, callerOf(request).user.id, request.params.product, request.body.token.trim()),
  })
}
