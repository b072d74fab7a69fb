import type { AnyTask } from '@portal/services/job-worker.ts'
import { countTokenUseTask } from './count-token-use.ts'
import { deleteAbandonedCursorsTask } from './delete-abandoned-cursors.ts'
import { deleteExpiredSessionsTask } from './delete-expired-sessions.ts'
import { expireDumpsTask } from './expire-dumps.ts'
import { expireFlowReportsTask } from './expire-flow-reports.ts'
import { expireInsightReportsTask } from './expire-insight-reports.ts'
import { makeInsightReportTask } from './make-insight-report.ts'
import { queueDueFeedsTask } from './queue-due-feeds.ts'
import { runDumpTask } from './run-dump.ts'
import { runFlowReportTask } from './run-flow-report.ts'
import { sendMailsTask } from './send-mails.ts'

/** Every background task of the portal. A new one is a file, a line here, and its payload in services/jobs.ts. */
export const tasks: readonly AnyTask[] = [
  deleteExpiredSessionsTask,
  deleteAbandonedCursorsTask,
  countTokenUseTask,
  runDumpTask,
  expireDumpsTask,
  queueDueFeedsTask,
  makeInsightReportTask,
  expireInsightReportsTask,
  runFlowReportTask,
  expireFlowReportsTask,
  sendMailsTask,
]
