import { type Language, splitLanguage } from '@portal/domain/language.ts'

/** The request path of what is written of a page, by its address with or without language. */
export const pageDataPath = (address: string, lang: Language): string =>
  `/api/routing/page-data?${new URLSearchParams({ page: pageOf(address), lang, as: 'html' })}`

/** The request path of a whole page as one text, with the operation that its query opens. */
export function wholePagePath(address: string, search: URLSearchParams, lang: Language): string {
  const [path, method] = [search.get('path'), search.get('method')]
  const opened = path && method ? { path, method: method.toLowerCase() } : undefined
  return `/api/routing/page-data?${new URLSearchParams({ page: pageOf(decode(address)), ...opened, lang, as: 'whole' })}`
}

const pageOf = (address: string) => splitLanguage(address).path.replaceAll(/^\/+|\/+$/g, '')

/** A path as its parameters are written, so that a page and its route ask for the same. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
