import { expireReports } from '@portal/services/insight-report-runs.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Removes the reports of insights after their day. */
export const expireInsightReportsTask: Task<'expire-insight-reports'> = {
  name: 'expire-insight-reports',
  cron: '10,40 * * * *',
  run: expireReports,
}
