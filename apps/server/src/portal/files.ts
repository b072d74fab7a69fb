import { createReadStream } from 'node:fs'
import { readByteRange } from '@portal/domain/byte-range.ts'
import type { Context } from '@portal/services/context.ts'
import { type Download, findDownload } from '@portal/services/files.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Hosted files: whole, or a part of them so that a broken download goes on where it stopped. */
export async function fileRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ key: z.string(), name: z.string() })

  app.get('/files/:key/:name', { schema: { params } }, async (request, reply) => {
    const file = await findDownload(ctx, request.params.key, request.params.name)
    const { range, 'if-range': ifRange } = request.headers
    describe(reply, file)
    const part = ifRange && ifRange !== tagOf(file) ? undefined : readByteRange(range, file.bytes)
    if (part === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
    if (!part) return reply.header('content-length', file.bytes).send(createReadStream(file.path))
    const { start, end } = part
    reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
    return reply.header('content-length', end - start + 1).send(createReadStream(file.path, part))
  })
}

const tagOf = ({ sha256 }: Download) => `"${sha256.toString('hex')}"`

function describe(reply: FastifyReply, file: Download) {
  reply
    .type(file.contentType)
    .header('accept-ranges', 'bytes')
    .header('etag', tagOf(file))
    .header('repr-digest', `sha-256=:${file.sha256.toString('base64')}:`)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'private, no-store')
}
