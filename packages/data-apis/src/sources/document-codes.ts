import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { PublicationTable } from './document-tables.ts'
import type { DocumentCriteria } from './documents.ts'

/** The first company or publication of a search that there is not; undefined when all are there. */
export async function findUnknown(
  { db }: DataContext,
  { companies = [], publications = [] }: DocumentCriteria,
): Promise<{ name: string; value: string } | undefined> {
  if (!companies.length && !publications.length) return undefined
  const { rows } = await sql<{ name: string; value: string }>`
    select 'companies' as name, wanted::text as value from unnest(${companies}::integer[]) wanted
      where not exists (select from company.company c where c.id = wanted)
    union all
    select 'publications', wanted from unnest(${publications}::text[]) wanted
      where not exists (select from document.publication p where p.code = wanted)
    limit 1`.execute(db)
  return rows[0]
}

/** A page of the publications, of some countries or of all, in the order of their names. */
export const listPublications = (
  { db }: DataContext,
  { countries, limit, offset }: { countries: readonly string[] | undefined; limit: number; offset: number },
): Promise<PublicationTable[]> =>
  db
    .selectFrom('document.publication')
    .selectAll()
    .$if(countries !== undefined, query => query.where('country', 'in', countries!))
    .orderBy('name')
    .limit(limit)
    .offset(offset)
    .execute()
