import { type QueryExecutorProvider, sql } from 'kysely'

/** A unit by its abbreviation or its id, in any case. */
export async function findUnit(
  db: QueryExecutorProvider,
  written: string,
): Promise<{ id: string; name_en: string } | undefined> {
  const { rows } = await sql<{ id: string; name_en: string }>`
    select id, name_en from macro.unit where lower(name_en) = lower(${written}) or lower(id) = lower(${written})
    order by lower(name_en) = lower(${written}) desc, id limit 1`.execute(db)
  return rows[0]
}

/** Whether a country has this two-letter code. */
export async function findCountry(db: QueryExecutorProvider, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from macro.geo where type = 'country' and (id = upper(${code}) or iso_code = upper(${code})) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** The databases of the product that hold series, in the order of the tree. */
export async function listDatabases(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from macro.layout_node where kind = 'database' order by display_order, code`.execute(db)
  return rows.map(({ code }) => code)
}
