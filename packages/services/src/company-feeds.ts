import type { DataCall } from '@portal/data-apis/data-api.ts'
import type { FeedStatus } from '@portal/domain/feed.ts'
import type { FeedFrequency } from '@portal/domain/schedule.ts'
import { filterOf, isChoosing } from './company-choices.ts'
import { type CompanyDelivery, readCompanyDelivery, readOptions } from './company-options.ts'
import type { Context } from './context.ts'
import { type NamedFeed, selectFeeds } from './feed-information.ts'
import { beginFeed, dueAfterChange, endFeed, lockAccount, lockFeed } from './feed-orders.ts'
import {
  type Caller,
  companyId,
  findPage,
  momentOf,
  type PortalOperation,
  textOf,
  unknownOf,
} from './portal-operation.ts'
import { newId } from './secrets.ts'

interface FeedRequest extends CompanyDelivery {
  frequency?: keyof typeof frequencies
  status?: 'active' | 'inactive'
}

/** Days between two runs, by the names of this API. */
const frequencies = { daily: 1, weekly: 7, biweekly: 14, monthly: 30 } as const satisfies Record<string, FeedFrequency>
const frequencyNames = Object.fromEntries(Object.entries(frequencies).map(([name, days]) => [days, name]))

export const companiesFeedsPost: PortalOperation = async (ctx, caller, call) => {
  const delivery = readCompanyDelivery(call)
  const { frequency = 'daily', status = 'active' } = call.body as FeedRequest
  const id = newId(ctx)
  await ctx.db.transaction().execute(async transaction => {
    await lockAccount(transaction, caller)
    const filter = await filterOf(ctx, transaction, caller, call)
    const about = { id, account_id: caller.accountId, family: 'emis' as const, filter_id: filter.id }
    await beginFeed(ctx, transaction, { ...about, ...delivery, frequency: frequencies[frequency] })
    if (status === 'inactive') {
      await transaction.updateTable('portal.feed').set({ status }).where('id', '=', id).execute()
    }
  })
  return { status: 201, body: { data: present(await findFeed(ctx, caller, call, id)) } }
}

/** The caller's feeds; ended ones are gone. */
export const companiesFeedsGet: PortalOperation = async (ctx, caller, call) => {
  const asked = textOf(call, 'status') as FeedStatus | undefined
  const statuses: FeedStatus[] = asked ? [asked] : ['active', 'inactive']
  const own = selectFeeds(ctx, 'emis', caller.accountId).where('feed.status', 'in', statuses)
  const { total, items } = await findPage(call, own.orderBy('feed.id'))
  return { body: { data: { total, items: items.map(present) } } }
}

export const companiesFeedsIdGet: PortalOperation = async (ctx, caller, call) => {
  const feed = await findFeed(ctx, caller, call, companyId(call, 'FEED'))
  return { body: { data: present(feed) } }
}

/** Changes what is sent. A feed that is resumed makes up for the time in between at its next run. */
export const companiesFeedsIdPatch: PortalOperation = async (ctx, caller, call) => {
  const id = companyId(call, 'FEED')
  await ctx.db.transaction().execute(async transaction => {
    await lockAccount(transaction, caller)
    const before = await lockFeed(transaction, 'emis', caller, call, id)
    if (before.status === 'deleted') throw unknownOf('emis', 'FEED', call, id)
    const request = call.body as FeedRequest
    const frequency = request.frequency ? frequencies[request.frequency] : before.frequency
    const status = request.status ?? before.status
    const { language: _, ...delivery } = readCompanyDelivery(call, before)
    const filter_id = isChoosing(call) ? (await filterOf(ctx, transaction, caller, call)).id : before.filter_id
    const next_due_at = dueAfterChange(ctx, before, status, frequency)
    await transaction
      .updateTable('portal.feed')
      .set({ ...delivery, filter_id, frequency, status, next_due_at, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
  return { body: { data: present(await findFeed(ctx, caller, call, id)) } }
}

export const companiesFeedsIdDelete: PortalOperation = async (ctx, caller, call) => {
  await endFeed(ctx, 'emis', caller, call, companyId(call, 'FEED'))
  return { status: 204, body: undefined }
}

/** The caller's own feed; a 404 for any other and for one that has ended. */
async function findFeed(ctx: Context, { accountId }: Caller, call: DataCall, id: string): Promise<NamedFeed> {
  const own = selectFeeds(ctx, 'emis', accountId).where('feed.id', '=', id)
  const feed = await own.where('feed.status', '!=', 'deleted').executeTakeFirst()
  if (!feed) throw unknownOf('emis', 'FEED', call, id)
  return feed
}

const present = (feed: NamedFeed) => ({
  id: feed.id,
  filter_id: feed.filter_id,
  name: feed.name,
  description: feed.description,
  is_xml: feed.format === 'xml',
  ...readOptions(feed),
  consolidation: feed.consolidation,
  frequency: frequencyNames[feed.frequency],
  status: feed.status,
  created_at: momentOf(feed.created_at),
  updated_at: momentOf(feed.updated_at),
  ...(feed.last_run_at && { last_run_at: momentOf(feed.last_run_at) }),
  ...(feed.status === 'active' && { next_run_at: momentOf(feed.next_due_at) }),
})
