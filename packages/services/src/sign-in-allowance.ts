import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'

/** Some at once and then one every `everyMs` (milliseconds); kept in the database, so that all processes count together. */
interface Allowance {
  atOnce: number
  everyMs: number
}

const hourMs = 3_600_000

export const allowances = {
  /** Guesses at an account from anywhere. */
  account: { atOnce: limits.guessesAtOnce, everyMs: hourMs / limits.guessesPerHour },
  /** Guesses at an account from an address where its owner has signed in before. */
  ownAddress: { atOnce: limits.ownAddressGuessesAtOnce, everyMs: hourMs / limits.ownAddressGuessesPerHour },
  /** Wrong passwords from an address. */
  address: { atOnce: limits.addressFailuresAtOnce, everyMs: 60_000 / limits.addressFailuresPerMinute },
  /** Calls of the sandbox without a token, from an address. */
  demoCalls: { atOnce: limits.demoCallsPerDay, everyMs: (24 * hourMs) / limits.demoCallsPerDay },
  /** Forms sent from an address. */
  forms: { atOnce: limits.formsPerHour, everyMs: hourMs / limits.formsPerHour },
  /** Mails with the link of a trial to one mailbox. */
  trialMails: { atOnce: limits.trialMailsPerDay, everyMs: (24 * hourMs) / limits.trialMailsPerDay },
} satisfies Record<string, Allowance>

/** A moment an hour further away than the allowance reaches was written before the clock was put back and does not count. */
const believable = (now: Date, { atOnce, everyMs }: Allowance) => new Date(now.getTime() + atOnce * everyMs + hourMs)

/** Takes one of an allowance, however many ask at the same time. False when it is used up. */
export async function takeOne(ctx: Context, key: string, allowance: Allowance): Promise<boolean> {
  const { atOnce, everyMs } = allowance
  const now = ctx.now()
  const tooFar = believable(now, allowance)
  const one = sql`make_interval(secs => ${everyMs / 1000})`
  const latest = new Date(now.getTime() + everyMs * (atOnce - 1))
  const { rows } = await sql`
    insert into portal.sign_in_allowance as kept (key, whole_at) values (${key}, ${now}::timestamptz + ${one})
    on conflict (key) do update set whole_at = ${one} +
      case when kept.whole_at > ${tooFar} then ${now} else greatest(kept.whole_at, ${now}) end
      where kept.whole_at <= ${latest} or kept.whole_at > ${tooFar}
    returning 1`.execute(ctx.db)
  return rows.length > 0
}

/** Gives back one that was taken. */
export async function giveBack(ctx: Context, key: string, { everyMs }: Allowance): Promise<void> {
  await ctx.db
    .updateTable('portal.sign_in_allowance')
    .set({ whole_at: sql`whole_at - make_interval(secs => ${everyMs / 1000})` })
    .where('key', '=', key)
    .execute()
}

/** Seconds until one is left, 0 when there is one now. */
export async function secondsUntilLeft(ctx: Context, key: string, allowance: Allowance): Promise<number> {
  const { atOnce, everyMs } = allowance
  const kept = await ctx.db
    .selectFrom('portal.sign_in_allowance')
    .select('whole_at')
    .where('key', '=', key)
    .executeTakeFirst()
  const now = ctx.now()
  if (!kept || kept.whole_at > believable(now, allowance)) return 0
  return Math.max(0, (kept.whole_at.getTime() - everyMs * (atOnce - 1) - now.getTime()) / 1000)
}

/** Deletes the allowances that are whole again. */
export async function deleteWholeAllowances(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('portal.sign_in_allowance').where('whole_at', '<', ctx.now()).execute()
}
