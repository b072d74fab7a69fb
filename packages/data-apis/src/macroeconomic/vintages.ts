import { limits } from '@portal/domain/limits.ts'
import type { Handler } from '../data-api.ts'
import { readRevisions } from '../sources/series-points.ts'
import { type Point, valuesByDate } from './point-history.ts'
import { checkSpan } from './refusals.ts'
import { answerEach, readRequestedOne, readRequestedSeries } from './requested-series.ts'
import { describePoint, describePoints, readSeenPoints } from './time-points.ts'

/** Points with every value that was ever published for them. */
const getSeriesVintages: Handler = async (ctx, call) => {
  checkSpan(call)
  const request = await readRequestedSeries(ctx, call)
  const ids = request.series.map(({ id }) => id)
  const [seen, revisions] = await Promise.all([readSeenPoints(ctx, call, ids, 'today'), readRevisions(ctx, ids)])
  return answerEach(call, request, ({ id }) => {
    const values = revisions.has(id) && valuesByDate(revisions.get(id)!)
    return values && { subscribed: true, ...describePoints(call, seen.get(id)!, point => withVintages(point, values)) }
  })
}

const withVintages = (point: Point, values: ReturnType<typeof valuesByDate>) => ({
  ...describePoint(point),
  vintages: values.get(point.date) ?? [],
})

/** The days on which figures were published or revised, newest first; none for a series without revisions. */
const getSeriesVintagesDates: Handler = async (ctx, call) => {
  checkSpan(call)
  const { id } = await readRequestedOne(ctx, call)
  const { start_date = '', end_date = '9999', count } = call.params as Record<string, string | undefined>
  const revisions = (await readRevisions(ctx, [id])).get(id) ?? []
  const data = revisions
    .filter(({ date }) => date >= start_date && date <= end_date)
    .map(({ date, type }) => ({ date, revisionType: type }))
    .reverse()
    .slice(0, Number(count ?? limits.timePointsDefault))
  return { body: { data } }
}

export const vintageHandlers: Record<string, Handler> = { getSeriesVintages, getSeriesVintagesDates }
