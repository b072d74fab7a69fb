import { failFlowReport, runFlowReport } from '@portal/services/flow-report-runs.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Makes a report on fund flows that a call has ordered. */
export const runFlowReportTask: Task<'run-flow-report'> = {
  name: 'run-flow-report',
  atOnce: 2,
  run: (ctx, { reportId }, signal) => runFlowReport(ctx, reportId, signal),
  giveUp: (ctx, { reportId }) => failFlowReport(ctx, reportId),
}
