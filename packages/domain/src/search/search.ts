import type { SearchResult, SearchResults } from '../search.ts'
import { cutSnippet, type Mark, markText, patternOf } from './mark-text.ts'
import { findHits } from './score.ts'
import type { Entry, SearchIndex } from './search-index.ts'
import { readQuery, type Term } from './search-query.ts'
import { isHan, queryCharsMax } from './split-words.ts'

export interface SearchQuery {
  words: string
  /** API name: only this API and what belongs to none; all of them when absent. */
  api?: string | undefined
  /** API name of the page one is on: its answers come first among equals. */
  near?: string | undefined
  limit: number
}

/** Answers a query. Nothing that is typed is an error: what finds nothing is offered what most people look for. */
export function search(
  index: SearchIndex,
  { words: typed, api, near, limit }: SearchQuery,
): Omit<SearchResults, 'tookMs'> {
  const { entries, file } = index
  const words = typed.slice(0, queryCharsMax)
  const scope = file.apis.findIndex(([name]) => name === api)
  const admits = (entry: Entry) => api === undefined || entry.api === scope || entry.api === -1
  const terms = readQuery(index, words)
  const place = file.apis.findIndex(([name]) => name === (near ?? api))
  const hits = findHits(index, { query: words, terms, admits, near: place })
  const pattern = patternOf(index, terms)
  const meant = suggestQuery(index, terms)
  const offered = hits.length > 0 ? [] : file.popular.filter(at => isOffered(entries[at]!, place))
  return {
    items: hits.slice(0, limit).map(({ at }) => describe(index, at, pattern)),
    total: hits.length,
    ...(meant && { meant }),
    ...(offered.length > 0 && { popular: offered.slice(0, popularMax).map(at => describe(index, at, undefined)) }),
  }
}

const popularMax = 8

/** Within an API its own pages, elsewhere the first page of each API. */
const isOffered = ({ api, href }: Entry, place: number): boolean =>
  place >= 0 ? api === place : /^\/docs\/[\w-]+\/[\w-]+$/.test(href)

function describe({ entries, file, texts }: SearchIndex, at: number, pattern: RegExp | undefined): SearchResult {
  const { kind, api, parent, title, href } = entries[at]!
  const snippet = cutSnippet(texts[at] ?? '', pattern)
  const marks: { title: Mark[]; snippet: Mark[] } = {
    title: markText(title, pattern),
    snippet: markText(snippet, pattern),
  }
  return {
    title,
    href,
    section: parent?.title ?? file.apis[api]?.[1] ?? title,
    snippet,
    kind: kind === 'parameter' ? 'operation' : kind,
    ...(kind === 'parameter' && { part: kind }),
    ...(api >= 0 && { api: file.apis[api]![0], product: file.apis[api]![1] }),
    marks,
  }
}

/** The query with its unknown words replaced by the nearest known ones; nothing when all of them are known. */
function suggestQuery({ vocabulary }: SearchIndex, terms: Term[]): string | undefined {
  let isChanged = false
  const words = terms.map(({ typed, variants }) => {
    if (isHan(typed) || typed.includes(' ') || variants.length > 1) return typed
    if (
      vocabulary
        .read(typed)
        .some(({ word }) => word.startsWith(typed.slice(0, 3)) && (word.startsWith(typed) || typed.startsWith(word)))
    )
      return typed
    const [near] = vocabulary.nearest(typed)
    if (!near) return typed
    isChanged = true
    return near[0]
  })
  return isChanged ? words.join(' ') : undefined
}
