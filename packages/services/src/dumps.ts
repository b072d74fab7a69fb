import type { DataAnswer, DataCall } from '@portal/data-apis/data-api.ts'
import { type DumpStatus, progressOf } from '@portal/domain/dump.ts'
import { createdWithin, readDelivery, selectDeliverable, snapshotOf } from './deliveries.ts'
import { findDump, linkOf, orderDump, type ShownDump, selectDumps, statusNow, stopDump } from './dump-orders.ts'
import { idOf, listOf, momentOf, type PortalOperation, pageOf } from './portal-operation.ts'
import { lockFilter } from './saved-filters.ts'

export const createDataDump: PortalOperation = async (ctx, caller, call) => {
  const delivery = readDelivery(call)
  const dump = await ctx.db.transaction().execute(async transaction => {
    const filter = await lockFilter(transaction, 'ceic', caller.accountId, call, idOf(call, 'filter_id'))
    const total = (await selectDeliverable({ ...ctx, db: transaction }, call, filter)).length
    const about = { account_id: caller.accountId, ...delivery, ...snapshotOf(filter), total }
    return orderDump(ctx, transaction, call, about)
  })
  return answer(call, dump)
}

export const getDataDump: PortalOperation = async (ctx, caller, call) =>
  answer(call, await findDump(ctx, 'ceic', caller.accountId, call, idOf(call)))

export const listUserDumps: PortalOperation = async (ctx, caller, call) => {
  const { limit, offset } = pageOf(call)
  const statuses = listOf(call, 'status') as DumpStatus[] | undefined
  let query = selectDumps(ctx, 'ceic', caller.accountId)
  if (statuses?.length) query = query.where(statusNow(ctx), 'in', statuses)
  for (const name of ['filter_id', 'feed_id'] as const) {
    if (call.params[name] !== undefined) query = query.where(name, '=', idOf(call, name))
  }
  const dumps = await query
    .where(createdWithin(call))
    .orderBy('id', call.params.created_order === 'desc' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { body: { data: { dumps: dumps.map(dump => present(call, dump)) } } }
}

export const cancelDump: PortalOperation = async (ctx, caller, call) => {
  const { id } = await findDump(ctx, 'ceic', caller.accountId, call, idOf(call))
  return answer(call, await stopDump(ctx, call, id))
}

const answer = (call: DataCall, dump: ShownDump): DataAnswer => ({
  body: { data: present(call, dump) },
})

function present(call: DataCall, dump: ShownDump) {
  const downloadLink = linkOf(call, dump)
  return {
    id: dump.id,
    name: dump.name,
    description: dump.description,
    filter_id: dump.filter_id,
    filter_name: dump.filter_name,
    filter_description: dump.filter_description,
    status: dump.status,
    progress: String(progressOf(dump.processed, dump.total)),
    totalSeriesNumber: dump.total,
    collectedSeriesNumber: dump.processed,
    ...(downloadLink && { downloadLink }),
    created: momentOf(dump.created_at),
  }
}
