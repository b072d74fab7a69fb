import type { DataAnswer, DataCall } from '@portal/data-apis/data-api.ts'
import { type DumpStatus, progressOf, statusesBefore } from '@portal/domain/dump.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { createdWithin, readDelivery, selectDeliverable, snapshotOf } from './deliveries.ts'
import { linkToFile } from './files.ts'
import { lockFilter } from './filters.ts'
import { addJob } from './jobs.ts'
import type { Dump } from './operation-tables.ts'
import {
  type Caller,
  idOf,
  listOf,
  momentOf,
  notFound,
  type PortalOperation,
  pageOf,
  refusal,
} from './portal-operation.ts'
import { newId } from './secrets.ts'
import { removePart } from './storage.ts'

/** Orders a dump: its row and its job, or neither. */
export const createDataDump: PortalOperation = async (ctx, caller, call) => {
  const delivery = readDelivery(call)
  const dump = await ctx.db.transaction().execute(async transaction => {
    const filter = await lockFilter(transaction, caller.accountId, call, 'filter_id')
    const total = (await selectDeliverable({ ...ctx, db: transaction }, call, filter)).length
    const made = await transaction
      .insertInto('portal.dump')
      .values({
        id: newId(ctx),
        account_id: caller.accountId,
        ...delivery,
        ...snapshotOf(filter),
        status: 'queued',
        total,
        created_at: ctx.now(),
      })
      .onConflict(conflict =>
        conflict
          .column('account_id')
          .where(sql<boolean>`feed_id is null and status in ('queued', 'processing')`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (!made) throw refusal(call, 409, 'DUMP_ALREADY_RUNNING', 'operation.dump-running')
    await addJob(ctx, 'run-dump', { dumpId: made.id }, { transaction })
    return made
  })
  return answer(ctx, call, dump)
}

export const getDataDump: PortalOperation = async (ctx, caller, call) =>
  answer(ctx, call, await findDump(ctx, caller, call))

export const listUserDumps: PortalOperation = async (ctx, caller, call) => {
  const { limit, offset } = pageOf(call)
  const statuses = listOf(call, 'status') as DumpStatus[] | undefined
  let query = ctx.db.selectFrom('portal.dump').select(shown).where('account_id', '=', caller.accountId)
  if (statuses?.length) query = query.where('status', 'in', statuses)
  for (const name of ['filter_id', 'feed_id'] as const) {
    if (call.params[name] !== undefined) query = query.where(name, '=', idOf(call, name))
  }
  const dumps = await query
    .where(createdWithin(call))
    // A run of a feed that found nothing new has nothing to list.
    .where(({ or, eb }) =>
      or([eb('feed_id', 'is', null), eb('status', '!=', 'completed'), eb('file_key', 'is not', null)]),
    )
    .orderBy('id', call.params.created_order === 'desc' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { body: { data: { dumps: dumps.map(dump => present(ctx, call, dump)) } } }
}

/** Stops a dump that is queued or running; its worker sees it at the next chunk. */
export const cancelDump: PortalOperation = async (ctx, caller, call) => {
  const { id } = await findDump(ctx, caller, call)
  const dump = await ctx.db
    .updateTable('portal.dump')
    .set({ status: 'cancelled', ended_at: ctx.now() })
    .where('id', '=', id)
    .where('status', 'in', statusesBefore('cancelled'))
    .returning([...shown, 'attempt'])
    .executeTakeFirst()
  if (!dump) throw refusal(call, 409, 'DUMP_ENDED', 'operation.dump-ended')
  await removePart(ctx.config, partLabel(dump))
  return answer(ctx, call, dump)
}

/** The name on the disk of what a worker has written of a dump so far. */
export const partLabel = ({ id, attempt }: Pick<Dump, 'id' | 'attempt'>): string => `${id}.${attempt}`

const shown = [
  'id',
  'name',
  'description',
  'filter_id',
  'filter_name',
  'filter_description',
  'status',
  'processed',
  'total',
  'file_key',
  'file_name',
  'expires_at',
  'created_at',
] as const

type ShownDump = Pick<Dump, (typeof shown)[number]>

async function findDump(ctx: Context, caller: Caller, call: DataCall): Promise<ShownDump> {
  const id = idOf(call)
  const dump = await ctx.db
    .selectFrom('portal.dump')
    .select(shown)
    .where('id', '=', id)
    .where('account_id', '=', caller.accountId)
    .executeTakeFirst()
  if (!dump) throw notFound(call, id)
  return dump
}

const answer = (ctx: Context, call: DataCall, dump: ShownDump): DataAnswer => ({
  body: { data: present(ctx, call, dump) },
})

function present(ctx: Context, { baseUrl }: DataCall, dump: ShownDump) {
  const isThere = dump.status === 'completed' && dump.file_key !== null && dump.expires_at! > ctx.now()
  const isOver = dump.status === 'completed' && dump.file_key !== null && !isThere
  return {
    id: dump.id,
    name: dump.name,
    description: dump.description,
    filter_id: dump.filter_id,
    filter_name: dump.filter_name,
    filter_description: dump.filter_description,
    // A file that is past its time is gone, whether the task that removes it has come by or not.
    status: isOver ? 'expired' : dump.status,
    progress: String(progressOf(dump.processed, dump.total)),
    totalSeriesNumber: dump.total,
    collectedSeriesNumber: dump.processed,
    ...(isThere && { downloadLink: linkToFile(baseUrl, dump.file_key!, dump.file_name!) }),
    created: momentOf(dump.created_at),
  }
}
