import path from 'node:path'
import { PortalError } from '@portal/domain/errors.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from './context.ts'
import { pathOfFile } from './storage.ts'

/** A file that may be downloaded. */
interface Download {
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
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pdf': 'application/pdf',
}

/**
 * The address of a hosted file, on the origin that a product is called at. Whoever has it may download the file, so the
 * key in it cannot be guessed.
 */
export function linkToFile(baseUrl: string, key: string, name: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? ''
  return `${origin}/files/${key}/${encodeURIComponent(name)}`
}

/**
 * The file behind the two parts of its address. Throws `file-unknown`, `file-expired` after the days of a dump, or
 * `link-expired` after the minutes of a link to a report.
 */
export async function findDownload(ctx: Context, key: string, name: string): Promise<Download> {
  const dump = await ctx.db
    .selectFrom('portal.dump')
    .select(['status', 'file_name', 'file_bytes', 'file_sha256', 'expires_at'])
    .where('file_key', '=', key)
    .where('file_name', '=', name)
    .executeTakeFirst()
  if (!dump?.file_sha256) return findReport(ctx, key, name)
  if (dump.status !== 'completed' || dump.expires_at! <= ctx.now()) {
    throw new PortalError('file-expired', { values: { days: limits.dumpFileDays } })
  }
  return describe(ctx, key, { name, bytes: dump.file_bytes!, sha256: dump.file_sha256 })
}

const describe = (ctx: Context, key: string, file: Pick<Download, 'name' | 'bytes' | 'sha256'>): Download => ({
  ...file,
  path: pathOfFile(ctx.config, key),
  contentType: contentTypes[path.extname(file.name)] ?? 'application/octet-stream',
})

/** The report of an insight behind a link, which ends long before the report does. */
async function findReport(ctx: Context, key: string, name: string): Promise<Download> {
  const report = await ctx.db
    .selectFrom('portal.insight_report_link as link')
    .innerJoin('portal.insight_report as report', 'report.id', 'link.report_id')
    .select(['file_key', 'file_bytes', 'file_sha256', 'expires_at'])
    .where('key', '=', key)
    .where('file_name', '=', name)
    .executeTakeFirst()
  if (!report) throw new PortalError('file-unknown')
  if (report.expires_at <= ctx.now()) {
    throw new PortalError('link-expired', { values: { minutes: limits.reportLinkMinutes } })
  }
  return describe(ctx, report.file_key!, { name, bytes: report.file_bytes!, sha256: report.file_sha256! })
}
