import type { DataCall } from '@portal/data-apis/data-api.ts'
import { type DumpStatus, statusesBefore } from '@portal/domain/dump.ts'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { FamilyName } from './delivery-family.ts'
import { linkToFile } from './files.ts'
import { addJob } from './jobs.ts'
import type { Dump } from './operation-tables.ts'
import { refusal, unknownOf } from './portal-operation.ts'
import { newId } from './secrets.ts'
import { removePart } from './storage.ts'

type NewDump = Omit<Insertable<Tables['portal.dump']>, 'id' | 'status' | 'created_at'>

/** Orders a dump: its row and its job, or neither. A 409 while another one of the account is on its way. */
export async function orderDump(
  ctx: Context,
  transaction: Transaction<Tables>,
  call: DataCall,
  values: NewDump,
): Promise<Dump> {
  const made = await transaction
    .insertInto('portal.dump')
    .values({ id: newId(ctx), status: 'queued', created_at: ctx.now(), ...values })
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
}

/** What is shown of a dump beside its status; lists leave out the ids, which may be a hundred thousand. */
const shownOfDump = [
  'id',
  'account_id',
  'feed_id',
  'name',
  'description',
  'filter_id',
  'filter_name',
  'filter_description',
  'format',
  'consolidation',
  'delivery',
  'options',
  'processed',
  'total',
  'file_key',
  'file_name',
  'expires_at',
  'created_at',
  'started_at',
  'ended_at',
] as const

export type ShownDump = Pick<Dump, (typeof shownOfDump)[number] | 'status'>

/** The caller's own dump; a 404 for any other. */
export async function findDump(
  ctx: Context,
  family: FamilyName,
  accountId: string,
  call: DataCall,
  id: string,
): Promise<ShownDump> {
  const dump = await selectDumps(ctx, family, accountId).where('id', '=', id).executeTakeFirst()
  if (!dump) throw unknownOf(family, 'DUMP', call, id)
  return dump
}

/** The status of a dump now. A file that is past its time is gone, whether the task that removes it has come by or not. */
export const statusNow = (ctx: Context) =>
  sql<DumpStatus>`case when status = 'completed' and expires_at <= ${ctx.now()} then 'expired' else status end`

/** The dumps of an account, without the runs of feeds that found nothing new. */
export const selectDumps = (ctx: Context, family: FamilyName, accountId: string) =>
  ctx.db
    .selectFrom('portal.dump')
    .select(shownOfDump)
    .select(statusNow(ctx).as('status'))
    .where('family', '=', family)
    .where('account_id', '=', accountId)
    .where(({ or, eb }) =>
      or([eb('feed_id', 'is', null), eb('status', '!=', 'completed'), eb('file_key', 'is not', null)]),
    )

/** Stops a dump that is queued or running; its worker sees it at the next chunk. A 409 for one that has ended. */
export async function stopDump(ctx: Context, call: DataCall, id: string): Promise<ShownDump> {
  const dump = await ctx.db
    .updateTable('portal.dump')
    .set({ status: 'cancelled', ended_at: ctx.now() })
    .where('id', '=', id)
    .where('status', 'in', statusesBefore('cancelled'))
    .returning([...shownOfDump, 'status', 'attempt'])
    .executeTakeFirst()
  if (!dump) throw refusal(call, 409, 'DUMP_ENDED', 'operation.dump-ended')
  await removePart(ctx.config, partLabel(dump))
  return dump
}

/** The name on the disk of what a worker has written of a dump so far. */
export const partLabel = ({ id, attempt }: Pick<Dump, 'id' | 'attempt'>): string => `${id}.${attempt}`

/** Where the file of a dump is, while it is there. */
export const linkOf = ({ baseUrl }: DataCall, { status, file_key, file_name }: ShownDump): string | undefined =>
  status === 'completed' && file_key ? linkToFile(baseUrl, file_key, file_name!) : undefined
