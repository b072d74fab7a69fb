import { sql } from 'kysely'
import { claimIds, type Writer } from './claim-ids.ts'
import { ensureSpots } from './layout-write.ts'
import { type Draft, spotOf } from './series-draft.ts'

/** Gives each series its place in its database, unless it has one there. */
export async function placeSeries(tx: Writer, drafts: Draft[], ids: Map<string, number>, now: Date) {
  const spots = await ensureSpots(tx, drafts.map(spotOf), now)
  const placed = await tx
    .selectFrom('macro.placement')
    .select(['series_id', 'database_code'])
    .where('series_id', 'in', [...ids.values()])
    .execute()
  const known = new Set(placed.map(row => `${row.series_id}/${row.database_code}`))
  const fresh = drafts.filter(draft => !known.has(`${ids.get(draft.key)}/${draft.database}`))
  if (!fresh.length) return
  const placementKey = (draft: Draft) => `${draft.key}/${draft.database}`
  const codes = await claimIds(
    fresh.map(placementKey),
    digits => `SR${digits}`,
    async taken => {
      const rows = await tx
        .selectFrom('macro.placement')
        .select('series_code')
        .where('series_code', 'in', taken)
        .execute()
      return rows.map(row => row.series_code)
    },
  )
  const rows = fresh.map(draft => ({
    ...spots(spotOf(draft)),
    series_code: codes.get(placementKey(draft))!,
    series_id: ids.get(draft.key)!,
  }))
  await tx.insertInto('macro.placement').values(rows).execute()
  await sql`
    update macro.series s set databases = (
      select array_agg(distinct p.database_code) from macro.placement p where p.series_id = s.id
    ) where s.id = any(${rows.map(row => row.series_id)})`.execute(tx)
}
