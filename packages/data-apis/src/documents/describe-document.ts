import { findIndustry } from '../company-codes/industries.ts'
import { type DataCall, inLanguage } from '../data-api.ts'
import type { DocumentRow } from '../sources/documents.ts'
import {
  countryCodes,
  type DocumentCode,
  formatCodes,
  languageCodes,
  publicationTypeCodes,
  sourceTypeCodes,
  topicCodes,
} from './code-data.ts'
import { writeFileKey } from './file-key.ts'
import { fileFormats } from './files.ts'

const formatName = (format: number): string => formatCodes.find(({ id }) => id === format)!.name

/** A moment as this API writes it: to the second, in UTC. */
export const writeMoment = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, '+00:00')

/** A document as the answers give it; the key of a file is signed with the secret. */
export function describeDocument(row: DocumentRow, call: DataCall, secret: Buffer, now: Date) {
  const { language, baseUrl } = call
  const named = (code: string, codes: readonly DocumentCode[]) => ({
    code,
    name: inLanguage(language, codes.find(({ id }) => id === code)!),
  })
  return {
    id: row.id,
    title: row.title,
    format: formatName(row.format),
    ...(call.params.includeBody === true && { body: row.body }),
    language: named(row.language, languageCodes),
    date: writeMoment(row.published_at),
    updateDate: writeMoment(row.updated_at),
    companies: row.companies,
    countries: row.countries.map(code => named(code, countryCodes)),
    topics: row.topics.map(code => named(code, topicCodes)),
    industries: row.industries.map(id => ({ id, name: inLanguage(language, findIndustry(String(id))!) })),
    files: fileFormats(row).map((format, nth) => ({
      title: row.title,
      link: `${baseUrl}/Search/getFile?class=Search&method=getFile&key=${writeFileKey(secret, { id: row.id, nth }, now)}`,
      format,
    })),
    sourceType: named(row.source_type, sourceTypeCodes),
    publication: row.publication,
    publicationTypes: row.publication_types.map(code => named(code, publicationTypeCodes)),
    link: `${baseUrl}/Search/getDocuments?ids[]=${row.id}`,
    pages: row.pages,
    size: Buffer.byteLength(row.body),
  }
}
