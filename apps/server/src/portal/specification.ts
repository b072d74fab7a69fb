import { PortalError } from '@portal/domain/errors.ts'
import { findProduct, listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { specificationFormats, writeSpecification } from '@portal/services/specification-file.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { originOf } from '../origin.ts'

const config = { access: 'content.read' } as const
const tags = ['Documentation']

/** The products' OpenAPI documents, as tools read them. */
export async function specificationRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/routing/swagger-spec',
    {
      config,
      schema: { tags, summary: 'The OpenAPI document of one API', querystring: z.object({ api: z.string() }) },
    },
    (request, reply) => {
      const content = findProduct(ctx, request.query.api)
      return reply.type('application/json').send(writeSpecification(content, originOf(ctx, request), 'json'))
    },
  )

  app.get(
    '/docs/:vendor/:product/openapi.:format',
    { schema: { params: z.object({ vendor: z.string(), product: z.string(), format: z.string() }) } },
    (request, reply) => {
      const { vendor, product } = request.params
      const format = specificationFormats.find(known => known === request.params.format)
      const found = listProducts(ctx).find(({ path }) => path === `${vendor}/${product}`)
      if (!found || !format) throw new PortalError('page-not-found')
      const text = writeSpecification(findProduct(ctx, found.name), originOf(ctx, request), format)
      return reply.type(`application/${format}`).send(text)
    },
  )
}
