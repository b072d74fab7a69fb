import type { Words } from '@portal/domain/language.ts'
import { industries } from '../company-codes/industries.ts'
import { type Handler, inLanguage } from '../data-api.ts'
import { listPublications } from '../sources/document-codes.ts'
import {
  countryCodes,
  formatCodes,
  languageCodes,
  publicationTypeCodes,
  sourceTypeCodes,
  topicCodes,
} from './code-data.ts'
import { readCodes } from './criteria.ts'

const codes =
  (list: readonly ({ id: string } & Words)[]): Handler =>
  async (_, { language }) => ({
    body: { data: list.map(code => ({ code: code.id, name: inLanguage(language, code) })) },
  })

const dictionaryGetFormats: Handler = async () => ({
  body: { data: Object.fromEntries(formatCodes.map(({ id, name }) => [id, name])) },
})

const dictionaryGetIndustries: Handler = async (_, { language }) => ({
  body: { data: industries.map(industry => ({ id: Number(industry.code), name: inLanguage(language, industry) })) },
})

const dictionaryGetPublications: Handler = async (ctx, call) => {
  const { limit, offset } = call.params
  const publications = await listPublications(ctx, {
    countries: readCodes(call, 'countries'),
    limit: Number(limit),
    offset: Number(offset),
  })
  return { body: { data: publications.map(({ id, code, name }) => ({ id, code, name })) } }
}

/** The operations of the tag Dictionary. */
export const dictionaryHandlers: Record<string, Handler> = {
  dictionaryGetCountries: codes(countryCodes),
  dictionaryGetLanguages: codes(languageCodes),
  dictionaryGetFormats,
  dictionaryGetIndustries,
  dictionaryGetPublicationTypes: codes(publicationTypeCodes),
  dictionaryGetSourceTypes: codes(sourceTypeCodes),
  dictionaryGetTopics: codes(topicCodes),
  dictionaryGetPublications,
}
