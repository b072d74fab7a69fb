import { PortalError } from '@portal/domain/errors.ts'
import { findByPath } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { feedAddress, writeReleaseFeed } from '@portal/services/release-feed.ts'
import { releaseNotesOf } from '@portal/services/releases.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../origin.ts'
import { addressLanguages } from './language-of.ts'

/** The release notes as feeds: one for each product, and one for the specifications of all. */
export async function releaseFeedRoutes(app: FastifyInstance, { ctx }: { ctx: Context }) {
  const pages = await openPages(compiledPages)
  for (const [prefix, language] of addressLanguages) {
    const send = async (request: FastifyRequest, reply: FastifyReply, path?: string) => {
      const product = findByPath(ctx, path)
      if (path && (!product || !pages.has(releaseNotesOf(path)))) throw new PortalError('page-not-found')
      const text = await writeReleaseFeed(ctx, pages, { product, language, origin: originOf(ctx, request) })
      return reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'no-cache').send(text)
    }
    app.get(`${prefix}/${feedAddress(undefined)}`, (request, reply) => send(request, reply))
    app.get<{ Params: { vendor: string; product: string } }>(
      `${prefix}/${feedAddress({ path: ':vendor/:product' })}`,
      (request, reply) => send(request, reply, `${request.params.vendor}/${request.params.product}`),
    )
  }
}
