import type { AnyTask } from '@portal/services/job-worker.ts'

/** Every background task of the portal. A new one is a file and a line here. */
export const tasks: readonly AnyTask[] = []
