import { failReport, makeReport } from '@portal/services/insight-report-runs.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Makes the report of an insight that a call has ordered. */
export const makeInsightReportTask: Task<'make-insight-report'> = {
  name: 'make-insight-report',
  atOnce: 1,
  run: (ctx, { reportId }) => makeReport(ctx, reportId),
  giveUp: (ctx, { reportId }) => failReport(ctx, reportId),
}
