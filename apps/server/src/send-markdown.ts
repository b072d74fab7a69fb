import { PortalError } from '@portal/domain/errors.ts'
import { type Language, splitLanguage } from '@portal/domain/language.ts'
import type { Context } from '@portal/services/context.ts'
import { readMarkdown } from '@portal/services/markdown-pages.ts'
import type { Pages } from '@portal/services/pages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from './origin.ts'

const ending = /\.md$/
const likesMarkdown = /^\s*text\/markdown\b/i

/**
 * A page as markdown, when it is asked for so: by its address, or as what the caller likes best. Nothing when HTML is
 * wanted or the page is no text. Throws `page-not-found` for an address with .md that is no page.
 */
export async function findMarkdown(ctx: Context, pages: Pages, request: FastifyRequest, language: Language) {
  const { pathname, searchParams } = new URL(request.url, 'http://portal.invalid')
  const byAddress = ending.test(pathname)
  if (!byAddress && !likesMarkdown.test(request.headers.accept ?? '')) return undefined
  const place = splitLanguage(pathname.replace(ending, ''))
  const address = place.path.replaceAll(/^\/|\/$/g, '')
  const [path, method] = ['path', 'method'].map(name => searchParams.get(name) ?? undefined)
  try {
    return await readMarkdown(ctx, pages, { address, path, method }, place.language ?? language, originOf(ctx, request))
  } catch (error) {
    if (!byAddress && error instanceof PortalError) return undefined
    throw error
  }
}

export const sendMarkdown = (reply: FastifyReply, markdown: string) =>
  reply
    .header('vary', 'accept, accept-encoding, accept-language, cookie')
    .header('cache-control', 'no-cache')
    .type('text/markdown; charset=utf-8')
    .send(markdown)
