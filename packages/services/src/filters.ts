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
import type { QueryExecutorProvider } from 'kysely'
import type { Context } from './context.ts'
import type { Choice } from './delivery-family.ts'
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
import { lockFilter, removeFilters, selectFilters } from './saved-filters.ts'
import { newId } from './secrets.ts'
import type { MessageKey } from './words.ts'

export const getUserFilters: PortalOperation = async (ctx, caller) => {
  const filters = await selectFilters(ctx, 'ceic', caller.accountId).orderBy('id').execute()
  return { body: { data: filters.map(present) } }
}

export const getFilters: PortalOperation = async (ctx, caller, call) => {
  const ids = idsOf(call)
  const filters = await selectFilters(ctx, 'ceic', caller.accountId).where('id', 'in', ids).execute()
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
    .values({
      id: newId(ctx),
      account_id: caller.accountId,
      family: 'ceic',
      ...columns(content),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return answer(filter)
}

export const updateFilter: PortalOperation = (ctx, caller, call) =>
  ctx.db.transaction().execute(async transaction => {
    const before = await lockFilter(transaction, 'ceic', caller.accountId, call, idOf(call))
    const series = listOf(call, 'series')
    const content: FilterContent = {
      name: textOf(call, 'name') ?? before.name,
      description: textOf(call, 'description') ?? before.description,
      series: series ? await readSeries(transaction, call, series) : before.ids,
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
export const deleteFilters: PortalOperation = async (ctx, caller, call) => {
  await removeFilters(ctx, 'ceic', caller.accountId, call, idsOf(call))
  return { body: {} }
}

/** What the caller's filter of this id chooses, for searches of that API which name it; nothing for any other id. */
export async function findSavedFilter(
  ctx: Context,
  api: string,
  accountId: string,
  id: string,
): Promise<SavedFilter | undefined> {
  if (!isId(id)) return undefined
  const family = api === 'emis-api-v2' ? 'emis' : 'ceic'
  const filter = await selectFilters(ctx, family, accountId).where('id', '=', id).executeTakeFirst()
  if (!filter) return undefined
  return family === 'ceic' ? choiceOf(filter) : { series: filter.ids, criteria: filter.criteria }
}

/** What a filter chooses. Criteria that only order the others choose nothing, or the list would be lost in everything. */
export const choiceOf = ({ ids, criteria }: Choice): SavedFilter => ({
  series: ids,
  criteria: hasCriteria(criteria) ? criteria : {},
})

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
  ids: [...series],
  criteria: JSON.stringify(criteria satisfies Criteria),
})

const answer = (filter: Filter): DataAnswer => ({ body: { data: present(filter) } })

const present = ({ id, name, description, created_at, updated_at, account_id, ids, criteria }: Filter) => ({
  id,
  name,
  description,
  created_at: dayOf(created_at),
  last_updated_at: dayOf(updated_at),
  creator_id: account_id,
  filter_details: { series: ids.map(String), search: criteria },
})
