import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '@portal/domain/language.ts'
import { type SearchQuery, search } from '@portal/domain/search/search.ts'
import type { SearchFile, SearchTexts } from '@portal/domain/search/search-file.ts'
import { addTexts, openIndex, type SearchIndex } from '@portal/domain/search/search-index.ts'
import type { SearchResults } from '@portal/domain/search.ts'

const dist = path.join(import.meta.dirname, '../../../dist')

/** What the build has named the files of the indexes, by language; addresses below those of the portal. */
export type SearchManifest = Record<Language, SearchAddresses>

interface SearchAddresses {
  names: string
  texts: string
}

/** Where the build says how the files of the indexes are called. */
export const searchManifest = path.join(dist, 'search.json')

/** The indexes that are open, by their manifest: whoever searches in this process searches the same. */
const opened = new Map<string, Promise<Map<Language, SearchIndex | undefined>>>()

/** Opens the search over everything that is documented. The indexes are read at once, before somebody asks. */
export function openSearch(manifest = searchManifest) {
  const indexes = opened.get(manifest) ?? readIndexes(manifest)
  opened.set(manifest, indexes)
  indexes.catch(() => {}) // whoever searches is told; the rest of the portal goes on
  return async (query: SearchQuery, language: Language): Promise<SearchResults> => {
    const index = (await indexes).get(language)
    const startedAt = performance.now()
    const found = index ? search(index, query) : { items: [], total: 0 }
    return { ...found, tookMs: Math.round((performance.now() - startedAt) * 10) / 10 }
  }
}

const readIndexes = async (manifest: string) =>
  new Map(await Promise.all(languages.map(async language => [language, await readIndex(manifest, language)] as const)))

/** Before the first build nothing can be found, and there is no reason not to start. */
async function readIndex(manifest: string, language: Language): Promise<SearchIndex | undefined> {
  if (!existsSync(manifest)) return undefined
  const addresses = (JSON.parse(await readFile(manifest, 'utf8')) as SearchManifest)[language]
  const read = async (address: string) =>
    JSON.parse(await readFile(path.join(path.dirname(manifest), 'web', address), 'utf8'))
  const index = openIndex((await read(addresses.names)) as SearchFile)
  addTexts(index, (await read(addresses.texts)) as SearchTexts)
  return index
}
