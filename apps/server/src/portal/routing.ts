import path from 'node:path'
import { chooseLanguage } from '@portal/domain/language.ts'
import { findProduct, listProducts } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { buildNavigation, listRoutes } from '@portal/services/navigation.ts'
import { openPages, pageApi } from '@portal/services/pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { originOf } from '../origin.ts'

const compiled = path.join(import.meta.dirname, '../../../../dist/content')
const lang = z.string().optional()

/** What the documentation is made of: menus, pages, the products' documents. */
export async function routingRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const pages = await openPages(compiled)

  app.get('/api/routing/products', async () => ({
    items: listProducts(ctx).map(({ name, path, brand, title, summary }) => ({ name, path, brand, title, summary })),
  }))

  app.get('/api/routing/data/:apiName', { schema: { params: z.object({ apiName: z.string() }) } }, async request => {
    const content = findProduct(ctx, request.params.apiName)
    const { info, paths, components } = content.specification
    return {
      swaggerSpec: { info, paths, definitions: components?.schemas ?? {} },
      routes: listRoutes(content, pages),
      navigationItems: buildNavigation(content, pages),
      baseUrl: content.product.gateway,
    }
  })

  app.get(
    '/api/routing/navigation',
    { schema: { querystring: z.object({ api: z.string(), lang }) } },
    async request => {
      const content = findProduct(ctx, request.query.api)
      const { path, title } = content.product
      return { path, title, version: content.specification.info.version, items: buildNavigation(content, pages) }
    },
  )

  app.get(
    '/api/routing/page-data',
    { schema: { querystring: z.object({ page: z.string().max(200), lang, as: z.literal('html').optional() }) } },
    async request => {
      const { page, as } = request.query
      const portalUrl = originOf(ctx, request)
      const product = ctx.content.get(pageApi(page) ?? '')?.product
      const hosts = { portalUrl, baseUrl: portalUrl + (product?.gateway ?? '') }
      const { title, content, ...rest } = await pages.read(page, languageOf(request), hosts)
      return { type: 'markdown', data: as === 'html' ? { title, ...rest } : { title, content } }
    },
  )
}

const languageOf = (request: FastifyRequest) =>
  chooseLanguage((request.query as { lang?: string }).lang, request.headers['accept-language'])
