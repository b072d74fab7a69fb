import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { placeholderHosts } from '@portal/domain/page.ts'
import type { Context } from '@portal/services/context.ts'
import { compiledPages, openPages } from '@portal/services/pages.ts'
import { listDownloads, openSdks, type SdkFile } from '@portal/services/sdks.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { originOf } from '../origin.ts'
import { type SentFile, sendFile } from '../send-file.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '': 'text/plain; charset=utf-8',
  '.gz': 'application/gzip',
  '.zip': 'application/zip',
  '.whl': 'application/zip',
  '.jar': 'application/java-archive',
}

/** The SDKs: the list of them, and the archives and indexes that package managers read. */
export async function downloadRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const readSdks = openSdks()
  const pages = await openPages(compiledPages)
  const querystring = z.object({ api: z.string().default('ceic-macroeconomic') })

  app.get('/downloads.json', { schema: { querystring } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { downloads: listDownloads(ctx, await readSdks(), pages, request.query.api, originOf(ctx, request)) }
  })

  app.get('/downloads/*', { schema: { params: z.object({ '*': z.string() }) } }, async (request, reply) => {
    const sdks = await readSdks()
    const address = request.params['*'].replaceAll(/\/+/g, '/')
    if (sdks.isFolder(address)) return reply.redirect(`/downloads/${address}/`, 308)
    const file = sdks.find(address)
    const type = contentTypes[path.extname(file.path)] ?? 'application/octet-stream'
    reply.type(type).header('cache-control', 'no-cache')
    return sendFile(request, reply, await fillAddress(file, originOf(ctx, request)))
  })
}

/** Indexes that hold whole addresses get those of this portal. */
async function fillAddress({ path, isOpen, ...file }: SdkFile, portalUrl: string): Promise<SentFile> {
  if (!isOpen) return { from: { path }, ...file }
  const text = Buffer.from((await readFile(path, 'utf8')).replaceAll(placeholderHosts.portalUrl, portalUrl))
  return { from: { text }, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }
}
