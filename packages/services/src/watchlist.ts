import type { DataAnswer, DataCall } from '@portal/data-apis/data-api.ts'
import { findSeriesIds } from '@portal/data-apis/sources/series-references.ts'
import { type SeriesSummary, summariseSeries } from '@portal/data-apis/sources/series-summaries.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { WatchedSeries } from './operation-tables.ts'
import { listOf, momentOf, notFound, type PortalOperation, refusal } from './portal-operation.ts'

export const getWatchlist: PortalOperation = async (ctx, caller, call) => {
  const watched = await ctx.db
    .selectFrom('portal.watched_series')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .orderBy('position')
    .execute()
  const summaries = await summariseSeries(
    ctx.db,
    watched.map(({ series_id }) => series_id),
  )
  const items = watched.flatMap(row => {
    const summary = summaries.get(row.series_id)
    return summary ? [present(row, summary, call)] : []
  })
  return { body: { data: items } }
}

/** Adds series; one that is watched already keeps its place and takes the new settings. */
export const createWatchlist: PortalOperation = async (ctx, caller, call) => {
  const { ids, errors } = await readSeries(ctx, call, 'series_id')
  const settings = settingsOf(call)
  const added = { popup_notifications: false, email_notifications: null, ...settings }
  if (ids.length > 0) {
    await ctx.db
      .insertInto('portal.watched_series')
      .values(ids.map(series_id => ({ account_id: caller.accountId, series_id, ...added, added_at: ctx.now() })))
      .onConflict(conflict => conflict.columns(['account_id', 'series_id']).doUpdateSet(added))
      .execute()
  }
  return processed(ids.length, errors)
}

export const updateWatchlist: PortalOperation = async (ctx, caller, call) => {
  const { ids, errors } = await readSeries(ctx, call, 'id')
  const { rows } = await sql<{ series_id: number }>`
    update portal.watched_series set
      popup_notifications = coalesce(${settingsOf(call).popup_notifications ?? null}, popup_notifications),
      email_notifications = coalesce(${settingsOf(call).email_notifications ?? null}, email_notifications)
    where account_id = ${caller.accountId} and series_id = any(${ids}::int[])
    returning series_id`.execute(ctx.db)
  return settle(call, ids, rows, errors)
}

export const deleteWatchlist: PortalOperation = async (ctx, caller, call) => {
  const { ids, errors } = await readSeries(ctx, call, 'id')
  const rows = await ctx.db
    .deleteFrom('portal.watched_series')
    .where('account_id', '=', caller.accountId)
    .where('series_id', 'in', ids)
    .returning('series_id')
    .execute()
  return settle(call, ids, rows, errors)
}

interface EntryError {
  status: number
  code: string
  message: string
}

/** The known series of a parameter and an error for each of the others; when there is no known one, the error itself. */
async function readSeries(ctx: Context, call: DataCall, parameter: string) {
  const { ids, malformed, unknown } = await findSeriesIds(ctx.db, listOf(call, parameter) ?? [])
  const wrong = malformed.map(id => refusal(call, 400, 'INVALID_SERIES_ID', 'operation.series-malformed', { id }))
  const missing = unknown.map(id => notFound(call, id))
  const errors = [...wrong, ...missing]
  if (ids.length === 0 && errors[0]) throw errors[0]
  return { ids, errors: errors.map(entry) }
}

const entry = ({ status, code, message }: EntryError): EntryError => ({ status, code, message })

/** The answer to a change of watched series: those that are not on the list become errors, all of them a failure. */
function settle(call: DataCall, ids: number[], changed: { series_id: number }[], errors: EntryError[]): DataAnswer {
  const done = new Set(changed.map(({ series_id }) => series_id))
  const missing = ids.filter(id => !done.has(id)).map(id => notFound(call, id))
  if (done.size === 0 && missing[0]) throw missing[0]
  return processed(done.size, [...errors, ...missing.map(entry)])
}

const processed = (count: number, errors: EntryError[]): DataAnswer => ({
  body: { data: { processedItems: count }, errors },
})

type Settings = Partial<Pick<WatchedSeries, 'popup_notifications' | 'email_notifications'>>

const settingsOf = ({ params }: DataCall): Settings => ({
  ...(typeof params.popup_notifications === 'boolean' && { popup_notifications: params.popup_notifications }),
  ...(typeof params.email_notifications === 'string' && {
    email_notifications: params.email_notifications as 'daily' | 'weekly',
  }),
})

function present(watched: WatchedSeries, summary: SeriesSummary, { language }: DataCall) {
  const local = language === 'zh'
  return {
    seriesId: summary.id,
    isSubscribed: true,
    name: summary.name_en,
    nameLocal: local ? summary.name_zh : summary.name_en,
    lastUpdateTime: momentOf(summary.changed_at),
    ...(summary.country_en && {
      countryName: summary.country_en,
      countryNameLocal: local ? summary.country_zh : summary.country_en,
    }),
    popupNotifications: watched.popup_notifications,
    ...(watched.email_notifications && { emailNotifications: watched.email_notifications }),
  }
}
