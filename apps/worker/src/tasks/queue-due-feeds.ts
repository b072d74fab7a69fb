import { queueDueFeeds } from '@portal/services/due-feeds.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Begins the runs of the feeds that are due. */
export const queueDueFeedsTask: Task<'queue-due-feeds'> = {
  name: 'queue-due-feeds',
  cron: '* * * * *',
  run: async ctx => {
    const begun = await queueDueFeeds(ctx)
    if (begun > 0) ctx.log.info({ begun }, 'feeds are due')
  },
}
