import { firstPages } from '@portal/domain/navigation.ts'
import type { Context } from '@portal/services/context.ts'
import { listFigures } from '@portal/services/figures.ts'
import { describeProducts } from '@portal/services/navigation.ts'
import { listNews } from '@portal/services/news.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { findShowcase } from '@portal/services/showcase.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageOf } from './language-of.ts'

const newsShown = 3
const code = z.string().max(40).optional()
const lang = z.string().optional()
const config = { access: 'content.read' } as const
const tags = ['Documentation']

/** What the front page shows: the products with true figures, a query with its answer, the news. */
export async function frontRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const pages = await openPages(compiledPages)

  app.get('/api/routing/products', { config, schema: { tags, summary: 'List the products' } }, async () => ({
    items: await Promise.all(
      describeProducts(ctx).map(async product => ({
        ...product,
        firstPages: firstPages.filter(page => pages.has(`docs/${product.path}/${page}`)),
        figures: await listFigures(ctx, product.name),
      })),
    ),
  }))

  app.get(
    '/api/routing/showcase',
    {
      config,
      schema: {
        tags,
        summary: 'A query and its answer',
        querystring: z.object({ country: code, indicator: code, lang }),
      },
    },
    request => findShowcase(ctx, request.query, languageOf(request)),
  )

  app.get(
    '/api/routing/news',
    { config, schema: { tags, summary: 'The newest release notes', querystring: z.object({ lang }) } },
    async request => ({ items: await listNews(ctx, pages, languageOf(request), newsShown) }),
  )
}
