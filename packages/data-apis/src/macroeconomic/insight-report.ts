import { type DataCall, type DataContext, type DataLanguage, inLanguage } from '../data-api.ts'
import { pictureLanguage } from '../pictures/canvas.ts'
import { drawReport } from '../pictures/report.ts'
import { refusal } from '../refusal.ts'
import { insights } from '../samples/insight-data.ts'
import { readPoints } from '../sources/series-points.ts'
import { readSeriesRows, type SeriesRow } from '../sources/series-rows.ts'
import { type InsightSeries, listInsightSeries, nameOf, transform } from './insight-series.ts'
import { readInsight } from './insights.ts'
import { type PointWindow, pickPoints } from './point-history.ts'
import { checkSpan } from './refusals.ts'
import { windowOf } from './time-points.ts'

/** What a report is to hold. */
export interface InsightReportRequest {
  insightId: number
  language: DataLanguage
  window: PointWindow
}

export interface InsightReport {
  title: string
  description: string
  series: ReportedSeries[]
}

export interface ReportedSeries {
  id: string
  name: string
  group: string
  unit: string
  source: string
  /** Oldest first; blank ones have no value. */
  points: { date: string; value: number | null }[]
}

/**
 * Reads what a call wants to have reported. Throws a 404 for an unknown insight and a 400 with EMPTY_VISUALS when there
 * would be nothing in the report.
 */
export async function readReportRequest(ctx: DataContext, call: DataCall): Promise<InsightReportRequest> {
  checkSpan(call)
  const request = { insightId: readInsight(call).id, language: call.language, window: windowOf(call) }
  const { series } = await readInsightReport(ctx, request)
  if (series.some(({ points }) => points.length)) return request
  throw refusal(call, 400, 'EMPTY_VISUALS', {
    en: 'The insight has nothing to download between these dates. Widen the range, or leave it out.',
    zh: '该洞察在所选日期内没有可下载的内容，请扩大日期范围或不填日期。',
  })
}

/** The series of an insight with the points that it shows; those that are gone are left out. */
export async function readInsightReport(
  ctx: DataContext,
  { insightId, language, window }: InsightReportRequest,
): Promise<InsightReport> {
  const insight = insights.find(({ id }) => id === insightId)!
  const listed = await listInsightSeries(ctx, [insight])
  const ids = [...new Set(listed.flatMap(({ seriesId }) => seriesId ?? []))]
  const [rows, points] = await Promise.all([readSeriesRows(ctx, ids, language), readPoints(ctx, ids)])
  const series = listed.flatMap(one => {
    const [row, stored] = [rows.get(one.seriesId!), points.get(one.seriesId!)]
    if (!row || !stored) return []
    const shown = transform({ points: stored, deleted: stored.deleted }, one).points
    return [{ ...describe(one, row, language), points: pickPoints(shown, window).reverse() }]
  })
  return { title: inLanguage(language, insight.name), description: inLanguage(language, insight.description), series }
}

const describe = (series: InsightSeries, { unit, source }: SeriesRow, language: DataLanguage) => ({
  id: series.id,
  name: nameOf(series, language),
  group: inLanguage(language, series.part.group),
  unit: series.part.function ? '%' : unit.name,
  source: source.name,
})

/** The report as a document of charts, in English where this machine cannot draw Chinese. */
export async function drawInsightReport(ctx: DataContext, request: InsightReportRequest): Promise<Uint8Array> {
  const language = pictureLanguage(request.language)
  const { title, description, series } = await readInsightReport(ctx, { ...request, language })
  return drawReport({
    title,
    description,
    foot: ctx.now().toISOString().slice(0, 10),
    charts: series.map(({ name, unit, source, points }) => ({
      title: name,
      subtitle: `${unit} · ${source}`,
      points: points.filter((point): point is { date: string; value: number } => point.value !== null),
      empty: language === 'zh' ? '所选时间段内没有观测值。' : 'No observations in this span.',
    })),
  })
}
