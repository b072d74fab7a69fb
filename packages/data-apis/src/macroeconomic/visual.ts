import type { DataCall, DataLanguage, Handler } from '../data-api.ts'
import { type PictureFormat, pictureLanguage } from '../pictures/canvas.ts'
import { drawChart } from '../pictures/chart.ts'
import { drawTable } from '../pictures/table.ts'
import { readSeriesRows, type SeriesRow } from '../sources/series-rows.ts'
import { type Point, pickPoints } from './point-history.ts'
import { checkSpan, noRevisions } from './refusals.ts'
import { readRequestedOne } from './requested-series.ts'
import { readSeenPoints, type SeenPoints, viewOf } from './time-points.ts'

/** A picture of one series: its line, or its newest points as a table. */
const getSeriesVisual: Handler = async (ctx, call) => {
  checkSpan(call)
  const { reference, id } = await readRequestedOne(ctx, call)
  const language = pictureLanguage(call.language)
  const [rows, seen] = await Promise.all([
    readSeriesRows(ctx, [id], language),
    readSeenPoints(ctx, call, [id], viewOf(call)),
  ])
  const points = seen.get(id)
  if (!points) throw noRevisions(call, reference)
  const { type, width, height, format } = call.params as Record<string, unknown>
  const draw = type === 'table' ? drawTable : drawChart
  const size = { width: Math.round(Number(width ?? 600)), height: Math.round(Number(height ?? 400)) }
  const kind: PictureFormat = format === 'jpeg' ? 'jpeg' : 'png'
  const content = { ...describe(rows.get(id)!, language), points: choosePoints(call, points) }
  const fileName = `${id}.${kind === 'jpeg' ? 'jpg' : 'png'}`
  return { bytes: await draw(content, size, kind), contentType: `image/${kind}`, fileName }
}

const describe = ({ name, unit, source }: SeriesRow, language: DataLanguage) => ({
  title: name,
  subtitle: `${unit.name} · ${source.name}`,
  empty: language === 'zh' ? '所选时间段内没有观测值。' : 'No observations in this span.',
})

/** The points that the call wants to see, oldest first: a first day overrules the period. */
function choosePoints({ params }: DataCall, { points }: SeenPoints) {
  const { start_date, end_date, period } = params as Record<string, string | undefined>
  const window = { count: Infinity, end_date, blank_observations: false }
  const newest = pickPoints(points, { ...window, count: 1 })[0]
  const start = start_date ?? (period && newest ? countBack(newest.date, period) : undefined)
  return pickPoints(points, { ...window, start_date: start })
    .filter((point): point is Point & { value: number } => point.value !== null)
    .reverse()
}

/** The first day after a period that ends with this one: 10y, 20m, 4w or 12d earlier. */
export function countBack(date: string, period: string): string {
  const count = Number(period.slice(0, -1))
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const months = { y: 12, m: 1 }[period.at(-1)!]
  const start = months
    ? new Date(Date.UTC(year, month - 1 - months * count, day + 1))
    : new Date(Date.UTC(year, month - 1, day + 1 - count * (period.endsWith('w') ? 7 : 1)))
  return start.getUTCFullYear() < 1 ? '' : start.toISOString().slice(0, 10)
}

export const visualHandlers: Record<string, Handler> = { getSeriesVisual }
