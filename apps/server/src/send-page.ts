import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { keepQuery } from '@portal/domain/address.ts'
import type { PageAnswer } from '@portal/web/entry-server.tsx'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sourceOf } from './middleware/security-headers.ts'

/** A rendered page in its compressed forms, made once; the text itself is three times as large and seldom asked for. */
export interface PackedPage extends Omit<PageAnswer, 'html' | 'styles'> {
  /** The styles that stand in it, as a policy names them. */
  styles: string[]
  etag: string
  br: Buffer
  gzip: Buffer
}

/** The quality below costs as much, and its pages are 7 % larger; the one above costs three times as much. */
const quality = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

/** Compresses a page and names its content. */
export async function packPage({ html, styles, ...answer }: PageAnswer): Promise<PackedPage> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(html, quality),
    promisify(gzip)(html, { level: 9 }),
  ])
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...answer, styles: styles.map(sourceOf), etag, br, gzip: zipped }
}

/** Answers with a page in the smallest form the browser takes, or says that it has it already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage) {
  const { status, location, etag } = page
  reply.header('vary', 'accept, accept-encoding, accept-language, cookie').header('cache-control', 'no-cache')
  // Pages are kept without the values of a call, which go along to where the page really is.
  if (location) return reply.redirect(keepQuery(location, new URLSearchParams(request.url.split('?')[1])), status)
  reply.code(status).header('etag', etag).type('text/html; charset=utf-8')
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(await promisify(gunzip)(page.gzip))
}
