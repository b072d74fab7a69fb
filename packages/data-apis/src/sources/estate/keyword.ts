import { sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import { parseKeyword } from '../keyword.ts'
import { writeQuery } from '../keyword-query.ts'
import type { Condition } from './find.ts'

/** What a keyword means for a search column: what is found, and what of it has the words in its name. */
export interface KeywordConditions {
  found: Condition
  inName: Condition
}

/** Whether a keyword holds a word that can be looked for. */
export const isSearchable = (keyword: string): boolean => parseKeyword(keyword) !== undefined

/** The keyword as conditions on a tsvector; undefined when it holds no word. */
export async function readKeyword(
  ctx: DataContext,
  column: string,
  keyword: string | undefined,
): Promise<KeywordConditions | undefined> {
  const parsed = parseKeyword(keyword ?? '')
  if (!parsed) return undefined
  const { query, nameQuery } = await writeQuery(ctx.db, parsed, {
    strict: false,
    nameOnly: false,
    words: 'estate.word',
  })
  return {
    found: sql`${sql.ref(column)} @@ ${query}::tsquery`,
    inName: sql`${sql.ref(column)} @@ ${nameQuery}::tsquery`,
  }
}
