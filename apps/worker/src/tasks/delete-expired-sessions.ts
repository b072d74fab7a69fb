import { deleteExpiredApiSessions } from '@portal/services/api-sessions.ts'
import { deleteSpentCaptchas } from '@portal/services/captcha.ts'
import type { Task } from '@portal/services/job-worker.ts'
import { deleteOldMails } from '@portal/services/mail.ts'
import { deleteExpiredSessions } from '@portal/services/sessions.ts'
import { deleteWholeAllowances } from '@portal/services/sign-in-allowance.ts'

/**
 * Deletes what is over: sessions of the portal and of the macro API that can open nothing any more, failed sign-ins and
 * captchas that count no more, and the records of old mails.
 */
export const deleteExpiredSessionsTask: Task<'delete-expired-sessions'> = {
  name: 'delete-expired-sessions',
  cron: '17 * * * *',
  run: async ctx => {
    const deleted = await deleteExpiredSessions(ctx)
    await deleteExpiredApiSessions(ctx)
    await deleteWholeAllowances(ctx)
    await deleteSpentCaptchas(ctx)
    await deleteOldMails(ctx)
    ctx.log.info({ deleted }, 'deleted expired sessions')
  },
}
