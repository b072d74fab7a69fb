import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { partLabel } from './dump-orders.ts'
import type { Dump } from './operation-tables.ts'
import { type RunContent, runContent } from './run-content.ts'
import { beginFile, removeFile, removePart, type StoredFile } from './storage.ts'

/** Thrown when the dump was cancelled or another worker has taken it over: what was written must not count. */
class DumpOvertaken extends Error {}

/**
 * Writes the file of a dump or of a feed's run, as the data are at the start of this attempt, and completes it. May be
 * called again for one whose worker died: it begins a clean file. Does nothing when it has ended.
 */
export async function runDump(ctx: Context, dumpId: string, signal: AbortSignal): Promise<void> {
  const dump = await takeUp(ctx, dumpId)
  if (!dump) return
  try {
    await inSnapshot(ctx, dump, snapshot => writeAndComplete(ctx, snapshot, dump, signal))
  } catch (error) {
    if (!(error instanceof DumpOvertaken) && (await isHeld(ctx, dump))) throw error
  }
}

async function writeAndComplete(ctx: Context, snapshot: Context, dump: Dump, signal: AbortSignal) {
  const content = await runContent(snapshot, dump)
  // A run of a feed without changes delivers nothing, not even an empty file.
  if (dump.feed_id && content.total === 0) return complete(ctx, dump, content, undefined)
  const file = await beginFile(ctx.config, partLabel(dump))
  const reportNow = async (done: number) => {
    signal.throwIfAborted()
    await report(ctx, dump, done, content.total)
  }
  try {
    await reportNow(0)
    for await (const bytes of content.write(reportNow)) await file.write(bytes)
    const stored = await file.keep()
    await complete(ctx, dump, content, stored).catch(async error => {
      await removeFile(ctx.config, stored.key)
      throw error
    })
  } finally {
    await file.discard()
  }
}

/** Ends a dump that no worker could finish. */
export async function failDump(ctx: Context, dumpId: string, failure: string): Promise<void> {
  const dump = await ctx.db
    .updateTable('portal.dump')
    .set({ status: 'failed', failure, ended_at: ctx.now() })
    .where('id', '=', dumpId)
    .where('status', 'in', ['queued', 'processing'])
    .returning(['id', 'attempt'])
    .executeTakeFirst()
  if (dump) await removePart(ctx.config, partLabel(dump))
}

/** Makes this worker the only one that may write to the dump; nothing when the dump has ended. */
async function takeUp(ctx: Context, dumpId: string): Promise<Dump | undefined> {
  const dump = await ctx.db
    .updateTable('portal.dump')
    .set(({ eb, fn }) => ({
      status: 'processing',
      attempt: eb('attempt', '+', 1),
      started_at: fn.coalesce('started_at', sql<Date>`${ctx.now()}`),
    }))
    .where('id', '=', dumpId)
    .where('status', 'in', ['queued', 'processing'])
    .returningAll()
    .executeTakeFirst()
  if (dump) await removePart(ctx.config, partLabel({ ...dump, attempt: dump.attempt - 1 }))
  return dump
}

/** Everything is read as it was at one moment, however long the reading takes; its clock stands still. */
const inSnapshot = (ctx: Context, { started_at }: Dump, read: (snapshot: Context) => Promise<void>) =>
  ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(db => read({ ...ctx, db, now: () => started_at! }))

/** Shows how far the dump is, and stops when it is no longer this worker's. What was shown once is not taken back. */
async function report(ctx: Context, dump: Dump, processed: number, total: number) {
  const shown = sql<number>`least(${total}::int, greatest(processed, ${processed}::int))`
  const { numUpdatedRows } = await updateHeld(ctx.db, dump).set({ processed: shown, total }).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DumpOvertaken()
}

const complete = (ctx: Context, dump: Dump, content: RunContent, stored: StoredFile | undefined) =>
  ctx.db.transaction().execute(async transaction => {
    const now = ctx.now()
    const { total } = content
    const { numUpdatedRows } = await updateHeld(transaction, dump)
      .set({ status: 'completed', processed: total, total, ended_at: now })
      .$if(stored !== undefined, query =>
        query.set({
          file_key: stored!.key,
          file_name: content.fileName,
          file_bytes: stored!.bytes,
          file_sha256: stored!.sha256,
          expires_at: new Date(now.getTime() + limits.dumpFileDays * 24 * 3_600_000),
        }),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DumpOvertaken()
    await content.settle(transaction)
  })

/** A change of the dump that only the worker can make which took it up last. */
const updateHeld = (db: Context['db'], { id, attempt }: Dump) =>
  db.updateTable('portal.dump').where('id', '=', id).where('attempt', '=', attempt).where('status', '=', 'processing')

async function isHeld(ctx: Context, dump: Dump): Promise<boolean> {
  const { numUpdatedRows } = await updateHeld(ctx.db, dump).set({ attempt: dump.attempt }).executeTakeFirst()
  return numUpdatedRows > 0n
}
