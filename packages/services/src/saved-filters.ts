import type { DataCall } from '@portal/data-apis/data-api.ts'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { FamilyName } from './delivery-family.ts'
import type { Filter } from './operation-tables.ts'
import { refusal, unknownOf } from './portal-operation.ts'

/** The filters of an account in a family, listed ones and others. */
export const selectFilters = (ctx: Pick<Context, 'db'>, family: FamilyName, accountId: string) =>
  ctx.db
    .selectFrom('portal.filter')
    .selectAll()
    .where('family', '=', family)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)

/** The caller's own filter, kept from being changed or deleted until the transaction ends; a 404 for any other. */
export async function lockFilter(
  transaction: Transaction<Tables>,
  family: FamilyName,
  accountId: string,
  call: DataCall,
  id: string,
): Promise<Filter> {
  const filter = await selectFilters({ db: transaction }, family, accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!filter) throw unknownOf(family, 'FILTER', call, id)
  return filter
}

/** Deletes all of the filters or, when one is unknown or in use by a feed, none. */
export const removeFilters = (
  ctx: Context,
  family: FamilyName,
  accountId: string,
  call: DataCall,
  ids: string[],
): Promise<void> =>
  ctx.db.transaction().execute(async transaction => {
    const own = await selectFilters({ ...ctx, db: transaction }, family, accountId)
      .clearSelect()
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const unknown = ids.find(id => !own.some(filter => filter.id === id))
    if (unknown) throw unknownOf(family, 'FILTER', call, unknown)
    const feeds = transaction.selectFrom('portal.feed').select('id').where('filter_id', 'in', ids)
    const inUse = await feeds.where('status', '!=', 'deleted').limit(1).executeTakeFirst()
    if (inUse) throw refusal(call, 409, 'FILTER_IN_USE', 'operation.filter-in-use')
    await transaction.updateTable('portal.filter').set({ deleted_at: ctx.now() }).where('id', 'in', ids).execute()
  })
