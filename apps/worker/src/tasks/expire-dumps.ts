import { expireDumps } from '@portal/services/dump-expiry.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Removes the files of dumps after their 30 days: 'gone at most an hour after'. */
export const expireDumpsTask: Task<'expire-dumps'> = {
  name: 'expire-dumps',
  cron: '*/30 * * * *',
  run: expireDumps,
}
