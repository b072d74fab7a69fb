import { limits } from '@portal/domain/limits.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import { addJob } from './jobs.ts'
import type { Letter } from './letter.ts'
import { isRefusedForGood, isServerAway, type Mail } from './mail-server.ts'
import { seal, unseal } from './sealing.ts'
import { newId } from './secrets.ts'
import type { MailTable } from './tables.ts'

/** A letter for somebody. */
interface Post extends Letter {
  recipient: string
  replyTo?: string
  /** When it need not arrive any more; after the days that mails are tried without it. */
  usefulUntil?: Date
}

type MailRow = Selectable<MailTable>

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Puts a letter into the outbox, in the transaction of what it tells of: both exist or neither does. It goes out by a job,
 * so that nobody waits for a mail server and nothing is lost while there is none.
 */
export async function postLetter(ctx: Context, transaction: Transaction<Tables>, post: Post): Promise<void> {
  const { recipient, replyTo, usefulUntil, ...letter } = post
  const id = newId(ctx)
  const now = ctx.now()
  await transaction
    .insertInto('portal.mail')
    .values({
      id,
      recipient,
      subject: letter.subject,
      sealed: seal(ctx.config, JSON.stringify({ ...letter, replyTo }), `mail ${id}`),
      created_at: now,
      try_at: now,
      useful_until: usefulUntil ?? new Date(now.getTime() + limits.mailTryDays * dayMs),
    })
    .execute()
  await addJob(ctx, 'send-mails', {}, { transaction })
}

/**
 * Sends every mail that is due, and gives up those that are of no use any more. Without a mail server a demo shows them
 * to whoever runs it, once, and they wait on.
 */
export async function sendDueMails(ctx: Context, signal?: AbortSignal): Promise<void> {
  await giveUpUseless(ctx)
  if (!ctx.mailServer && !ctx.config.demo) return
  while (!signal?.aborted) {
    const row = await takeDueMail(ctx)
    if (!row) return
    const isServerThere = ctx.mailServer ? await sendMail(ctx, row) : await showMail(ctx, row)
    if (!isServerThere) return
  }
}

/** Deletes the records of mails that are long over. */
export async function deleteOldMails(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.mailKeptDays * dayMs)
  await ctx.db
    .deleteFrom('portal.mail')
    .where(({ or, eb }) => or([eb('sent_at', '<', before), eb('given_up_at', '<', before)]))
    .execute()
}

/** A mail that is due, taken for a while: when this process dies on it, it is due again after that. */
async function takeDueMail(ctx: Context): Promise<MailRow | undefined> {
  const now = ctx.now()
  return ctx.db
    .updateTable('portal.mail')
    .set({ attempts: sql`attempts + 1`, try_at: new Date(now.getTime() + limits.mailLeaseMs) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('portal.mail as due')
        .select('due.id')
        .where('due.sent_at', 'is', null)
        .where('due.given_up_at', 'is', null)
        .where('due.try_at', '<=', now)
        .$if(!ctx.mailServer, query => query.where('due.shown_at', 'is', null))
        .orderBy('due.try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Tries one mail. False when no server answers, so that trying others is of no use now. */
async function sendMail(ctx: Context, row: MailRow): Promise<boolean> {
  try {
    await ctx.mailServer?.send(readMail(ctx, row))
  } catch (error) {
    await keepFailure(ctx, row, error)
    return !isServerAway(error)
  }
  await ctx.db
    .updateTable('portal.mail')
    .set({ sent_at: ctx.now(), sealed: null, failure: null })
    .where('id', '=', row.id)
    .execute()
  return true
}

async function keepFailure(ctx: Context, row: MailRow, error: unknown) {
  const failure = error instanceof Error ? error.message : String(error)
  const isOver = isRefusedForGood(error)
  // A server that is away is asked every minute; one that wants no mail now is left alone for longer each time.
  const minutes = isServerAway(error) ? 1 : Math.min(2 ** (row.attempts - 1), limits.mailRetryMinutesMax)
  ctx.log.warn({ mail: row.id, attempt: row.attempts, failure }, isOver ? 'a mail is refused for good' : 'a mail waits')
  await ctx.db
    .updateTable('portal.mail')
    .set(
      isOver
        ? { failure, given_up_at: ctx.now() }
        : { failure, try_at: new Date(ctx.now().getTime() + minutes * minuteMs) },
    )
    .where('id', '=', row.id)
    .execute()
}

/** On the terminal, and not in the log: it may hold what opens something. */
async function showMail(ctx: Context, row: MailRow): Promise<boolean> {
  const { recipient, subject, text } = readMail(ctx, row)
  process.stderr.write(
    `\nThere is no mail server (SMTP_URL), so here is a mail.\nTo: ${recipient}\n${subject}\n\n${text}\n`,
  )
  const now = ctx.now()
  await ctx.db.updateTable('portal.mail').set({ shown_at: now, try_at: now }).where('id', '=', row.id).execute()
  return true
}

async function giveUpUseless(ctx: Context) {
  const given = await ctx.db
    .updateTable('portal.mail')
    .set({ given_up_at: ctx.now(), sealed: null })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('useful_until', '<=', ctx.now())
    .returning('id')
    .execute()
  if (given.length > 0) ctx.log.error({ mails: given.length }, 'mails could not be sent in their time')
}

function readMail(ctx: Context, { id, recipient, sealed }: MailRow): Mail {
  const domain = ctx.config.mailFrom.split('@').at(-1)?.replace(/>.*$/, '')
  const letter = JSON.parse(unseal(ctx.config, sealed!, `mail ${id}`)) as Letter & { replyTo?: string }
  return { ...letter, messageId: `<${id}@${domain}>`, recipient }
}
