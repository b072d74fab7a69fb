import { readWholeSeries, selectSeries, type WholeSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'
import { findChanges, isDayChanged, type SeriesChange } from '@portal/data-apis/sources/series-changes.ts'
import { type FileSubject, fileName } from '@portal/domain/dump.ts'
import type { Context } from './context.ts'
import type { DeliveryFamily, FileOrder } from './delivery-family.ts'
import { type ExportPlan, exportFile } from './export-file.ts'
import { choiceOf } from './filters.ts'
import { momentOf } from './portal-operation.ts'

type Order = FileOrder<SeriesChange>

/** Small enough that a cancelled dump ends, and its progress moves, every fraction of a second. */
const seriesPerChunk = 100

/** Series of the macro API: a dump holds them whole, a feed the points that changed. */
export const seriesDeliveries: DeliveryFamily<SeriesChange> = {
  select: (ctx, choice) => selectSeries(ctx, choiceOf(choice)),
  findChanges,
  fileName: order => fileName(subjectOf(order), order.dump.consolidation, order.dump.format),
  write(snapshot, order, report) {
    const { format, consolidation } = order.dump
    const about = { subject: subjectOf(order), header: headerOf(order), total: order.ids.length }
    return exportFile({ ...about, format, consolidation }, seriesOf(snapshot, order, report))
  },
}

const subjectOf = ({ dump, feed, at }: Order): FileSubject => ({
  kind: feed ? 'feed' : 'dump',
  id: feed?.id ?? dump.id,
  at,
})

function headerOf({ dump, feed, ids, at }: Order): ExportPlan['header'] {
  if (!feed) {
    const { id, name, description, filter_id, filter_name, filter_description, language } = dump
    const about = { id, name, description, filter_id, filter_name, filter_description }
    const times = { created: momentOf(dump.created_at), generatedAt: momentOf(at) }
    return { ...about, ...times, language, totalSeriesNumber: ids.length }
  }
  return {
    id: feed.id,
    name: feed.name,
    filterId: feed.filter_id,
    generatedAt: momentOf(at),
    language: feed.language,
    updatedAfter: momentOf(feed.delivered_at),
    fullDump: feed.full_dump,
    metadataOnly: false,
    seriesCount: ids.length,
  }
}

async function* seriesOf(
  snapshot: Context,
  { ids, changes, dump }: Order,
  report: (done: number) => Promise<void>,
): AsyncGenerator<WholeSeries> {
  for (let at = 0; at < ids.length; at += seriesPerChunk) {
    const chunk = await readWholeSeries(snapshot, ids.slice(at, at + seriesPerChunk), dump.language)
    yield* changes ? chunk.map(series => cutToChange(series, changes.get(Number(series.entityId)))) : chunk
    await report(Math.min(at + seriesPerChunk, ids.length))
  }
}

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
