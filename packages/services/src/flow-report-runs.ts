import { DataError } from '@portal/data-apis/data-api.ts'
import { writeReport } from '@portal/data-apis/fund-flows/report.ts'
import type { Context } from './context.ts'
import { keptFrom } from './flow-reports.ts'
import type { FlowReportStatus } from './operation-tables.ts'

/** Makes a report that was ordered. May be called again for one whose worker died; does nothing when it is there. */
export async function runFlowReport(ctx: Context, id: string, signal: AbortSignal): Promise<void> {
  const report = await ctx.db
    .selectFrom('portal.flow_report')
    .select('request')
    .where('id', '=', id)
    .where('status', '=', 'Incomplete')
    .executeTakeFirst()
  if (!report) return
  try {
    await endReport(ctx, id, { status: 'Completed', output: await writeReport(ctx, report.request, signal) })
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    await endReport(ctx, id, { status: 'Errored', error: error.message })
  }
}

/** Ends a report that no worker could make. */
export const failFlowReport = (ctx: Context, id: string): Promise<void> => endReport(ctx, id, { status: 'Failed' })

/** Does nothing to a report that another worker was faster with. */
async function endReport(ctx: Context, id: string, end: { status: FlowReportStatus; output?: string; error?: string }) {
  await ctx.db
    .updateTable('portal.flow_report')
    .set({ ...end, completed_at: ctx.now() })
    .where('id', '=', id)
    .where('status', '=', 'Incomplete')
    .execute()
}

/** Deletes the reports that are no longer given to anybody. */
export async function expireFlowReports(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('portal.flow_report').where('created_at', '<=', keptFrom(ctx)).execute()
}
