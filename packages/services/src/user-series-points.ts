import type { DataAnswer, DataCall } from '@portal/data-apis/data-api.ts'
import { limits } from '@portal/domain/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from './context.ts'
import { notFound, type PortalOperation, wrongParameter } from './portal-operation.ts'
import { findUserSeries } from './user-series.ts'

interface Point {
  date: string
  value: number
}

export const getUddSeriesTimePoints: PortalOperation = async (ctx, caller, call) => {
  const { number } = await findUserSeries(ctx, caller, call)
  const points = await ctx.db
    .selectFrom('portal.user_series_point')
    .select(['value', 'date'])
    .where('number', '=', number)
    .orderBy('date', 'desc')
    .execute()
  return items(points)
}

/** Stores all points of the body or, when one is wrong, none; a point on a date that has one replaces it. */
export const postUddSeriesTimePoints: PortalOperation = async (ctx, caller, call) => {
  const { number } = await findUserSeries(ctx, caller, call)
  const points = readPoints(call)
  const dates = points.map(({ date }) => date)
  const values = points.map(({ value }) => value)
  const change = sql<Point>`
    insert into portal.user_series_point (number, date, value)
    select ${number}, * from unnest(${dates}::date[], ${values}::float8[])
    on conflict (number, date) do update set value = excluded.value returning value, date`
  await changePoints(ctx, call, number, change)
  return items(points)
}

export const deleteAllUddSeriesTimePoints: PortalOperation = async (ctx, caller, call) => {
  const { number } = await findUserSeries(ctx, caller, call)
  const change = sql<Point>`delete from portal.user_series_point where number = ${number} returning value, date`
  const removed = await changePoints(ctx, call, number, change)
  return items(removed.toSorted((one, other) => (one.date < other.date ? 1 : -1)))
}

export const patchUddSeriesTimePoint: PortalOperation = async (ctx, caller, call) => {
  const { number } = await findUserSeries(ctx, caller, call)
  const date = dateOf(call)
  const change = sql<Point>`
    update portal.user_series_point set value = ${Number(call.params.value)}
    where number = ${number} and date = ${date} returning value, date`
  const [point] = await changePoints(ctx, call, number, change)
  if (!point) throw notFound(call, date)
  return items([{ value: point.value }])
}

export const deleteUddSeriesTimePoint: PortalOperation = async (ctx, caller, call) => {
  const { number } = await findUserSeries(ctx, caller, call)
  const date = dateOf(call)
  const change = sql<Point>`
    delete from portal.user_series_point where number = ${number} and date = ${date} returning value, date`
  const [point] = await changePoints(ctx, call, number, change)
  if (!point) throw notFound(call, date)
  return items([{ date: point.date }])
}

const items = (list: Partial<Point>[]): DataAnswer => ({ body: { data: { items: list } } })

/** Runs a change of points together with the series' own moment of change. */
const changePoints = (ctx: Context, call: DataCall, number: number, change: RawBuilder<Point>): Promise<Point[]> =>
  ctx.db.transaction().execute(async transaction => {
    const series = await transaction
      .updateTable('portal.user_series')
      .set({ updated_at: ctx.now() })
      .where('number', '=', number)
      .executeTakeFirst()
    if (series.numUpdatedRows === 0n) throw notFound(call, `UD${number}`)
    return (await change.execute(transaction)).rows
  })

/** The day of the address; one that the calendar does not have is unknown. */
function dateOf(call: DataCall): string {
  const date = String(call.params.date)
  if (!isDay(date)) throw notFound(call, date)
  return date
}

/** The points of a JSON body, the last one of a date counting; a 400 that names the first wrong entry by its number. */
function readPoints(call: DataCall): Point[] {
  const { body } = call
  if (!Array.isArray(body) || body.length === 0 || body.length > limits.userPointsMax) {
    throw wrongParameter(call, 'operation.points-wrong', { limit: limits.userPointsMax })
  }
  const byDate = new Map(
    body.map((entry: unknown, at) => {
      const point = readPoint(entry)
      if (!point) throw wrongParameter(call, 'operation.point-wrong', { number: at + 1 })
      return [point.date, point]
    }),
  )
  return [...byDate.values()]
}

function readPoint(entry: unknown): Point | undefined {
  const { date, value } = (entry ?? {}) as { date?: unknown; value?: unknown }
  if (typeof value !== 'number' || !Number.isFinite(value) || typeof date !== 'string') return undefined
  const day = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(date)?.[1]
  return day && isDay(day) ? { date: day, value } : undefined
}

/** Whether the calendar has this day: Date turns 30 February into 2 March. */
function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) && day >= '0001-01-01'
}
