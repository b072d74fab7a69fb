import { type Language, splitLanguage } from '@portal/domain/language.ts'
import type { Method } from '@portal/domain/spec.ts'
import { tagSlug } from '@portal/domain/spec.ts'

/** The portal's page addresses, without language prefix. */
export const paths = {
  home: '/',
  products: '/api-products',
  product: (path: string) => `/api-products/${path}`,
  docs: '/docs',
  api: (path: string) => `/docs/${path}`,
  page: (path: string, page: string) => `/docs/${path}/${page}`,
  tag: (path: string, tag: string) => `/docs/${path}/docs/${tagSlug(tag)}`,
  operation: (path: string, tag: string, method: Method, operation: string) =>
    `${paths.tag(path, tag)}?${new URLSearchParams({ path: operation, method })}`,
  model: (path: string, name: string) => `/docs/${path}/docs/models/${encodeURIComponent(name)}`,
  search: (path: string) => `/docs/${path}/search`,
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  login: '/login',
  dashboard: '/dashboard',
  tokens: '/dashboard/token-management',
}

/** An address with the language it is shown in; other sites' addresses and anchors stay as they are. */
export const inLanguage = (language: Language, href: string): string =>
  href.startsWith('/') && !href.startsWith('//') ? `/${language}${href === '/' ? '' : href}` : href

/** The same place in another language. */
export const switchLanguage = (language: Language, address: string): string => {
  const [path = '/', query] = splitOnce(address, '?')
  return inLanguage(language, splitLanguage(path).path) + (query === undefined ? '' : `?${query}`)
}

function splitOnce(value: string, mark: string): [string, string | undefined] {
  const at = value.indexOf(mark)
  return at < 0 ? [value, undefined] : [value.slice(0, at), value.slice(at + 1)]
}
