import type { Language } from '../language.ts'

/** What can be found. A parameter is answered as a place of its operation. */
export const entryKinds = ['page', 'operation', 'parameter', 'model', 'example', 'release'] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * One thing that can be found: kind and API by their numbers (-1 for pages of no API), the number of the entry it
 * belongs to (-1 for none), title, address, other names parted by spaces, title in the other language. An address that
 * begins with `#` or `?`, or is empty, continues that of the entry it belongs to.
 */
export type SearchRow = [
  kind: number,
  api: number,
  parent: number,
  title: string,
  place: string,
  names: string,
  other: string,
]

/**
 * The names of everything that can be found in one language: small, and enough to search by name. The texts are a file
 * of their own, one for each row, and are added when they are there.
 */
export interface SearchFile {
  language: Language
  /** API name, its title, and everything that it is called by. */
  apis: [name: string, title: string, names: string][]
  rows: SearchRow[]
  /** Words that mean the same, in both languages. */
  groups: string[][]
  /** Chinese characters and how they are read, without tones: '行 xing hang'. */
  readings: string[]
  /** The numbers of the rows that are offered to whoever has found nothing. */
  popular: number[]
}

/** The plain text of each row. */
export type SearchTexts = string[]
