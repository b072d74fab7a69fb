import { lastDue, nextDue } from '@portal/domain/schedule.ts'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import { snapshotOf } from './deliveries.ts'
import { addJob } from './jobs.ts'
import type { Feed } from './operation-tables.ts'
import { newId } from './secrets.ts'

/**
 * Begins a run for every feed that is due, one feed at a time so that several schedulers share them out. After a gap a
 * feed is made up for once. A feed whose run before is still underway waits for it. Answers how many were begun.
 */
export async function queueDueFeeds(ctx: Context): Promise<number> {
  let begun = 0
  while (await queueNextFeed(ctx)) begun++
  return begun
}

const queueNextFeed = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction().execute(async transaction => {
    const feed = await takeDueFeed(transaction, ctx.now())
    if (!feed) return false
    const dumpId = await makeRun(ctx, transaction, feed)
    if (dumpId) await addJob(ctx, 'run-dump', { dumpId }, { transaction })
    return true
  })

/** A feed that is due and has no run underway, moved on to its next due time. */
async function takeDueFeed(transaction: Transaction<Tables>, now: Date): Promise<Feed | undefined> {
  const feed = await transaction
    .selectFrom('portal.feed as feed')
    .selectAll('feed')
    .where('feed.status', '=', 'active')
    .where('feed.next_due_at', '<=', now)
    .where(({ not, exists, selectFrom }) => {
      const run = selectFrom('portal.dump as run').select('run.id').whereRef('run.feed_id', '=', 'feed.id')
      return not(exists(run.where('run.status', 'in', ['queued', 'processing'])))
    })
    .orderBy('feed.next_due_at')
    .limit(1)
    .forUpdate('feed')
    .skipLocked()
    .executeTakeFirst()
  if (!feed) return undefined
  const next_due_at = nextDue(feed.starts_at, feed.frequency, now)
  await transaction.updateTable('portal.feed').set({ next_due_at }).where('id', '=', feed.id).execute()
  return feed
}

/** The row of a run; none when this due time had its run already. */
async function makeRun(ctx: Context, transaction: Transaction<Tables>, feed: Feed): Promise<string | undefined> {
  const filter = await transaction
    .selectFrom('portal.filter')
    .selectAll()
    .where('id', '=', feed.filter_id)
    .executeTakeFirstOrThrow()
  const { account_id, name, description, language, format, consolidation, delivery } = feed
  const options = JSON.stringify(feed.options)
  const settings = { account_id, name, description, language, format, consolidation, delivery, options }
  const due_at = lastDue(feed.starts_at, feed.frequency, ctx.now()) ?? feed.next_due_at
  const run = await transaction
    .insertInto('portal.dump')
    .values({
      id: newId(ctx),
      feed_id: feed.id,
      due_at,
      ...settings,
      ...snapshotOf(filter),
      status: 'queued',
      total: 0,
      created_at: ctx.now(),
    })
    .onConflict(conflict => conflict.columns(['feed_id', 'due_at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return run?.id
}
