import type { Language } from '@portal/domain/language.ts'

/** The request path of a search in one API. */
export const searchPath = (api: string, q: string, lang: Language): string =>
  `/api/search?${new URLSearchParams({ q: q.trim(), api, lang, limit: '30' })}`
