import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from './context.ts'
import { pathOfFile } from './storage.ts'

/** A file that may be downloaded. */
export interface Download {
  path: string
  name: string
  bytes: number
  sha256: Buffer
  contentType: string
}

const contentTypes: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
}

/**
 * The address of a hosted file, on the origin that a product is called at. Whoever has it may download the file, so the
 * key in it cannot be guessed.
 */
export function linkToFile(baseUrl: string, key: string, name: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? ''
  return `${origin}/files/${key}/${encodeURIComponent(name)}`
}

/** The file behind the two parts of its address. Throws `file-unknown`, or `file-expired` after its days. */
export async function findDownload(ctx: Context, key: string, name: string): Promise<Download> {
  const dump = await ctx.db
    .selectFrom('portal.dump')
    .select(['status', 'file_name', 'file_bytes', 'file_sha256', 'expires_at'])
    .where('file_key', '=', key)
    .where('file_name', '=', name)
    .executeTakeFirst()
  if (!dump?.file_sha256) throw new PortalError('file-unknown')
  if (dump.status !== 'completed' || dump.expires_at! <= ctx.now()) {
    throw new PortalError('file-expired', { values: { days: limits.dumpFileDays } })
  }
  return {
    path: pathOfFile(ctx.config, key),
    name,
    bytes: dump.file_bytes!,
    sha256: dump.file_sha256,
    contentType: contentTypes[path.extname(name)] ?? 'application/octet-stream',
  }
}
