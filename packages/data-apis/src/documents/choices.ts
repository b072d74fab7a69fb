import { industries } from '../company-codes/industries.ts'
import type { DataContext } from '../data-api.ts'
import type { DictionaryEntry } from '../sources/dictionary.ts'
import { listPublications } from '../sources/document-codes.ts'
import { countryCodes, languageCodes, publicationTypeCodes, sourceTypeCodes, topicCodes } from './code-data.ts'

/** The dictionaries that parameters of the documents API name with `x-dictionary`. */
const dictionaries: Record<string, (ctx: DataContext) => Promise<DictionaryEntry[]>> = {
  countries: async () => countryCodes,
  languages: async () => languageCodes,
  industries: async () => industries.map(({ code, en, zh }) => ({ id: code, en, zh })),
  topics: async () => topicCodes,
  sourceTypes: async () => sourceTypeCodes,
  publicationTypes: async () => publicationTypeCodes,
  publications: async ctx =>
    (await listPublications(ctx, { countries: undefined, limit: 1000, offset: 0 })).map(({ code, name }) => ({
      id: code,
      en: name,
      zh: name,
    })),
}

/** The accepted values of a dictionary with their names in both languages; undefined for an unknown dictionary. */
export async function listDocumentsDictionary(ctx: DataContext, name: string): Promise<DictionaryEntry[] | undefined> {
  if (!Object.hasOwn(dictionaries, name)) return undefined
  return (await dictionaries[name]!(ctx)).map(({ id, en, zh }) => ({ id, en, zh }))
}
