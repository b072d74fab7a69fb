import type { Language } from '@portal/domain/language.ts'
import type { SearchQuery } from '@portal/domain/search/search.ts'
import type { SearchResults } from '@portal/domain/search.ts'

/** How many results a list of them shows. */
export const resultsShown = 30

/** The request path of a search from within one API: in it alone, or in all of them with its results first. */
export function searchPath(api: string, search: URLSearchParams, lang: Language): string {
  const q = search.get('q')?.trim() ?? ''
  const scope: Record<string, string> = isWide(search) ? { near: api } : { api }
  return `/api/search?${new URLSearchParams({ q, ...scope, lang, limit: String(resultsShown) })}`
}

/** Whether a search page looks through all APIs. */
export const isWide = (search: URLSearchParams): boolean => search.get('scope') === 'all'

type Answer = (query: SearchQuery) => Omit<SearchResults, 'tookMs'>

let answerHere: Answer | undefined

/** From now on searches need no network. */
export function answerSearchesHere(answer: Answer): void {
  answerHere = answer
}

/** The answer to the request path of a search, when it can be given here; nothing for every other path. */
export function findAnswerHere(path: string): Promise<Omit<SearchResults, 'tookMs'>> | undefined {
  if (!answerHere || !path.startsWith('/api/search?')) return undefined
  const asked = new URL(path, location.origin).searchParams
  const [api, near] = [asked.get('api') ?? undefined, asked.get('near') ?? undefined]
  return Promise.resolve(answerHere({ words: asked.get('q') ?? '', api, near, limit: Number(asked.get('limit')) }))
}
