import { selectSeries, type WholeSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'
import { findChanges, isDayChanged, readHorizon, type SeriesChange } from '@portal/data-apis/sources/series-changes.ts'
import type { FileSubject } from '@portal/domain/dump.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { ExportPlan } from './export-file.ts'
import { choiceOf } from './filters.ts'
import type { Dump, Feed } from './operation-tables.ts'
import { momentOf } from './portal-operation.ts'

/** What one run puts into its file. */
export interface RunContent {
  ids: number[]
  subject: FileSubject
  header: ExportPlan['header']
  /** The part of a series that belongs into the file. */
  cut(series: WholeSeries): WholeSeries
  /** Part of the transaction that completes the run: remembers what was delivered. Throws when that has moved on. */
  settle(transaction: Transaction<Tables>): Promise<void>
}

/** Everything the filter selects, as it is in the snapshot. */
export async function dumpContent(snapshot: Context, dump: Dump): Promise<RunContent> {
  const { id, name, description, filter_id, filter_name, filter_description, language } = dump
  const ids = await selectSeries(snapshot, choiceOf(dump))
  const about = { id, name, description, filter_id, filter_name, filter_description }
  const times = { created: momentOf(dump.created_at), generatedAt: momentOf(dump.started_at!) }
  return {
    ids,
    subject: { kind: 'dump', id, at: dump.started_at! },
    header: { ...about, ...times, language, totalSeriesNumber: ids.length },
    cut: series => series,
    settle: async () => {},
  }
}

/** The series of the filter that changed since the feed's last delivery, with the points that changed. */
export async function feedContent(snapshot: Context, dump: Dump, feedId: string): Promise<RunContent> {
  const feed = await snapshot.db
    .selectFrom('portal.feed')
    .selectAll()
    .where('id', '=', feedId)
    .executeTakeFirstOrThrow()
  const selected = await selectSeries(snapshot, choiceOf(dump))
  const until = await readHorizon(snapshot.db)
  const changes = await findChanges(snapshot.db, selected, { since: feed.delivered_xid, until })
  const ids = feed.full_dump && changes.size > 0 ? selected : [...changes.keys()]
  if (feed.full_dump && ids.length > limits.fullDumpSeriesMax) throw new Error('The filter selects too many series.')
  const generatedAt = dump.started_at!
  return {
    ids,
    subject: { kind: 'feed', id: feed.id, at: generatedAt },
    header: headerOf(feed, generatedAt, ids.length),
    cut: feed.full_dump ? series => series : series => cutToChange(series, changes.get(Number(series.entityId))),
    settle: transaction => moveForward(transaction, feed, until, generatedAt),
  }
}

const headerOf = (feed: Feed, generatedAt: Date, seriesCount: number): ExportPlan['header'] => ({
  id: feed.id,
  name: feed.name,
  filterId: feed.filter_id,
  generatedAt: momentOf(generatedAt),
  language: feed.language,
  updatedAfter: momentOf(feed.delivered_at),
  fullDump: feed.full_dump,
  metadataOnly: false,
  seriesCount,
})

/** A series with only the points that changed; none when its description alone did. */
function cutToChange(series: WholeSeries, change: SeriesChange | undefined): WholeSeries {
  const isChanged = ({ date }: { date: string }) => change !== undefined && isDayChanged(change, date)
  const { timePoints, deletedTimePoints } = series
  return {
    ...series,
    timePoints: timePoints.filter(isChanged),
    deletedTimePoints: deletedTimePoints.filter(isChanged),
  }
}

async function moveForward(transaction: Transaction<Tables>, feed: Feed, until: string, deliveredAt: Date) {
  const { numUpdatedRows } = await transaction
    .updateTable('portal.feed')
    .set({ delivered_xid: until, delivered_at: deliveredAt })
    .where('id', '=', feed.id)
    .where('delivered_xid', '=', feed.delivered_xid)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The feed was delivered by another run meanwhile.')
}
