import type { Context } from '@portal/services/context.ts'
import { findDownload } from '@portal/services/files.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendFile } from '../send-file.ts'

/** Hosted files: whole, or a part of them so that a broken download goes on where it stopped. */
export async function fileRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ key: z.string(), name: z.string() })

  app.get('/files/:key/:name', { schema: { params } }, async (request, reply) => {
    const { path, bytes, sha256, ...file } = await findDownload(ctx, request.params.key, request.params.name)
    reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'private, no-store')
    return sendFile(request, reply, { from: { path }, bytes, sha256: sha256.toString('hex') })
  })
}
