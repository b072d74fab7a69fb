import { type Kysely, sql } from 'kysely'
import { type SearchText, vocabulary } from './search-words.ts'
import type { DataTables } from './tables.ts'

/** Adds the Latin words of the texts to the list that typed words are compared with. */
export async function saveWords(db: Kysely<DataTables>, texts: SearchText[]) {
  const words = [...new Set(texts.flatMap(vocabulary))]
  await sql`
    insert into macro.word (word, stem)
    select word, coalesce((ts_lexize('english_stem', word))[1], word) from unnest(${words}::text[]) word
    on conflict do nothing`.execute(db)
}
