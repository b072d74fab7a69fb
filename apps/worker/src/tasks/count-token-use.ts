import type { Task } from '@portal/services/job-worker.ts'
import { countTokenUse } from '@portal/services/token-use-days.ts'

/** Keeps the daily totals of calls per token and API. */
export const countTokenUseTask: Task<'count-token-use'> = {
  name: 'count-token-use',
  cron: '7 * * * *',
  run: countTokenUse,
}
