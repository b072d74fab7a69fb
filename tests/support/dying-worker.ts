// A worker process that reports the job it was given and then waits to be killed.
import { readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { startJobWorker } from '@portal/services/job-worker.ts'

const ctx = await openContext(readConfig())
await startJobWorker(ctx, [
  {
    name: 'delete-expired-sessions',
    run: async () => {
      process.send!('working')
      await new Promise(() => setInterval(() => {}, 1000))
    },
  },
])
