import type { DataCall } from '@portal/data-apis/data-api.ts'
import { canFeedBecome, type FeedStatus } from '@portal/domain/feed.ts'
import { type FeedFrequency, nextDue } from '@portal/domain/schedule.ts'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { FamilyName } from './delivery-family.ts'
import type { Feed } from './operation-tables.ts'
import { type Caller, unknownOf } from './portal-operation.ts'

type Times = 'created_at' | 'updated_at' | 'starts_at' | 'next_due_at' | 'status' | 'delivered_xid' | 'delivered_at'
type NewFeed = Omit<Insertable<Tables['portal.feed']>, Times>

/** Begins a feed. Its first run is due one period from now and brings what changes from now on. */
export async function beginFeed(ctx: Context, transaction: Transaction<Tables>, feed: NewFeed): Promise<void> {
  const now = ctx.now()
  const times = { created_at: now, updated_at: now, starts_at: now, next_due_at: nextDue(now, feed.frequency, now) }
  await transaction
    .insertInto('portal.feed')
    .values({
      ...feed,
      ...times,
      status: 'active',
      delivered_xid: sql<string>`pg_snapshot_xmin(pg_current_snapshot())`,
      delivered_at: now,
    })
    .execute()
}

/** Everything about the feeds of one account that must not change at the same time happens under this lock. */
export const lockAccount = (transaction: Transaction<Tables>, { accountId }: Caller) =>
  transaction.selectFrom('portal.account').select('id').where('id', '=', accountId).forUpdate().execute()

export async function lockFeed(
  transaction: Transaction<Tables>,
  family: FamilyName,
  caller: Caller,
  call: DataCall,
  id: string,
): Promise<Feed> {
  const feed = await transaction
    .selectFrom('portal.feed')
    .selectAll()
    .where('id', '=', id)
    .where('family', '=', family)
    .where('account_id', '=', caller.accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!feed) throw unknownOf(family, 'FEED', call, id)
  return feed
}

/** When a feed is due next after a change. One that is resumed makes up for the time in between at its next run. */
export function dueAfterChange(ctx: Context, before: Feed, status: FeedStatus, frequency: FeedFrequency): Date {
  const isResumed = status === 'active' && before.status !== 'active'
  const isRescheduled = isResumed || frequency !== before.frequency
  return isRescheduled ? nextDue(before.starts_at, frequency, ctx.now()) : before.next_due_at
}

/** Ends a feed for good; a run in progress delivers nothing any more. */
export const endFeed = (ctx: Context, family: FamilyName, caller: Caller, call: DataCall, id: string): Promise<void> =>
  ctx.db.transaction().execute(async transaction => {
    const { status } = await lockFeed(transaction, family, caller, call, id)
    if (!canFeedBecome(status, 'deleted')) throw unknownOf(family, 'FEED', call, id)
    const change = { status: 'deleted' as const, user_ftp_password: null, updated_at: ctx.now() }
    await transaction.updateTable('portal.feed').set(change).where('id', '=', id).execute()
    await transaction
      .updateTable('portal.dump')
      .set({ status: 'cancelled', ended_at: ctx.now() })
      .where('feed_id', '=', id)
      .where('status', 'in', ['queued', 'processing'])
      .execute()
  })
