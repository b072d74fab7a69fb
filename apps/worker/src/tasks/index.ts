import type { AnyTask } from '@portal/services/job-worker.ts'
import { countTokenUseTask } from './count-token-use.ts'
import { deleteExpiredSessionsTask } from './delete-expired-sessions.ts'

/** Every background task of the portal. A new one is a file, a line here, and its payload in services/jobs.ts. */
export const tasks: readonly AnyTask[] = [deleteExpiredSessionsTask, countTokenUseTask]
