import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import { queryCharsMax } from '@portal/domain/search/split-words.ts'
import type { Context } from '@portal/services/context.ts'
import { openSearch } from '@portal/services/search.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageOf } from './language-of.ts'

const querystring = z.object({
  q: z.string().max(queryCharsMax).default(''),
  /** Only this API and what belongs to none. */
  api: z.string().optional(),
  /** The API that the asker is in: its answers come first among equals. */
  near: z.string().optional(),
  lang: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(limits.portalPageSizeMax).default(20),
})

/** Search over the pages, operations, parameters, models, examples and release notes of the documentation. */
export async function searchRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const search = openSearch()

  app.get(
    '/api/search',
    { config: { access: 'content.read' }, schema: { tags: ['Documentation'], summary: 'Search', querystring } },
    async request => {
      const { q: words, api, near, limit } = request.query
      for (const name of [api, near]) {
        if (name && !ctx.content.has(name)) throw new PortalError('api-unknown', { values: { name } })
      }
      return search({ words, api: api || undefined, near: near || undefined, limit }, languageOf(request))
    },
  )
}
