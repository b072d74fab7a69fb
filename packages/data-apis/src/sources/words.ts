import { CompiledQuery, type Kysely } from 'kysely'
import { type SearchText, vocabulary } from './search-words.ts'
import type { DataTables } from './tables.ts'

/** Adds words to a list that typed ones are compared with; the parameter is an array of them. */
export const insertWordsInto = (table: string): string => `
  insert into ${table} (word, stem)
  select word, coalesce((ts_lexize('english_stem', word))[1], word) from unnest($1::text[]) word
  on conflict do nothing`

/** The list of the series. */
export const insertWords = insertWordsInto('macro.word')

/** The Latin words of texts, each once. */
export const collectWords = (texts: SearchText[]): string[] => [...new Set(texts.flatMap(vocabulary))]

export async function saveWords(db: Kysely<DataTables>, texts: SearchText[]) {
  await db.executeQuery(CompiledQuery.raw(insertWords, [collectWords(texts)]))
}
