import type { DataAnswer, DataCall, SavedFilter } from '@portal/data-apis/data-api.ts'
import { readCallCriteria } from '@portal/data-apis/macroeconomic/criteria.ts'
import { findSeriesIds } from '@portal/data-apis/sources/series-references.ts'
import {
  type Criteria,
  changeCriteria,
  type FilterContent,
  type FilterProblem,
  filterProblem,
  hasCriteria,
  pickCriteria,
} from '@portal/domain/filter.ts'
import { limits } from '@portal/domain/limits.ts'
import type { QueryExecutorProvider, Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { Filter } from './operation-tables.ts'
import {
  dayOf,
  idOf,
  idsOf,
  isId,
  listOf,
  notFound,
  type PortalOperation,
  refusal,
  textOf,
  wrongParameter,
} from './portal-operation.ts'
import { newId } from './secrets.ts'
import type { MessageKey } from './words.ts'

export const getUserFilters: PortalOperation = async (ctx, caller) => {
  const filters = await selectFilters(ctx).where('account_id', '=', caller.accountId).orderBy('id').execute()
  return { body: { data: filters.map(present) } }
}

export const getFilters: PortalOperation = async (ctx, caller, call) => {
  const ids = idsOf(call)
  const filters = await selectFilters(ctx).where('account_id', '=', caller.accountId).where('id', 'in', ids).execute()
  const byId = new Map(filters.map(filter => [filter.id, filter]))
  return { body: { data: ids.map(id => present(byId.get(id) ?? missing(call, id))) } }
}

export const createFilter: PortalOperation = async (ctx, caller, call) => {
  const content: FilterContent = {
    name: textOf(call, 'name') ?? '',
    description: textOf(call, 'description') ?? '',
    series: await readSeries(ctx.db, call, listOf(call, 'series') ?? []),
    criteria: pickCriteria(call.params),
  }
  await check(ctx, call, content)
  const now = ctx.now()
  const filter = await ctx.db
    .insertInto('portal.filter')
    .values({ id: newId(ctx), account_id: caller.accountId, ...columns(content), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return answer(filter)
}

export const updateFilter: PortalOperation = (ctx, caller, call) =>
  ctx.db.transaction().execute(async transaction => {
    const before = await lockFilter(transaction, caller.accountId, call)
    const series = listOf(call, 'series')
    const content: FilterContent = {
      name: textOf(call, 'name') ?? before.name,
      description: textOf(call, 'description') ?? before.description,
      series: series ? await readSeries(transaction, call, series) : before.series,
      criteria: changeCriteria(before.criteria, call.params),
    }
    await check({ ...ctx, db: transaction }, call, content)
    const filter = await transaction
      .updateTable('portal.filter')
      .set({ ...columns(content), updated_at: ctx.now() })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return answer(filter)
  })

/** Deletes all of the named filters or, when one is unknown or in use by a feed, none. */
export const deleteFilters: PortalOperation = (ctx, caller, call) =>
  ctx.db.transaction().execute(async transaction => {
    const ids = idsOf(call)
    const own = await transaction
      .selectFrom('portal.filter')
      .select('id')
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const unknown = ids.find(id => !own.some(filter => filter.id === id))
    if (unknown) throw notFound(call, unknown)
    const feeds = transaction.selectFrom('portal.feed').select('id').where('filter_id', 'in', ids)
    const inUse = await feeds.where('status', '!=', 'deleted').limit(1).executeTakeFirst()
    if (inUse) throw refusal(call, 409, 'FILTER_IN_USE', 'operation.filter-in-use')
    await transaction.updateTable('portal.filter').set({ deleted_at: ctx.now() }).where('id', 'in', ids).execute()
    return { body: {} }
  })

/** What the caller's filter of this id chooses, for searches that name it; nothing for any other id. */
export async function findSavedFilter(ctx: Context, accountId: string, id: string): Promise<SavedFilter | undefined> {
  if (!isId(id)) return undefined
  const filter = await selectFilters(ctx).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()
  return filter && choiceOf(filter)
}

/** What a filter chooses. Criteria that only order the others choose nothing, or the list would be lost in everything. */
export const choiceOf = ({ series, criteria }: Pick<FilterContent, 'series' | 'criteria'>): SavedFilter => ({
  series,
  criteria: hasCriteria(criteria) ? criteria : {},
})

/** The caller's own filter, kept from being changed or deleted until the transaction ends; a 404 for any other. */
export async function lockFilter(
  transaction: Transaction<Tables>,
  accountId: string,
  call: DataCall,
  parameter = 'id',
): Promise<Filter> {
  const id = idOf(call, parameter)
  const filter = await transaction
    .selectFrom('portal.filter')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return filter ?? missing(call, id)
}

const selectFilters = (ctx: Context) => ctx.db.selectFrom('portal.filter').selectAll().where('deleted_at', 'is', null)

function missing(call: DataCall, id: string): never {
  throw notFound(call, id)
}

const problems: Record<FilterProblem, MessageKey> = {
  empty: 'operation.filter-empty',
  'too-many-series': 'operation.filter-too-long',
}

/** Refuses a filter that selects nothing by itself, or names codes that no dictionary has. */
async function check(ctx: Context, call: DataCall, content: FilterContent) {
  const problem = filterProblem(content, limits.filterSeriesMax)
  if (problem) throw wrongParameter(call, problems[problem], { limit: limits.filterSeriesMax })
  await readCallCriteria(ctx, { ...call, params: { ...content.criteria } })
}

/** The ids of a list of series; a 400 that names the first one that is none. */
async function readSeries(db: QueryExecutorProvider, call: DataCall, references: string[]): Promise<number[]> {
  if (references.length > limits.filterSeriesMax) {
    throw wrongParameter(call, 'operation.filter-too-long', { limit: limits.filterSeriesMax })
  }
  const { ids, malformed, unknown } = await findSeriesIds(db, references)
  if (malformed[0] !== undefined) {
    throw refusal(call, 400, 'INVALID_SERIES_ID', 'operation.series-malformed', { id: malformed[0] })
  }
  if (unknown[0] !== undefined) throw wrongParameter(call, 'operation.series-unknown', { id: unknown[0] })
  return ids
}

const columns = ({ name, description, series, criteria }: FilterContent) => ({
  name,
  description,
  series: [...series],
  criteria: JSON.stringify(criteria satisfies Criteria),
})

const answer = (filter: Filter): DataAnswer => ({ body: { data: present(filter) } })

const present = ({ id, name, description, created_at, updated_at, account_id, series, criteria }: Filter) => ({
  id,
  name,
  description,
  created_at: dayOf(created_at),
  last_updated_at: dayOf(updated_at),
  creator_id: account_id,
  filter_details: { series: series.map(String), search: criteria },
})
