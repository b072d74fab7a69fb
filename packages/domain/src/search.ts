import type { Mark } from './search/mark-text.ts'

/** What a search finds: the answer of `/api/search`. */
export interface SearchResults {
  items: SearchResult[]
  total: number
  /** Time of the search itself, in milliseconds. */
  tookMs: number
  /** The query as it was probably meant, when words of it are unknown. */
  meant?: string
  /** When nothing is found: what most people look for. */
  popular?: SearchResult[]
}

export interface SearchResult {
  title: string
  /** Page address without language prefix. */
  href: string
  /** The page, the tag, the operation or the product that it belongs to. */
  section: string
  /** Plain text around the first match. */
  snippet: string
  kind: 'page' | 'operation' | 'model' | 'example' | 'release'
  /** What of the operation was found, when it is not the whole. */
  part?: 'parameter'
  /** Its API, 'ceic-macroeconomic', and how that is called. */
  api?: string
  product?: string
  /** Where the words of the query stand. */
  marks: { title: Mark[]; snippet: Mark[] }
}
