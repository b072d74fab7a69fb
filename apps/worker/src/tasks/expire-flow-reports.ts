import { expireFlowReports } from '@portal/services/flow-report-runs.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Deletes the reports on fund flows after their day. */
export const expireFlowReportsTask: Task<'expire-flow-reports'> = {
  name: 'expire-flow-reports',
  cron: '20,50 * * * *',
  run: expireFlowReports,
}
