import type { Language } from '@portal/domain/language.ts'
import { type Brand, brands } from '@portal/domain/product.ts'
import type { DataEntry } from './api/data-store.ts'

export type Params = Record<string, string | undefined>

/** What a route says about itself besides its component. Of nested routes the innermost word counts; paths add up. */
export interface Handle {
  /** The request paths the page reads: the server answers them into the page, the client fetches them with its code. */
  paths?: (params: Params, search: URLSearchParams, language: Language) => string[]
  /** The style sheet of the page, `theme/<kind>.css`. */
  kind?: PageKind
  brand?: Brand
  /** Query parameters that change what the server renders; it ignores all others. */
  search?: string[]
  /** Seconds for which a rendered page with live figures may be shown again; without it until the next build. */
  maxAge?: number
  /** HTTP status of the page when nothing it reads is missing. */
  status?: number | ((search: URLSearchParams) => number)
  /** Where the page really is, once its paths are read; undefined when it stays here. */
  redirect?: (entries: DataEntry[], params: Params) => string | undefined
  /** True for pages that need the application from the start: it is loaded without waiting for an intent. */
  app?: boolean
}

export type PageKind = 'public' | 'docs' | 'app'

interface Match {
  params: Params
  route: { handle?: unknown }
}

const handleOf = ({ route }: Match) => (route.handle ?? {}) as Handle

/** The handles of nested routes as one. */
export const joinHandles = (matches: Match[]): Handle => Object.assign({}, ...matches.map(handleOf))

/** Every path that the matched routes read, outermost first. */
export const listPaths = (matches: Match[], search: URLSearchParams, language: Language): string[] => [
  ...new Set(matches.flatMap(match => handleOf(match).paths?.(match.params, search, language) ?? [])),
]

/** The brand of a page: said by its route, or the vendor in its address. */
export const brandOf = (handle: Handle, params: Params): Brand =>
  handle.brand ?? brands.find(brand => brand === params.vendor) ?? 'default'
