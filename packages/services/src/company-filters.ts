import type { DataCall } from '@portal/data-apis/data-api.ts'
import { searchCompanies } from '@portal/data-apis/sources/company-search.ts'
import { readChoice, saveChoice } from './company-choices.ts'
import type { Context } from './context.ts'
import type { Filter } from './operation-tables.ts'
import { type Caller, companyId, findPage, momentOf, type PortalOperation, unknownOf } from './portal-operation.ts'
import { removeFilters, selectFilters } from './saved-filters.ts'

export const companiesSearchFiltersPost: PortalOperation = async (ctx, caller, call) => {
  const { name = '', company_ids, ...criteria } = call.body as { name?: string; company_ids?: number[] }
  const choice = await readChoice(ctx, call, company_ids, criteria)
  const filter = await ctx.db
    .transaction()
    .execute(transaction => saveChoice(ctx, transaction, caller, choice, { name: name.trim(), is_listed: true }))
  return { status: 201, body: { data: await present(ctx, filter) } }
}

export const companiesSearchFiltersGet: PortalOperation = async (ctx, caller, call) => {
  const own = selectFilters(ctx, 'emis', caller.accountId).where('is_listed', '=', true)
  const { total, items } = await findPage(call, own.orderBy('id'))
  return { body: { data: { total, items: await Promise.all(items.map(filter => present(ctx, filter))) } } }
}

export const companiesSearchFiltersIdGet: PortalOperation = async (ctx, caller, call) => ({
  body: { data: await present(ctx, await findFilter(ctx, caller, call)) },
})

export const companiesSearchFiltersIdDelete: PortalOperation = async (ctx, caller, call) => {
  await removeFilters(ctx, 'emis', caller.accountId, call, [companyId(call, 'FILTER')])
  return { status: 204, body: undefined }
}

async function findFilter(ctx: Context, caller: Caller, call: DataCall): Promise<Filter> {
  const id = companyId(call, 'FILTER')
  const filter = await selectFilters(ctx, 'emis', caller.accountId).where('id', '=', id).executeTakeFirst()
  if (!filter) throw unknownOf('emis', 'FILTER', call, id)
  return filter
}

/** A filter with the number of companies that it chooses now. */
async function present(ctx: Context, { id, name, created_at, ids, criteria }: Filter) {
  const choice = ids.length ? { company_ids: ids } : criteria
  const { total } = await searchCompanies(ctx, { criteria: choice, order: [], limit: 0, offset: 0 })
  return { id, name, created_at: momentOf(created_at), criteria: choice, matched_companies: total }
}
