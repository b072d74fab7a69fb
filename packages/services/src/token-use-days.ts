import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'

/**
 * Adds the hours of token use up to days, today's so far included, and drops the hours that nobody looks at any more.
 * Each total is counted anew from its hours, so counting twice, or after a gap, gives the same.
 */
export async function countTokenUse(ctx: Context): Promise<void> {
  const keptFrom = new Date(ctx.now().getTime() - limits.tokenUseHoursKeptDays * 24 * 3_600_000)
  await ctx.db.transaction().execute(async transaction => {
    // Whole days only: a day of which some hours are gone already keeps its total.
    await sql`
      insert into portal.token_use_day (day, token_id, api, calls)
      select (hour at time zone 'UTC')::date, token_id, api, sum(calls) from portal.token_use
      where hour >= date_trunc('day', ${keptFrom}::timestamptz, 'UTC')
      group by 1, 2, 3
      on conflict (day, token_id, api) do update set calls = excluded.calls`.execute(transaction)
    await sql`
      delete from portal.token_use where hour < date_trunc('day', ${keptFrom}::timestamptz, 'UTC')`.execute(transaction)
  })
}
