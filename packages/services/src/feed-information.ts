import type { DataAnswer, DataCall } from '@portal/data-apis/data-api.ts'
import type { Context } from './context.ts'
import type { FamilyName } from './delivery-family.ts'
import { type Caller, momentOf, notFound } from './portal-operation.ts'

/** The feeds of an account in a family, with the names of their filters. */
export const selectFeeds = (ctx: Context, family: FamilyName, accountId: string) =>
  ctx.db
    .selectFrom('portal.feed as feed')
    .innerJoin('portal.filter as filter', 'filter.id', 'feed.filter_id')
    .selectAll('feed')
    .select(['filter.name as filter_name', 'filter.description as filter_description'])
    .where('feed.family', '=', family)
    .where('feed.account_id', '=', accountId)

export type NamedFeed = Awaited<ReturnType<ReturnType<typeof selectFeeds>['executeTakeFirstOrThrow']>>

/** The caller's own feed; a 404 for any other. */
export async function findFeed(ctx: Context, { accountId }: Caller, call: DataCall, id: string): Promise<NamedFeed> {
  const feed = await selectFeeds(ctx, 'ceic', accountId).where('feed.id', '=', id).executeTakeFirst()
  if (!feed) throw notFound(call, id)
  return feed
}

/** One feed stands in its answer as it is, without `data` around it. */
export const answerFeed = (feed: NamedFeed): DataAnswer => ({ body: presentFeed(feed) })

/** What is shown of a feed: everything but the password. */
export const presentFeed = (feed: NamedFeed) => ({
  id: feed.id,
  name: feed.name,
  description: feed.description,
  filter_id: feed.filter_id,
  filter_name: feed.filter_name,
  filter_description: feed.filter_description,
  status: feed.status,
  user_id: feed.account_id,
  frequency: feed.frequency,
  created_at: momentOf(feed.created_at),
  feed_updated_at: momentOf(feed.updated_at),
  language: feed.language,
  consolidation_method: feed.consolidation,
  delivery_method: feed.delivery,
  delivery_format: feed.format,
  ...(feed.user_ftp_path && { delivery_path: feed.user_ftp_path }),
  ...(feed.user_ftp_url && { user_ftp_url: feed.user_ftp_url }),
  ...(feed.user_ftp_username && { user_ftp_username: feed.user_ftp_username }),
  updated_after: momentOf(feed.delivered_at),
  full_dump: feed.full_dump,
  metadata_only: false,
})
