import { databases } from '../codes.ts'
import { DataError } from '../data-api.ts'
import { claimIds, type Writer } from './claim-ids.ts'
import type { Entry } from './dictionary-write.ts'

/** Where a series belongs: a database, the topic of its country, the section and the table of its indicator. */
export interface Spot {
  database: string
  topic: Entry
  section: Entry
  table: Entry
}

interface SpotCodes {
  database_code: string
  topic_code: string
  section_code: string
  table_code: string
}

export type NodeKind = 'database' | 'topic' | 'section' | 'table'

/** Nodes that documentation and examples speak of, by their key. */
export const fixedNodeCodes: Record<string, string> = {
  'GLOBAL/US': 'TP3200827',
  'GLOBAL/US/1': 'SC36031',
  'GLOBAL/US/1/101': 'TB512031',
}

const levels = ['topic', 'section', 'table'] as const
const prefixes = { topic: 'TP', section: 'SC', table: 'TB' }

/** The natural name of a node: the ids of what it stands for, from the database down. */
function nodeKey(spot: Spot, kind: NodeKind): string {
  const path = [spot.database, spot.topic.id, spot.section.id, spot.table.id]
  return path.slice(0, ['database', ...levels].indexOf(kind) + 1).join('/')
}

/** Finds or makes the nodes of the spots. Throws a 400 for a database that the product does not know. */
export async function ensureSpots(tx: Writer, spots: Spot[], now: Date): Promise<(spot: Spot) => SpotCodes> {
  const codes = new Map<string, string>()
  for (const { database } of spots) {
    if (codes.has(database)) continue
    await ensureDatabase(tx, database, now)
    codes.set(database, database)
  }
  for (const kind of levels) await ensureLevel(tx, spots, kind, codes, now)
  return spot => ({
    database_code: spot.database,
    topic_code: codes.get(nodeKey(spot, 'topic'))!,
    section_code: codes.get(nodeKey(spot, 'section'))!,
    table_code: codes.get(nodeKey(spot, 'table'))!,
  })
}

async function ensureDatabase(tx: Writer, code: string, now: Date) {
  const at = databases.findIndex(({ id }) => id === code)
  const known = databases[at]
  if (!known) throw new DataError(400, 'INVALID_INPUT_PARAMETER', `There is no database ${code}.`)
  const names = { name_en: known.en, name_zh: known.zh }
  await tx
    .insertInto('macro.layout_node')
    .values({
      ...names,
      code,
      kind: 'database',
      parent: null,
      database: code,
      key: code,
      display_order: at + 1,
      updated_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Makes what is missing of one level; `codes` gains the code of every node of that level. */
async function ensureLevel(
  tx: Writer,
  spots: Spot[],
  kind: (typeof levels)[number],
  codes: Map<string, string>,
  now: Date,
) {
  const byKey = new Map(spots.map(spot => [nodeKey(spot, kind), spot]))
  const rows = await tx
    .selectFrom('macro.layout_node')
    .select(['key', 'code'])
    .where('key', 'in', [...byKey.keys()])
    .execute()
  for (const { key, code } of rows) codes.set(key, code)
  const missing = [...byKey].filter(([key]) => !codes.has(key))
  if (!missing.length) return
  const claimed = await claimIds(
    missing.map(([key]) => key),
    digits => `${prefixes[kind]}${digits}`,
    async ids => {
      const taken = await tx.selectFrom('macro.layout_node').select('code').where('code', 'in', ids).execute()
      return taken.map(row => row.code)
    },
  )
  for (const [key, code] of claimed) codes.set(key, fixedNodeCodes[key] ?? code)
  const parent = (key: string) => codes.get(key.slice(0, key.lastIndexOf('/')))!
  const nodes = missing.map(([key, spot]) => ({
    code: codes.get(key)!,
    kind,
    parent: parent(key),
    database: spot.database,
    key,
    name_en: spot[kind].name_en,
    name_zh: spot[kind].name_zh,
    display_order: 1000,
    updated_at: now,
  }))
  await tx.insertInto('macro.layout_node').values(nodes).execute()
}
