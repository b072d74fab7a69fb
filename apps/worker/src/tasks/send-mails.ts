import type { Task } from '@portal/services/job-worker.ts'
import { sendDueMails } from '@portal/services/mail.ts'

/** Sends the mails of the outbox: at once when one is put there, and each minute what had to wait. */
export const sendMailsTask: Task<'send-mails'> = {
  name: 'send-mails',
  cron: '* * * * *',
  run: (ctx, _, signal) => sendDueMails(ctx, signal),
}
