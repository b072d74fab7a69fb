import type pg from 'pg'
import { classifications, indicatorEntries, places, sourceEntries, unitEntries } from './dictionary-plan.ts'
import { legalFormRows } from './source-data.ts'

/** Writes the dictionaries of the sample; an entry that exists already (made by an import) takes the sample's words. */
export async function saveDictionaries(client: pg.PoolClient) {
  await upsert(client, 'macro.classification', classifications)
  await upsert(client, 'macro.indicator', indicatorEntries)
  await upsert(
    client,
    'macro.geo',
    places.map(({ id, type, en, zh, parents }) => ({
      id,
      type,
      iso_code: type === 'country' ? id : null,
      name_en: en,
      name_zh: zh,
      parents,
    })),
  )
  await upsert(client, 'macro.source', sourceEntries)
  await upsert(client, 'macro.unit', unitEntries)
  await upsert(
    client,
    'macro.legal_form',
    legalFormRows.map(([id, name_en, name_zh]) => ({ id, name_en, name_zh })),
  )
}

/** All rows in one statement; the columns are those of the first row. */
async function upsert<Row extends object>(client: pg.PoolClient, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0]!)
  const changes = columns.filter(column => column !== 'id').map(column => `${column} = excluded.${column}`)
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (id) do update set ${changes.join(', ')}`,
    [JSON.stringify(rows)],
  )
}
