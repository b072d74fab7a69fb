import { limits } from '@portal/domain/limits.ts'
import type { Handler } from '../data-api.ts'
import { readRevisions } from '../sources/series-points.ts'
import { valuesByDate } from './point-history.ts'
import { checkSpan, errorEntry, noRevisions } from './refusals.ts'
import { readRequestedOne, readRequestedSeries } from './requested-series.ts'
import { describePoint, describePoints, readSeenPoints } from './time-points.ts'

/** Points with every value that was ever published for them. */
const getSeriesVintages: Handler = async (ctx, call) => {
  checkSpan(call)
  const { series, errors } = await readRequestedSeries(ctx, call)
  const ids = series.map(({ id }) => id)
  const [seen, revisions] = await Promise.all([readSeenPoints(ctx, call, ids, 'today'), readRevisions(ctx, ids)])
  const data = series.flatMap(({ reference, id }) => {
    const published = revisions.get(id)
    if (!published) return []
    const values = valuesByDate(published)
    const points = describePoints(call, seen.get(id)!, point => ({
      ...describePoint(point),
      vintages: values.get(point.date) ?? [],
    }))
    return [{ entityId: reference, subscribed: true, ...points }]
  })
  const without = series.filter(({ id }) => !revisions.has(id)).map(({ reference }) => noRevisions(call, reference))
  if (!data.length && without[0]) throw without[0]
  return { body: { data, errors: [...errors, ...without].map(errorEntry) } }
}

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
