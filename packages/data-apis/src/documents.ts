import type { DataApi } from './data-api.ts'
import { dictionaryHandlers } from './documents/dictionary.ts'
import { searchHandlers } from './documents/search.ts'

/** The documents and news API over the embedded data. */
export const documents: DataApi = { name: 'emis-documents', handlers: { ...searchHandlers, ...dictionaryHandlers } }
