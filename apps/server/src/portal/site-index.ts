import type { Context } from '@portal/services/context.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { writeIndex, writeSitemap, writeWhole } from '@portal/services/site-index.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../origin.ts'
import { Recent } from '../recent.ts'
import { addressLanguages } from './language-of.ts'

/** Texts are kept by origin and language; a portal has one or two of these. */
const textsKept = 12

/** What programs read first: the lists of all pages for language models, search engines and crawlers. */
export async function siteIndexRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  const pages = await openPages(compiledPages)
  const texts = new Recent<Promise<string>>(textsKept)
  const kept = (request: FastifyRequest, name: string, write: (origin: string) => Promise<string>) => {
    const origin = originOf(ctx, request)
    const key = `${name} ${origin}`
    const forget = (error: unknown) => {
      texts.delete(key)
      throw error
    }
    return texts.get(key) ?? texts.set(key, write(origin).catch(forget))
  }
  for (const [prefix, language] of addressLanguages) {
    const lists = { 'llms.txt': writeIndex, 'llms-full.txt': writeWhole }
    for (const [name, write] of Object.entries(lists)) {
      app.get(`${prefix}/${name}`, async (request, reply) => {
        const text = await kept(request, `${language}/${name}`, origin => write(ctx, pages, language, origin))
        return reply.type('text/markdown; charset=utf-8').send(text)
      })
    }
  }
  app.get('/sitemap.xml', async (request, reply) => {
    const text = await kept(request, 'sitemap', origin => writeSitemap(ctx, pages, origin))
    return reply.type('application/xml; charset=utf-8').send(text)
  })
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(ctx, request))),
  )
}

/** Pages may be read by everybody; calls and the pages of an account say nothing to a search engine. */
const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /data/
Disallow: /dashboard

Sitemap: ${origin}/sitemap.xml
`
