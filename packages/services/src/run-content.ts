import { readHorizon } from '@portal/data-apis/sources/series-changes.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Transaction } from 'kysely'
import { companyDeliveries } from './company-deliveries.ts'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { DeliveryFamily, FamilyName, FileOrder } from './delivery-family.ts'
import type { Dump, Feed } from './operation-tables.ts'
import { seriesDeliveries } from './series-deliveries.ts'

/** What one run puts into its file. */
export interface RunContent {
  total: number
  fileName: string
  write(report: (done: number) => Promise<void>): AsyncGenerator<Uint8Array>
  /** Part of the transaction that completes the run: remembers what was delivered. Throws when that has moved on. */
  settle(transaction: Transaction<Tables>): Promise<void>
}

/** Reads what a dump or a feed's run delivers, as it is in the snapshot. */
export const runContent = (snapshot: Context, dump: Dump): Promise<RunContent> => runners[dump.family](snapshot, dump)

const runnerOf =
  <Change>(family: DeliveryFamily<Change>) =>
  (snapshot: Context, dump: Dump) =>
    dump.feed_id ? feedContent(family, snapshot, dump, dump.feed_id) : dumpContent(family, snapshot, dump)

const runners: Record<FamilyName, (snapshot: Context, dump: Dump) => Promise<RunContent>> = {
  ceic: runnerOf(seriesDeliveries),
  emis: runnerOf(companyDeliveries),
}

/** Everything the filter selects. */
async function dumpContent<Change>(family: DeliveryFamily<Change>, snapshot: Context, dump: Dump): Promise<RunContent> {
  const ids = await family.select(snapshot, dump)
  const order = { dump, feed: undefined, ids, changes: undefined, at: dump.started_at! }
  return { ...contentOf(family, snapshot, order), settle: async () => {} }
}

/** What the filter selects and changed since the feed's last delivery; all of it when the feed sends everything. */
async function feedContent<Change>(
  family: DeliveryFamily<Change>,
  snapshot: Context,
  dump: Dump,
  feedId: string,
): Promise<RunContent> {
  const feed = await snapshot.db
    .selectFrom('portal.feed')
    .selectAll()
    .where('id', '=', feedId)
    .executeTakeFirstOrThrow()
  const selected = await family.select(snapshot, dump)
  const until = await readHorizon(snapshot.db)
  const found = await family.findChanges(snapshot.db, selected, { since: feed.delivered_xid, until })
  const isWhole = feed.full_dump && found.size > 0
  const ids = isWhole ? selected : [...found.keys()]
  if (isWhole && ids.length > limits.fullDumpSeriesMax) throw new Error('The filter selects too many series.')
  const order = { dump, feed, ids, changes: isWhole ? undefined : found, at: dump.started_at! }
  return {
    ...contentOf(family, snapshot, order),
    settle: transaction => moveForward(transaction, feed, until, order.at),
  }
}

const contentOf = <Change>(family: DeliveryFamily<Change>, snapshot: Context, order: FileOrder<Change>) => ({
  total: order.ids.length,
  fileName: family.fileName(order),
  write: (report: (done: number) => Promise<void>) => family.write(snapshot, order, report),
})

async function moveForward(transaction: Transaction<Tables>, feed: Feed, until: string, deliveredAt: Date) {
  const { numUpdatedRows } = await transaction
    .updateTable('portal.feed')
    .set({ delivered_xid: until, delivered_at: deliveredAt, last_run_at: deliveredAt })
    .where('id', '=', feed.id)
    .where('delivered_xid', '=', feed.delivered_xid)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The feed was delivered by another run meanwhile.')
}
