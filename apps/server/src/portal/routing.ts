import { limits } from '@portal/domain/limits.ts'
import { basePathOf } from '@portal/domain/product.ts'
import { findByPath, findProduct, listProblems } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { openGuideStorage } from '@portal/services/guide-storage.ts'
import { hostsOf } from '@portal/services/hosts.ts'
import { readWhole } from '@portal/services/markdown-pages.ts'
import { buildNavigation, describeNavigation, listRoutes } from '@portal/services/navigation.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { readStandIn } from '@portal/services/stand-in-pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { compressAnswers } from '../middleware/compress-answers.ts'
import { originOf } from '../origin.ts'
import { languageOf } from './language-of.ts'

const lang = z.string().optional()
const page = z.string().max(limits.addressChars)
/** What opens an operation on the page of its tag. */
const step = z.string().max(limits.nameChars).optional()
const config = { access: 'content.read' } as const
const tags = ['Documentation']

/** The release notes that have a call of their own; every other API is asked for by name. */
const releaseNotes = { ceic: 'ceic-macroeconomic', emisV1: 'emis-company', epfr: 'epfr-api-v2', reddV1: 'redd-api-v1' }

/** What the documentation is made of: products, menus and pages. */
export async function routingRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  compressAnswers(app)
  const pages = await openPages(compiledPages, openGuideStorage(ctx))

  /** What is written of a page; the page that shows it draws the rest. */
  const readPage = async (request: FastifyRequest, page: string) => {
    const product = findByPath(ctx, pages.productOf(page))
    if (!pages.has(page)) return readStandIn(ctx, page, languageOf(request))
    return pages.read(page, languageOf(request), hostsOf(ctx, product, originOf(ctx, request)))
  }
  const readReleaseNotes = async (request: FastifyRequest, api: string) => {
    const { title, content } = await readPage(request, `docs/${findProduct(ctx, api).product.path}/release-notes`)
    return { type: 'markdown', data: { title, content } }
  }

  app.get(
    '/api/routing/data/:apiName',
    { config, schema: { tags, summary: 'Everything about one API', params: z.object({ apiName: z.string() }) } },
    async request => {
      const content = findProduct(ctx, request.params.apiName)
      const { info, paths, components } = content.specification
      return {
        swaggerSpec: { info, paths, definitions: components?.schemas ?? {} },
        routes: listRoutes(content, pages),
        navigationItems: buildNavigation(content, pages),
        baseUrl: basePathOf(content.product.gateway),
      }
    },
  )

  app.get(
    '/api/routing/problems',
    {
      config: { access: 'product.inspect' },
      schema: { tags, summary: 'The products that are out of service, and why' },
    },
    async () => ({ items: listProblems(ctx) }),
  )

  app.get(
    '/api/routing/navigation',
    { config, schema: { tags, summary: 'The menu of one API', querystring: z.object({ api: z.string(), lang }) } },
    async request => {
      const content = findProduct(ctx, request.query.api)
      return describeNavigation(ctx, content, pages)
    },
  )

  app.get(
    '/api/routing/page-data',
    {
      config,
      schema: {
        tags,
        summary: 'One page',
        querystring: z.object({ page, path: step, method: step, lang, as: z.enum(['html', 'whole']).optional() }),
      },
    },
    async request => {
      const { as, page, path, method } = request.query
      if (as === 'html') {
        const { content: _, ...written } = await readPage(request, page)
        return { type: 'markdown', data: written }
      }
      const place = { address: page.replaceAll(/^\/+|\/+$/g, ''), path, method }
      const whole = await readWhole(ctx, pages, place, languageOf(request), originOf(ctx, request))
      const { content, computed, ...shown } = whole
      if (as === 'whole') return { type: 'markdown', data: shown }
      return {
        type: 'markdown',
        data: { title: shown.title, content: [content, computed].filter(Boolean).join('\n\n') },
      }
    },
  )

  app.get(
    '/api/routing/full-development-guide',
    {
      config,
      schema: {
        tags,
        summary: 'The development guide of one API and programming language',
        querystring: z.object({ api: z.string(), language: z.string().max(20), lang }),
      },
    },
    async request => {
      const { api, language } = request.query
      const { title, content } = await readPage(
        request,
        `docs/${findProduct(ctx, api).product.path}/full-guide/${language}`,
      )
      return { type: 'markdown', data: { title, content } }
    },
  )

  for (const [name, api] of Object.entries(releaseNotes)) {
    const summary = `Release notes of ${api}`
    app.get(`/api/releaseNotes/${name}`, { config, schema: { tags, summary } }, request =>
      readReleaseNotes(request, api),
    )
  }
  app.get(
    '/api/releaseNotes/specification',
    { config, schema: { tags, summary: 'Release notes of any API', querystring: z.object({ api: z.string(), lang }) } },
    request => readReleaseNotes(request, request.query.api),
  )
}
