import { deleteExpiredApiSessions } from '@portal/services/api-sessions.ts'
import type { Task } from '@portal/services/job-worker.ts'
import { deleteExpiredSessions } from '@portal/services/sessions.ts'
import { deleteWholeAllowances } from '@portal/services/sign-in-allowance.ts'

/** Deletes the sessions, of the portal and of the macro API, that can open nothing any more, and failed sign-ins that count no more. */
export const deleteExpiredSessionsTask: Task<'delete-expired-sessions'> = {
  name: 'delete-expired-sessions',
  cron: '17 * * * *',
  run: async ctx => {
    const deleted = await deleteExpiredSessions(ctx)
    await deleteExpiredApiSessions(ctx)
    await deleteWholeAllowances(ctx)
    ctx.log.info({ deleted }, 'deleted expired sessions')
  },
}
