import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { summarise } from '../sources/points.ts'
import { type FacetName, searchSeries as findSeries, type SeriesOrder } from '../sources/series-search.ts'
import { readCallCriteria, readCallFilter } from './criteria.ts'
import { describeCoverage, describeSeries, type SeriesDescription, withoutHints } from './describe-series.ts'
import { addOwnSeries, describeOwnSeries, findOwnSeries } from './own-series.ts'
import { checkSpan } from './refusals.ts'
import { answerEach, type RequestedSeries, readRequestedSeries } from './requested-series.ts'
import { describeStatistics } from './statistics.ts'
import { describePoints, readSeenPoints, type SeenPoints, type View, viewOf } from './time-points.ts'

/** The caller's own series come before the published ones, whatever the order of these. */
const searchSeries: Handler = async (ctx, call) => {
  const { order, direction, facet } = call.params as Record<string, unknown>
  const { limit = 100, offset = 0 } = call.params as { limit?: number; offset?: number }
  const criteria = await readCallCriteria(ctx, call)
  const own = findOwnSeries(ctx, call, criteria)
  const shown = own.slice(offset, offset + limit).map(series => describeOwnSeries(ctx, call, series))
  const { total, ids, facets } = await findSeries(ctx, {
    criteria,
    filter: readCallFilter(call),
    order: (order ?? 'relevance') as SeriesOrder,
    direction: (direction ?? 'asc') as 'asc' | 'desc',
    facets: [...new Set((facet as FacetName[] | undefined) ?? [])],
    limit: limit - shown.length,
    offset: Math.max(0, offset - own.length),
  })
  const descriptions = await describeFor(ctx, call, ids)
  const items = ids.map(id => ({ entityId: String(id), ...withoutHints(descriptions.get(id)!) }))
  const found = { total: total + own.length, items: [...shown, ...items], facets: addOwnSeries(facets, own) }
  return { body: { data: found } }
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

/** What a read of several series gives, and as of when. */
interface Reading {
  metadata?: true
  points?: true
  view?: View
}

const reading =
  (wanted: Reading): Handler =>
  async (ctx, call) => {
    checkSpan(call)
    const request = await readRequestedSeries(ctx, call)
    const ids = request.series.map(({ id }) => id)
    const view = wanted.view ?? viewOf(call)
    const [descriptions, seen] = await Promise.all([
      wanted.metadata && describeFor(ctx, call, ids, askedPlaces(request.series)),
      wanted.points || view !== 'today' ? readSeenPoints(ctx, call, ids, view) : undefined,
    ])
    return answerEach(call, request, ({ id }) => {
      if (seen && !seen.has(id)) return undefined
      const description = descriptions?.get(id)
      return {
        subscribed: true,
        ...(description && (view === 'today' ? description : inThePast(description, seen!.get(id)!))),
        ...(wanted.points && describePoints(call, seen!.get(id)!)),
      }
    })
  }

/** Metadata whose coverage is that of points of the past. */
const inThePast = (description: SeriesDescription, { points }: SeenPoints): SeriesDescription => {
  const { startDate: _, endDate: __, lastValue: ___, lastChange: ____, ...metadata } = description.metadata
  return { ...description, metadata: { ...metadata, ...describeCoverage(summarise(points)) } }
}

const getSeriesStatistics: Handler = async (ctx, call) => {
  const request = await readRequestedSeries(ctx, call)
  const ids = request.series.map(({ id }) => id)
  const seen = await readSeenPoints(ctx, call, ids, viewOf(call))
  return answerEach(call, request, ({ id }) => seen.has(id) && { statistics: describeStatistics(seen.get(id)!.points) })
}

/** The operations of the tag Series that search and read. */
export const seriesHandlers: Record<string, Handler> = {
  searchSeries,
  getSeries: reading({ metadata: true, points: true }),
  getSeriesMetadata: reading({ metadata: true }),
  getSeriesTimePoints: reading({ points: true }),
  getSeriesEarliest: reading({ points: true, view: 'first' }),
  getSeriesStatistics,
}
