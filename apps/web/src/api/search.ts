import type { Language } from '@portal/domain/language.ts'

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
