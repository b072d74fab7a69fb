import { limits } from '@portal/domain/limits.ts'
import { findPlace } from '../countries.ts'
import { type DataCall, type DataContext, type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import { applyFunction } from '../insight-functions.ts'
import { refusal } from '../refusal.ts'
import { type Insight, type InsightPart, insights } from '../samples/insight-data.ts'
import { findInsightSeries, type InsightReference, referenceKey } from '../sources/insight-series.ts'
import type { Points } from '../sources/points.ts'
import { describeSeries, withoutHints } from './describe-series.ts'
import { readInsight } from './insights.ts'
import { checkSpan, notFound, wrongParameter } from './refusals.ts'
import { keepFlagged } from './requested-series.ts'
import { describePoints, readSeenPoints, type SeenPoints } from './time-points.ts'

/** One series of an insight: its id is the insight's number, a hyphen and its position. */
export interface InsightSeries {
  id: string
  insight: Insight
  part: InsightPart
  reference: InsightReference
  /** Nothing when the series behind it is gone. */
  seriesId: number | undefined
}

/** The series of insights in the authors' order, with the ones behind them found. */
export async function listInsightSeries(ctx: DataContext, chosen: readonly Insight[]): Promise<InsightSeries[]> {
  const listed = chosen.flatMap(insight =>
    insight.parts
      .flatMap(part => part.places.map(place => ({ part, place })))
      .map(({ part, place }, at) => {
        const reference = { indicator: part.indicator, place, frequency: part.frequency }
        return { id: `${insight.id}-${at + 1}`, insight, part, reference }
      }),
  )
  const ids = await findInsightSeries(
    ctx,
    listed.map(({ reference }) => reference),
  )
  return listed.map(series => ({ ...series, seriesId: ids.get(referenceKey(series.reference)) }))
}

/** The name that an author gave to a series: the place and what is shown of it. */
export function nameOf({ part, reference }: InsightSeries, language: DataLanguage): string {
  const place = findPlace(reference.place)
  const what = inLanguage(language, part.what)
  if (!place || place.type === 'world') return what
  return language === 'zh' ? `${place.zh}：${what}` : `${place.en}, ${what}`
}

/** The points of a series as the insight shows them. What was withdrawn has no place in a computed series. */
export function transform({ points, deleted }: SeenPoints, { part }: InsightSeries): SeenPoints {
  const none: Points = { dates: [], values: [], updatedAt: [] }
  return { points: applyFunction(points, part.function), deleted: part.function ? none : deleted }
}

interface Parts {
  metadata?: true
  points?: true
}

/** InsightSeries for each of some series, as far as the call wants them. */
async function describeAll(ctx: DataContext, call: DataCall, series: InsightSeries[], parts: Parts) {
  const ids = [...new Set(series.flatMap(({ seriesId }) => seriesId ?? []))]
  const { language, params } = call
  const withReplacements = params.with_replacements_metadata === true
  const [descriptions, seen] = await Promise.all([
    parts.metadata ? describeSeries(ctx, ids, { language, withReplacements }) : undefined,
    parts.points ? readSeenPoints(ctx, call, ids, 'today') : undefined,
  ])
  return series.map(one => {
    const { seriesId } = one
    const description = descriptions?.get(seriesId!)
    const points = seen?.get(seriesId!)
    return {
      entityId: one.id,
      insightSeries: describeUse(one, language),
      ...(seriesId !== undefined && {
        seriesData: {
          entityId: String(seriesId),
          subscribed: true,
          ...(description && withoutHints(description)),
          ...(points && describePoints(call, transform(points, one))),
        },
      }),
    }
  })
}

/** InsightSeriesInformation. */
const describeUse = (series: InsightSeries, language: DataLanguage) => ({
  id: series.id,
  insightId: String(series.insight.id),
  name: nameOf(series, language),
  deleted: series.seriesId === undefined,
  group: inLanguage(language, series.part.group),
  type: 'series',
  ...(series.part.function && { appliedFunctions: series.part.function }),
})

/** The series that the flags of the call keep; without a flag also those that are gone. */
async function keepWanted(ctx: DataContext, call: DataCall, series: InsightSeries[]): Promise<InsightSeries[]> {
  const ids = series.flatMap(({ seriesId }) => seriesId ?? [])
  const kept = await keepFlagged(ctx, call, ids)
  if (kept.size === new Set(ids).size) return series
  return series.filter(({ seriesId }) => seriesId !== undefined && kept.has(seriesId))
}

/** One page of the series of an insight. */
const reading =
  (parts: Parts): Handler =>
  async (ctx, call) => {
    checkSpan(call)
    const series = await keepWanted(ctx, call, await listInsightSeries(ctx, [readInsight(call)]))
    const { limit = 100, offset = 0 } = call.params as { limit?: number; offset?: number }
    const items = await describeAll(ctx, call, series.slice(offset, offset + limit), parts)
    return { body: { data: { total: series.length, items } } }
  }

/** Series of any insights, by their own ids: the known ones. */
const readingList =
  (parts: Parts): Handler =>
  async (ctx, call) => {
    checkSpan(call)
    const series = await keepWanted(ctx, call, await readListed(ctx, call))
    return { body: { data: await describeAll(ctx, call, series, parts) } }
  }

async function readListed(ctx: DataContext, call: DataCall): Promise<InsightSeries[]> {
  const { series_id } = call.params
  const ids = (Array.isArray(series_id) ? series_id : String(series_id).split(',')).map(id => String(id).trim())
  if (ids.length > limits.seriesIdsMax) {
    const limit = limits.seriesIdsMax
    throw wrongParameter(call, { en: `series_id: at most ${limit} series.`, zh: `series_id：最多${limit}条数列。` })
  }
  const malformed = ids.find(id => !/^\d{1,9}-\d{1,4}$/.test(id))
  if (malformed !== undefined) {
    throw refusal(call, 400, 'INVALID_SERIES_ID', {
      en: `${malformed} is no id of an insight's series. Write the number of the insight, a hyphen and a position.`,
      zh: `${malformed}不是洞察数列ID。请填写洞察编号、连字符和序号。`,
    })
  }
  const numbers = new Set(ids.map(id => Number(id.split('-')[0])))
  const known = await listInsightSeries(
    ctx,
    insights.filter(({ id }) => numbers.has(id)),
  )
  const byId = new Map(known.map(series => [series.id, series]))
  const found = [...new Set(ids)].flatMap(id => byId.get(id) ?? [])
  if (!found.length) throw notFound(call, ids[0]!)
  return found
}

/** The operations of the tag Insights that give their series. */
export const insightSeriesHandlers: Record<string, Handler> = {
  getInsightSeries: reading({ metadata: true, points: true }),
  getInsightSeriesData: reading({ points: true }),
  getInsightSeriesMetadata: reading({ metadata: true }),
  getInsightSeriesList: readingList({ metadata: true, points: true }),
  getInsightSeriesListData: readingList({ points: true }),
  getInsightSeriesListMetadata: readingList({ metadata: true }),
}
