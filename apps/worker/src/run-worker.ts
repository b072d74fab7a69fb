import type { Context } from '@portal/services/context.ts'
import { startJobWorker, type Worker } from '@portal/services/job-worker.ts'
import { tasks } from './tasks/index.ts'

/** Works on every task in this process: inside the portal by default, or as a process of its own beside it. */
export const runWorker = (ctx: Context): Promise<Worker> => startJobWorker(ctx, tasks)
