import { drawInsightReport, readInsightReport } from '@portal/data-apis/macroeconomic/insight-report.ts'
import { writeWorkbook } from '@portal/data-apis/spreadsheet.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Context } from './context.ts'
import type { OrderedReport } from './operation-tables.ts'
import { reportSheet } from './report-sheet.ts'
import { newFileKey } from './secrets.ts'
import { beginFile, removeFile } from './storage.ts'

/** Makes a report that was ordered. May be called again for one whose worker died; does nothing when it is there. */
export async function makeReport(ctx: Context, reportId: string): Promise<void> {
  const report = await ctx.db
    .selectFrom('portal.insight_report')
    .select('request')
    .where('id', '=', reportId)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  if (!report) return
  const bytes = await writeReport(ctx, report.request)
  const file = await beginFile(ctx.config, `report-${newFileKey()}`)
  try {
    await file.write(bytes)
    await keepReport(ctx, reportId, report.request, await file.keep())
  } finally {
    await file.discard()
  }
}

async function writeReport(ctx: Context, order: OrderedReport): Promise<Uint8Array> {
  if (order.format === 'pdf') return drawInsightReport(ctx, order)
  const report = await readInsightReport(ctx, order)
  return writeWorkbook(reportSheet(report, order.layout, order.language), ctx.now())
}

async function keepReport(
  ctx: Context,
  id: string,
  { insightId, format }: OrderedReport,
  { key, bytes, sha256 }: { key: string; bytes: number; sha256: Buffer },
) {
  const { numUpdatedRows } = await ctx.db
    .updateTable('portal.insight_report')
    .set({
      status: 'ready',
      ready_at: ctx.now(),
      file_key: key,
      file_name: `insight-${insightId}.${format}`,
      file_bytes: bytes,
      file_sha256: sha256,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await removeFile(ctx.config, key) // another worker was faster
}

/** Ends a report that no worker could make, so that the next call orders it anew. */
export async function failReport(ctx: Context, reportId: string): Promise<void> {
  await ctx.db
    .updateTable('portal.insight_report')
    .set({ status: 'failed' })
    .where('id', '=', reportId)
    .where('status', '=', 'queued')
    .execute()
}

/** Removes the reports that are no longer given to anybody, after the last link to them has ended. */
export async function expireReports(ctx: Context): Promise<void> {
  const keptMs = limits.reportHours * 3_600_000 + limits.reportLinkMinutes * 60_000
  const expired = await ctx.db
    .deleteFrom('portal.insight_report')
    .where('status', '!=', 'queued')
    .where(({ eb, fn }) => eb(fn.coalesce('ready_at', 'created_at'), '<=', new Date(ctx.now().getTime() - keptMs)))
    .returning('file_key')
    .execute()
  for (const { file_key } of expired) if (file_key) await removeFile(ctx.config, file_key)
}
