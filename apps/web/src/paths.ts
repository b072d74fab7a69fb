import { type Language, splitLanguage } from '@portal/domain/language.ts'
import type { Method } from '@portal/domain/spec.ts'
import { operationQuery, tagSlug } from '@portal/domain/spec.ts'

interface OperationAddress {
  tag: string
  method: Method
  path: string
}

/** The portal's page addresses, without language prefix. */
export const paths = {
  home: '/',
  products: '/api-products',
  product: (page: string) => `/api-products/${page}`,
  docs: '/docs',
  api: (path: string) => `/docs/${path}`,
  page: (path: string, page: string) => `/docs/${path}/${page}`,
  allTags: (path: string) => `/docs/${path}#tags`,
  tag: (path: string, tag: string) => `/docs/${path}/docs/${tagSlug(tag)}`,
  operation: (path: string, operation: OperationAddress) =>
    `${paths.tag(path, operation.tag)}${operationQuery(operation)}`,
  model: (path: string, name: string) => `/docs/${path}/docs/models/${encodeURIComponent(name)}`,
  openapi: (path: string, format: 'json' | 'yaml') => `/docs/${path}/openapi.${format}`,
  feed: (path?: string) => (path ? `/docs/${path}/release-notes.atom` : '/docs/release-notes.atom'),
  search: (path: string) => `/docs/${path}/search`,
  registerTrial: '/docs/ceic/sandbox/register-trial',
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  login: '/login',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  tokens: '/dashboard/token-management',
}

/** An address with the language it is shown in; other sites' addresses and anchors stay as they are. */
export const inLanguage = (language: Language, href: string): string =>
  href.startsWith('/') && !href.startsWith('//') ? `/${language}${href === '/' ? '' : href}` : href

/** The same place in another language. */
export const switchLanguage = (language: Language, address: string): string => {
  const [path, query] = splitAddress(address)
  return inLanguage(language, path) + query
}

/** A place as it is called in no language. */
export const withoutLanguage = (address: string): string => splitAddress(address).join('')

/** Path without language, and query with its question mark. */
function splitAddress(address: string): [string, string] {
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
  return [splitLanguage(path).path, query]
}
