import type { DataCall } from '@portal/data-apis/data-api.ts'
import { canFeedBecome, type Delivery, type FeedStatus, feedStatuses } from '@portal/domain/feed.ts'
import { limits } from '@portal/domain/limits.ts'
import { type FeedFrequency, isFeedFrequency } from '@portal/domain/schedule.ts'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import { createdWithin, readDelivery, selectDeliverable } from './deliveries.ts'
import { answerFeed, findFeed, presentFeed, selectFeeds } from './feed-information.ts'
import { beginFeed, dueAfterChange, endFeed, lockAccount, lockFeed } from './feed-orders.ts'
import { changeTarget, readTarget } from './feed-targets.ts'
import type { Feed } from './operation-tables.ts'
import {
  type Caller,
  idOf,
  listOf,
  notFound,
  type PortalOperation,
  pageOf,
  refusal,
  textOf,
  wrongParameter,
} from './portal-operation.ts'
import { lockFilter } from './saved-filters.ts'
import { newId } from './secrets.ts'

export const createFeed: PortalOperation = async (ctx, caller, call) => {
  const { format, language, ...delivery } = readDelivery(call)
  const frequency = frequencyOf(call) ?? 1
  const full_dump = call.params.full_dump === true
  const id = newId(ctx)
  await ctx.db.transaction().execute(async transaction => {
    await lockAccount(transaction, caller)
    const filter = await lockFilter(transaction, 'ceic', caller.accountId, call, idOf(call, 'filter_id'))
    checkSize(call, full_dump, (await selectDeliverable({ ...ctx, db: transaction }, call, filter)).length)
    await checkLimit(transaction, caller, call)
    const about = { id, account_id: caller.accountId, family: 'ceic' as const, filter_id: filter.id }
    const settings = { frequency, full_dump, format, language, ...delivery, ...readTarget(ctx, call, id) }
    await beginFeed(ctx, transaction, { ...about, ...settings })
  })
  return { body: { data: presentFeed(await findFeed(ctx, caller, call, id)) } }
}

/** The caller's feeds, active and paused; ended ones only when asked for. */
export const getFeeds: PortalOperation = async (ctx, caller, call) => {
  const { limit, offset } = pageOf(call)
  const asked = (listOf(call, 'status') ?? []) as FeedStatus[]
  const statuses = asked.length ? asked : feedStatuses.filter(status => status !== 'deleted')
  let query = selectFeeds(ctx, 'ceic', caller.accountId).where('feed.status', 'in', statuses)
  if (call.params.filter_id !== undefined) query = query.where('feed.filter_id', '=', idOf(call, 'filter_id'))
  const feeds = await query
    .where(createdWithin(call, 'feed.created_at'))
    .orderBy('feed.id', call.params.created_order === 'desc' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { body: { data: feeds.map(presentFeed) } }
}

export const getFeed: PortalOperation = async (ctx, caller, call) =>
  answerFeed(await findFeed(ctx, caller, call, idOf(call)))

/** Changes what is sent. A feed that is resumed makes up for the time in between at its next run. */
export const updateFeed: PortalOperation = async (ctx, caller, call) => {
  const id = idOf(call)
  await ctx.db.transaction().execute(async transaction => {
    await lockAccount(transaction, caller)
    const before = await lockFeed(transaction, 'ceic', caller, call, id)
    const { status: wanted = before.status, ...change } = await readChange(ctx, transaction, caller, call, before)
    const status = wanted as FeedStatus
    if (!canFeedBecome(before.status, status)) throw notFound(call, id)
    if (status === 'active' && before.status !== 'active') await checkLimit(transaction, caller, call)
    const next_due_at = dueAfterChange(ctx, before, status, change.frequency)
    await transaction
      .updateTable('portal.feed')
      .set({ ...change, ...changeTarget(ctx, call, before), status, next_due_at, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
  return answerFeed(await findFeed(ctx, caller, call, id))
}

export const deleteFeed: PortalOperation = async (ctx, caller, call) => {
  const id = idOf(call)
  await endFeed(ctx, 'ceic', caller, call, id)
  return answerFeed(await findFeed(ctx, caller, call, id))
}

async function checkLimit(transaction: Transaction<Tables>, { accountId }: Caller, call: DataCall) {
  const { active } = await transaction
    .selectFrom('portal.feed')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('account_id', '=', accountId)
    .where('family', '=', 'ceic')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  if (active < limits.activeFeedsMax) return
  throw refusal(call, 409, 'FEED_LIMIT_REACHED', 'operation.feed-limit', { limit: limits.activeFeedsMax })
}

function checkSize(call: DataCall, isFull: boolean, count: number) {
  const limit = limits.fullDumpSeriesMax
  if (isFull && count > limit) throw wrongParameter(call, 'operation.full-dump-too-large', { limit, count })
}

function frequencyOf(call: DataCall): FeedFrequency | undefined {
  const value = call.params.frequency
  if (value === undefined || isFeedFrequency(value)) return value
  throw wrongParameter(call, 'operation.value-wrong', { name: 'frequency', value: String(value) })
}

/** The settings after a change, checked together with those that stay. */
async function readChange(
  ctx: Context,
  transaction: Transaction<Tables>,
  caller: Caller,
  call: DataCall,
  before: Feed,
) {
  const { name, description, consolidation } = readDelivery(call)
  const sent = (field: string) => call.params[field] !== undefined
  const full_dump = typeof call.params.full_dump === 'boolean' ? call.params.full_dump : before.full_dump
  const filterId = sent('filter_id') ? idOf(call, 'filter_id') : before.filter_id
  const filter = await lockFilter(transaction, 'ceic', caller.accountId, call, filterId)
  checkSize(call, full_dump, (await selectDeliverable({ ...ctx, db: transaction }, call, filter)).length)
  return {
    status: textOf(call, 'status') || before.status,
    name: sent('name') ? name : before.name,
    description: sent('description') ? description : before.description,
    consolidation: sent('consolidation') ? consolidation : before.consolidation,
    delivery: (textOf(call, 'delivery') || before.delivery) as Delivery,
    frequency: frequencyOf(call) ?? before.frequency,
    filter_id: filter.id,
    full_dump,
  }
}
