import site from '@portal/content/site.json' with { type: 'json' }
import type { Language } from '@portal/domain/language.ts'
import { referencePath } from '@portal/domain/reference.ts'

/** The request path of the working query that the address asks for. */
export function showcasePath(search: URLSearchParams, lang: Language): string {
  const query = new URLSearchParams({ lang })
  for (const name of ['country', 'indicator']) {
    const value = search.get(name)
    if (value) query.set(name, value)
  }
  return `/api/routing/showcase?${query}`
}

/** The request path of the operation that reads it. */
export const showcaseOperationPath = (language: Language): string =>
  referencePath.operation(site.showcase.api, 'get', site.showcase.path, language)

export const newsPath = (lang: Language): string => `/api/routing/news?${new URLSearchParams({ lang })}`
