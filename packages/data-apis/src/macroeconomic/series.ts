import type { DataCall, DataContext, DataError, Handler } from '../data-api.ts'
import { summarise } from '../sources/points.ts'
import { type FacetName, searchSeries as findSeries, type SeriesOrder } from '../sources/series-search.ts'
import { readCallCriteria, readCallFilter } from './criteria.ts'
import { describeCoverage, describeSeries, type SeriesDescription, withoutHints } from './describe-series.ts'
import { checkSpan, errorEntry, noRevisions } from './refusals.ts'
import { type RequestedSeries, readRequestedSeries } from './requested-series.ts'
import { describeStatistics } from './statistics.ts'
import { describePoints, readSeenPoints, type SeenPoints, type View, viewOf } from './time-points.ts'

const searchSeries: Handler = async (ctx, call) => {
  const { limit, offset, order, direction, facet } = call.params as Record<string, unknown>
  const { total, ids, facets } = await findSeries(ctx, {
    criteria: await readCallCriteria(ctx, call),
    filter: readCallFilter(call),
    order: (order ?? 'relevance') as SeriesOrder,
    direction: (direction ?? 'asc') as 'asc' | 'desc',
    facets: [...new Set((facet as FacetName[] | undefined) ?? [])],
    limit: Number(limit ?? 100),
    offset: Number(offset ?? 0),
  })
  const descriptions = await describeFor(ctx, call, ids)
  const items = ids.map(id => ({ entityId: String(id), ...withoutHints(descriptions.get(id)!) }))
  return { body: { data: { total, items, facets } } }
}

const describeFor = (ctx: DataContext, call: DataCall, ids: readonly number[], places?: ReadonlyMap<number, string>) =>
  describeSeries(ctx, ids, {
    language: call.language,
    withReplacements: call.params.with_replacements_metadata === true,
    ...(places && { places }),
  })

/** The SR code by which a series was asked for, so that its place comes first. */
const askedPlaces = (series: RequestedSeries[]) =>
  new Map(
    series.flatMap(({ reference, id }) => {
      const code = /SR\d+$/i.exec(reference)?.[0].toUpperCase()
      return code ? [[id, code] as const] : []
    }),
  )

/** Answers the series of the path one by one; an error instead of an item becomes an entry of `errors`. */
async function answerEach(
  call: DataCall,
  { series, errors }: { series: RequestedSeries[]; errors: DataError[] },
  describe: (asked: RequestedSeries) => object | undefined,
) {
  const described = series.map(asked => ({ asked, item: describe(asked) }))
  const failed = [
    ...errors,
    ...described.filter(({ item }) => !item).map(({ asked }) => noRevisions(call, asked.reference)),
  ]
  const data = described.flatMap(({ asked, item }) => (item ? [{ entityId: asked.reference, ...item }] : []))
  if (!data.length && failed[0]) throw failed[0]
  return { body: { data, errors: failed.map(errorEntry) } }
}

/** A read of several series: which parts of them it gives, and as of when. */
const reading =
  (parts: { metadata?: true; points?: true }, viewFor: (call: DataCall) => View = viewOf): Handler =>
  async (ctx, call) => {
    checkSpan(call)
    const request = await readRequestedSeries(ctx, call)
    const ids = request.series.map(({ id }) => id)
    const view = viewFor(call)
    const [descriptions, seen] = await Promise.all([
      parts.metadata ? describeFor(ctx, call, ids, askedPlaces(request.series)) : undefined,
      parts.points || view !== 'today' ? readSeenPoints(ctx, call, ids, view) : undefined,
    ])
    return answerEach(call, request, ({ id }) => {
      const points = seen?.get(id)
      if (seen && !points) return undefined
      const description = descriptions?.get(id)
      return {
        subscribed: true,
        ...(description && (points && view !== 'today' ? inThePast(description, points) : description)),
        ...(parts.points && describePoints(call, points!)),
      }
    })
  }

/** Metadata whose coverage is that of points of the past. */
const inThePast = (description: SeriesDescription, { points }: SeenPoints): SeriesDescription => {
  const { startDate: _, endDate: __, lastValue: ___, lastChange: ____, ...metadata } = description.metadata
  return { ...description, metadata: { ...metadata, ...describeCoverage(summarise(points)) } }
}

const getSeriesStatistics: Handler = async (ctx, call) => {
  const { series } = await readRequestedSeries(ctx, call)
  const seen = await readSeenPoints(
    ctx,
    call,
    series.map(({ id }) => id),
    viewOf(call),
  )
  const data = series.flatMap(asked => {
    const points = seen.get(asked.id)?.points
    if (!points && series.length === 1) throw noRevisions(call, asked.reference)
    const statistics = points && describeStatistics(points)
    return statistics ? [{ entityId: asked.reference, statistics }] : []
  })
  return { body: { data } }
}

/** The operations of the tag Series that search and read. */
export const seriesHandlers: Record<string, Handler> = {
  searchSeries,
  getSeries: reading({ metadata: true, points: true }),
  getSeriesMetadata: reading({ metadata: true }),
  getSeriesTimePoints: reading({ points: true }),
  getSeriesEarliest: reading({ points: true }, () => 'first'),
  getSeriesStatistics,
}
