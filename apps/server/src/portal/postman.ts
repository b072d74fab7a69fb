import { PortalError } from '@portal/domain/errors.ts'
import { findByPath, findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { writePostmanCollection } from '@portal/services/postman-collection.ts'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../origin.ts'
import { addressLanguages } from './language-of.ts'

/** Every product's calls as a Postman collection, to be saved as a file. */
export async function postmanRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  for (const [prefix, language] of addressLanguages) {
    app.get<{ Params: { vendor: string; product: string } }>(
      `${prefix}/docs/:vendor/:product/postman-collection.json`,
      (request, reply) => {
        const { vendor, product } = request.params
        const found = findByPath(ctx, `${vendor}/${product}`)
        if (!found) throw new PortalError('page-not-found')
        const collection = writePostmanCollection(findProduct(ctx, found.name), language, originOf(ctx, request))
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('content-disposition', `attachment; filename="${found.name}.postman_collection.json"`)
          .send(JSON.stringify(collection, null, 2))
      },
    )
  }
}
