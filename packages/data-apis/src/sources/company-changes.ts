import { type QueryExecutorProvider, sql } from 'kysely'
import type { ChangeWindow } from './series-changes.ts'

/** Those of the companies that were made or changed within a window, with everything that belongs to them. */
export async function findChangedCompanies(
  db: QueryExecutorProvider,
  ids: readonly number[],
  { since, until }: ChangeWindow,
): Promise<number[]> {
  // a window from another server's past counts from its start
  const { rows } = await sql<{ id: number }>`
    select c.id from company.company c
    where c.id = any(${[...ids]}::int[]) and c.changed_xid < ${until}::xid8 and c.changed_xid >= (
      select case when ${since}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else ${since}::xid8 end)
    order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}
