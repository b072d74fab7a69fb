import type { Context } from './context.ts'
import { listIdleFiles, removeFile, removePart } from './storage.ts'

/** How long a file may lie in the store without belonging to a dump or a report: longer than it takes to complete one. */
const orphanAfterMs = 24 * 3_600_000

/** Ends the dumps whose days are over, removes their files, and sweeps up what killed workers left behind. */
export async function expireDumps(ctx: Context): Promise<void> {
  const expired = await ctx.db
    .updateTable('portal.dump')
    .set({ status: 'expired' })
    .where('status', '=', 'completed')
    .where('expires_at', '<=', ctx.now())
    .returning('file_key')
    .execute()
  for (const { file_key } of expired) await removeFile(ctx.config, file_key!)
  const { keys, labels } = await listIdleFiles(ctx.config, new Date(ctx.now().getTime() - orphanAfterMs))
  for (const label of labels) await removePart(ctx.config, label)
  if (keys.length === 0) return
  const kept = await ctx.db
    .selectFrom('portal.dump')
    .select('file_key')
    .where('file_key', 'in', keys)
    .where('status', '=', 'completed')
    .unionAll(ctx.db.selectFrom('portal.insight_report').select('file_key').where('file_key', 'in', keys))
    .execute()
  const inUse = new Set(kept.map(({ file_key }) => file_key))
  for (const key of keys) if (!inUse.has(key)) await removeFile(ctx.config, key)
}
