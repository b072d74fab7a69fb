import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keepQuery } from '@portal/domain/address.ts'
import type { PageAnswer } from '@portal/web/entry-server.tsx'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A rendered page with its compressed forms, made once. */
export interface PackedPage {
  answer: PageAnswer
  etag: string
  br: Buffer
  gzip: Buffer
}

const quality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

/** Compresses a page and names its content. */
export async function packPage(answer: PageAnswer): Promise<PackedPage> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(answer.html, quality),
    promisify(gzip)(answer.html, { level: 9 }),
  ])
  const etag = `"${createHash('sha256').update(answer.html).digest('base64url').slice(0, 22)}"`
  return { answer, etag, br, gzip: zipped }
}

/** Answers with a page in the smallest form the browser takes, or says that it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage) {
  const { answer, etag } = page
  reply.header('vary', 'accept-encoding, accept-language, cookie').header('cache-control', 'no-cache')
  if (answer.location) {
    const asked = new URLSearchParams(request.url.split('?')[1])
    return reply.redirect(keepQuery(answer.location, asked), answer.status)
  }
  reply.code(answer.status).header('etag', etag).type('text/html; charset=utf-8')
  if (answer.status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(answer.html)
}
