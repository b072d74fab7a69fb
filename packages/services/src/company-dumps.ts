import type { DataCall } from '@portal/data-apis/data-api.ts'
import { type DumpStatus, dumpStatuses, underway } from '@portal/domain/dump.ts'
import { countDeliverable, filterOf } from './company-choices.ts'
import { readCompanyDelivery, readOptions } from './company-options.ts'
import { snapshotOf } from './deliveries.ts'
import { findDump, linkOf, orderDump, type ShownDump, selectDumps, statusNow, stopDump } from './dump-orders.ts'
import { companyId, findPage, momentOf, type PortalOperation, textOf } from './portal-operation.ts'

/** The states of a dump as this API calls them. */
const names: Record<DumpStatus, string> = {
  queued: 'queued',
  processing: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
}

export const companiesDumpsPost: PortalOperation = async (ctx, caller, call) => {
  const delivery = readCompanyDelivery(call)
  const dump = await ctx.db.transaction().execute(async transaction => {
    const filter = await filterOf(ctx, transaction, caller, call)
    const total = await countDeliverable({ ...ctx, db: transaction }, call, filter)
    return orderDump(ctx, transaction, call, {
      account_id: caller.accountId,
      ...delivery,
      ...snapshotOf(filter),
      total,
    })
  })
  return { status: 201, body: { data: present(call, dump) } }
}

export const companiesDumpsGet: PortalOperation = async (ctx, caller, call) => {
  const asked = dumpStatuses.find(status => names[status] === textOf(call, 'status'))
  const own = selectDumps(ctx, 'emis', caller.accountId)
  const wanted = asked ? own.where(statusNow(ctx), '=', asked) : own
  const { total, items } = await findPage(call, wanted.orderBy('id', 'desc'))
  return { body: { data: { total, items: items.map(dump => present(call, dump)) } } }
}

export const companiesDumpsIdGet: PortalOperation = async (ctx, caller, call) => ({
  body: { data: present(call, await findDump(ctx, 'emis', caller.accountId, call, companyId(call, 'DUMP'))) },
})

export const companiesDumpsIdDelete: PortalOperation = async (ctx, caller, call) => {
  const { id } = await findDump(ctx, 'emis', caller.accountId, call, companyId(call, 'DUMP'))
  await stopDump(ctx, call, id)
  return { status: 204, body: undefined }
}

function present(call: DataCall, dump: ShownDump) {
  const download_url = linkOf(call, dump)
  return {
    id: dump.id,
    filter_id: dump.filter_id,
    ...(dump.feed_id && { feed_id: dump.feed_id }),
    name: dump.name,
    description: dump.description,
    is_xml: dump.format === 'xml',
    ...readOptions(dump),
    consolidation: dump.consolidation,
    ...(download_url && { download_url }),
    created_at: momentOf(dump.created_at),
    updated_at: momentOf(dump.ended_at ?? dump.started_at ?? dump.created_at),
    status: names[dump.status],
    can_be_cancelled: underway.includes(dump.status),
    processed_companies: dump.processed,
    total_companies: dump.total,
  }
}
