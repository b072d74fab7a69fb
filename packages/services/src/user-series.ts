import { frequencies } from '@portal/data-apis/codes.ts'
import type { DataAnswer, DataCall } from '@portal/data-apis/data-api.ts'
import { copySeries } from '@portal/data-apis/sources/series-copies.ts'
import { findCountry, findUnit } from '@portal/data-apis/sources/series-terms.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { UserSeries } from './operation-tables.ts'
import {
  type Caller,
  dayOf,
  findPage,
  momentOf,
  notFound,
  type PortalOperation,
  textOf,
  wrongParameter,
} from './portal-operation.ts'

export const getUddSeries: PortalOperation = async (ctx, caller, call) => {
  const own = ctx.db.selectFrom('portal.user_series').selectAll().where('account_id', '=', caller.accountId)
  const { total, items } = await findPage(call, own.orderBy('number'))
  return listed(ctx, caller, call, total, items)
}

export const getSingleUddSeries: PortalOperation = async (ctx, caller, call) =>
  listed(ctx, caller, call, 1, [await findUserSeries(ctx, caller, call)])

export const postUddSeries: PortalOperation = async (ctx, caller, call) => {
  const now = ctx.now()
  const series = await ctx.db
    .insertInto('portal.user_series')
    .values({
      account_id: caller.accountId,
      ...(await describe(ctx, call)),
      multiplier: textOf(call, 'multiplier') || 'NA',
      source_name: textOf(call, 'source_name') || null,
      reference_series_id: await referenceOf(ctx, call),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { body: { data: { items: [created(series)] } } }
}

/** Copies a published series with its points; the copy does not follow the original. */
export const cloneCeicSeries: PortalOperation = async (ctx, caller, call) => {
  const id = Number(call.params.reference_series_id)
  const original = await copySeries(ctx.db, id, call.language)
  if (!original) throw notFound(call, id)
  const { dates, values, ...description } = original
  const now = ctx.now()
  const series = await ctx.db.transaction().execute(async transaction => {
    const copy = await transaction
      .insertInto('portal.user_series')
      .values({ account_id: caller.accountId, ...description, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    await sql`insert into portal.user_series_point (number, date, value)
      select ${copy.number}, * from unnest(${dates}::date[], ${values}::float8[]) as point (date, value)
      where value is not null`.execute(transaction)
    return copy
  })
  const { entityId, seriesCode } = created(series)
  return { body: { data: { items: [{ entityId, id: entityId, seriesCode, referenceSeriesId: id }] } } }
}

export const patchUddSeries: PortalOperation = async (ctx, caller, call) => {
  const before = await findUserSeries(ctx, caller, call)
  const after = await describe(ctx, call, before)
  const hasPoints = sql<boolean>`exists (select from portal.user_series_point point where point.number = portal.user_series.number)`
  const series = await ctx.db
    .updateTable('portal.user_series')
    .set({ ...after, updated_at: ctx.now() })
    .where('number', '=', before.number)
    .where(({ or, not, eb }) => or([eb('frequency', '=', after.frequency), not(hasPoints)]))
    .returningAll()
    .executeTakeFirst()
  if (!series) throw wrongParameter(call, 'operation.frequency-fixed', { name: 'frequency' })
  return { body: { data: { items: [created(series)] } } }
}

export const deleteSingleUddSeries: PortalOperation = async (ctx, caller, call) => {
  const { number } = await findUserSeries(ctx, caller, call)
  await ctx.db.deleteFrom('portal.user_series').where('number', '=', number).execute()
  return { body: { data: { items: [{ id: `UD${number}` }] } } }
}

/** The caller's own imported series of the address, written `UD1001` or `SRUD1001`; a 404 for any other. */
export async function findUserSeries(ctx: Context, caller: Caller, call: DataCall): Promise<UserSeries> {
  const id = String(call.params.id)
  const number = Number(/^(?:SR)?UD(\d{1,9})$/i.exec(id)?.[1])
  const series = await ctx.db
    .selectFrom('portal.user_series')
    .selectAll()
    .where('number', '=', Number.isInteger(number) ? number : 0)
    .where('account_id', '=', caller.accountId)
    .executeTakeFirst()
  if (!series) throw notFound(call, id)
  return series
}

/** The description out of a call: what was sent, what was there before, or nothing. */
async function describe(ctx: Context, call: DataCall, before?: UserSeries) {
  const text = (name: 'remarks' | 'subnational' | 'category' | 'start_date') =>
    textOf(call, name) === undefined ? (before?.[name] ?? null) : textOf(call, name) || null
  const name = textOf(call, 'name')
  if (!name) throw wrongParameter(call, 'operation.value-wrong', { name: 'name', value: '' })
  const unit = textOf(call, 'unit') ?? ''
  const known = await findUnit(ctx.db, unit)
  if (!known) throw wrongParameter(call, 'operation.value-wrong', { name: 'unit', value: unit })
  const country = textOf(call, 'country') ?? before?.country ?? ''
  if (country && !(await findCountry(ctx.db, country))) {
    throw wrongParameter(call, 'operation.value-wrong', { name: 'country', value: country })
  }
  return {
    name,
    frequency: String(call.params.frequency),
    unit_id: known.id,
    unit_name: known.name_en,
    country: country.toUpperCase() || null,
    subnational: text('subnational'),
    category: text('category'),
    remarks: text('remarks'),
    start_date: text('start_date'),
    user_series_id: ownNumber(call) ?? before?.user_series_id ?? null,
  }
}

function ownNumber(call: DataCall): number | undefined {
  const value = textOf(call, 'user_series_id')
  if (!value) return undefined
  if (!/^\d{1,15}$/.test(value)) throw wrongParameter(call, 'operation.value-wrong', { name: 'user_series_id', value })
  return Number(value)
}

async function referenceOf(ctx: Context, call: DataCall): Promise<number | null> {
  const id = call.params.reference_series_id
  if (id === undefined) return null
  if (!(await copySeries(ctx.db, Number(id), call.language))) {
    throw wrongParameter(call, 'operation.series-unknown', { id: String(id) })
  }
  return Number(id)
}

const created = ({ number, name }: UserSeries) => {
  const id = `UD${number}`
  return { entityId: id, id, seriesCode: `SRUD${number}`, name }
}

async function listed(
  ctx: Context,
  caller: Caller,
  call: DataCall,
  total: number,
  series: UserSeries[],
): Promise<DataAnswer> {
  const owner = await ctx.db
    .selectFrom('portal.account')
    .select('email')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  return { body: { data: { total, items: series.map(entry => present(entry, owner.email, call)) } } }
}

function present(series: UserSeries, owner: string, { language }: DataCall) {
  const frequency = frequencies.find(({ id }) => id === series.frequency)
  return {
    entityId: `UD${series.number}`,
    metadata: {
      id: series.number,
      name: series.name,
      ...(series.country && { country: series.country }),
      code: `SRUD${series.number}`,
      createdBy: owner,
      updatedBy: owner,
      unit: { id: series.unit_id, name: series.unit_name },
      frequency: { id: series.frequency, name: frequency?.[language === 'zh' ? 'zh' : 'en'] ?? series.frequency },
      ...(series.remarks && { remarks: series.remarks }),
      creationTime: dayOf(series.created_at),
      lastUpdateTime: momentOf(series.updated_at),
      ...(series.user_series_id !== null && { userSeriesId: series.user_series_id }),
    },
  }
}
