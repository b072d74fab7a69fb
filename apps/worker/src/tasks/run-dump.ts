import { failDump, runDump } from '@portal/services/dump-runs.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Writes the file of a dump. */
export const runDumpTask: Task<'run-dump'> = {
  name: 'run-dump',
  atOnce: 2,
  run: (ctx, { dumpId }, signal) => runDump(ctx, dumpId, signal),
  giveUp: (ctx, { dumpId }, reason) => failDump(ctx, dumpId, reason),
}
