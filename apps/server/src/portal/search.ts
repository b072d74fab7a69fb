import { limits } from '@portal/domain/limits.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { openSearch } from '@portal/services/search.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageOf } from './language-of.ts'

const querystring = z.object({
  q: z.string().max(200).default(''),
  api: z.string().optional(),
  lang: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(limits.portalPageSizeMax).default(20),
})

/** Search over the pages, operations and models of the documentation. */
export async function searchRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const search = openSearch(ctx, await openPages(compiledPages))

  app.get(
    '/api/search',
    { config: { access: 'content.read' }, schema: { tags: ['Documentation'], summary: 'Search', querystring } },
    async request => {
      const { q: words, api, limit } = request.query
      if (api) findProduct(ctx, api)
      return search({ words, api, limit }, languageOf(request))
    },
  )
}
