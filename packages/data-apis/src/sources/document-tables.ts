import type { ColumnType } from 'kysely'

/** Documents and news. */
export interface DocumentTables {
  'document.publication': PublicationTable
  'document.document': DocumentTable
  'document.file_secret': { one: boolean; secret: Buffer }
}

export interface PublicationTable {
  id: number
  code: string
  name: string
  country: string
  language: string
  source_type: string
}

/** A cell of a sheet; the first row holds the heads of its columns. */
export type Figures = (string | number)[][]

interface DocumentTable {
  id: number
  title: string
  body: string
  language: string
  format: number
  pages: number
  published_at: Date
  updated_at: Date
  countries: string[]
  companies: number[]
  industries: number[]
  topics: string[]
  publication_types: string[]
  publication_id: number
  duplicate_of: number | null
  figures: ColumnType<Figures | null, string | null, string | null>
  words: string
}
