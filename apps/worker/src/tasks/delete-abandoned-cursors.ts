import { deleteAbandonedCursors } from '@portal/services/cursors.ts'
import type { Task } from '@portal/services/job-worker.ts'

/** Deletes the cursors of the company API that were not read to their end and are not used any more. */
export const deleteAbandonedCursorsTask: Task<'delete-abandoned-cursors'> = {
  name: 'delete-abandoned-cursors',
  cron: '* * * * *',
  run: async ctx => {
    const deleted = await deleteAbandonedCursors(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted abandoned cursors')
  },
}
