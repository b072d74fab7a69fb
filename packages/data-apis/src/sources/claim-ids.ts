import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DataTables } from './tables.ts'

export type Writer = Transaction<DataTables>

/** One writer at a time, until the end of the transaction: ids are claimed by looking and then writing. */
export const writeLock = "select pg_advisory_xact_lock(hashtextextended('macro.series', 0))"
export const lockForWriting = (tx: Kysely<DataTables>) => sql.raw(writeLock).execute(tx)

/** Nine digits from the hash of a text, never starting with the digits of the sample data (1 to 3). */
function hashNumber(text: string): number {
  const start = createHash('sha256').update(text).digest().readUIntBE(0, 6)
  return 400_000_000 + (start % 600_000_000)
}

/**
 * An id for each natural key, the same on every run as long as no other key took it first. `taken` says which of the
 * candidates are in use; those keys get their next candidate.
 */
export async function claimIds(
  keys: string[],
  make: (digits: number) => string,
  taken: (ids: string[]) => Promise<string[]>,
): Promise<Map<string, string>> {
  const claimed = new Map<string, string>()
  const used = new Set<string>()
  for (let attempt = 0; claimed.size < new Set(keys).size; attempt++) {
    const wanted = [...new Set(keys)].filter(key => !claimed.has(key))
    const candidates = wanted.map(key => make(hashNumber(attempt ? `${key}#${attempt}` : key)))
    for (const id of await taken(candidates)) used.add(id)
    wanted.forEach((key, at) => {
      const id = candidates[at]!
      if (used.has(id)) return
      used.add(id)
      claimed.set(key, id)
    })
  }
  return claimed
}
