import { findIndustry } from '../company-codes/industries.ts'
import type { DataCall, DataContext } from '../data-api.ts'
import { findUnknown } from '../sources/document-codes.ts'
import { parseTerm, type Term, TermFault } from '../sources/document-term.ts'
import type { Scope } from '../sources/document-term-query.ts'
import type { DocumentCriteria } from '../sources/documents.ts'
import { countryCodes, languageCodes, publicationTypeCodes, sourceTypeCodes, topicCodes } from './code-data.ts'
import { unknownPlace, unknownValue, wrongTerm, wrongValue } from './refusals.ts'

const idsOf = (codes: readonly { id: string }[]) => new Set(codes.map(({ id }) => id))
const known = {
  countries: idsOf(countryCodes),
  languages: idsOf(languageCodes),
  topics: idsOf(topicCodes),
  sourceTypes: idsOf(sourceTypeCodes),
  publicationTypes: idsOf(publicationTypeCodes),
}
/** Unknown values of these have the code 321. */
const places = new Set(['countries', 'languages', 'publicationTypes'])

/** The values of a repeated parameter, each once; nothing when it was not sent. */
export function listOf<Value extends string | number = string>({ params }: DataCall, name: string) {
  const values = params[`${name}[]`] as Value[] | undefined
  return values && [...new Set(values)]
}

/** Codes of a list in capitals. Throws a 400 that names the first one that there is not. */
export function readCodes(call: DataCall, name: keyof typeof known): string[] | undefined {
  const values = listOf(call, name)?.map(value => (name === 'languages' ? value.toLowerCase() : value.toUpperCase()))
  const unknown = values?.find(value => !known[name].has(value))
  if (unknown !== undefined) throw (places.has(name) ? unknownPlace : unknownValue)(call, name, unknown)
  return values
}

/** What a search asks for, checked against the dictionaries. Throws a 400 that names what is wrong. */
export async function readCriteria(ctx: DataContext, call: DataCall): Promise<DocumentCriteria> {
  const industries = listOf(call, 'industries')
  const unknown = industries?.find(code => !findIndustry(code))
  if (unknown !== undefined) throw unknownValue(call, 'industries', unknown)
  const criteria = {
    term: readTerm(call),
    scope: call.params.scope as Scope | undefined,
    countries: readCodes(call, 'countries'),
    languages: readCodes(call, 'languages'),
    formats: listOf<number>(call, 'formats'),
    companies: listOf(call, 'companies')?.map(Number),
    industries,
    topics: readCodes(call, 'topics'),
    sourceTypes: readCodes(call, 'sourceTypes'),
    publications: listOf(call, 'publications')?.map(code => code.toUpperCase()),
    publicationTypes: readCodes(call, 'publicationTypes'),
    ...readSpan(call),
  }
  const missing = await findUnknown(ctx, criteria)
  if (missing) throw unknownValue(call, missing.name, missing.value)
  return criteria
}

function readTerm(call: DataCall): Term | undefined {
  const { term } = call.params as { term?: string }
  if (term === undefined) return undefined
  try {
    return parseTerm(term)
  } catch (error) {
    throw error instanceof TermFault ? wrongTerm(call, error) : error
  }
}

const dayMs = 86_400_000

/** The days of a search. An end at midnight, as a day without a time is read, takes in the whole day. */
function readSpan(call: DataCall): Pick<DocumentCriteria, 'from' | 'before'> {
  const { startDate, endDate } = call.params as { startDate?: string; endDate?: string }
  const end = endDate === undefined ? undefined : Date.parse(endDate)
  const before = end === undefined ? undefined : new Date(end + (end % dayMs ? 1 : dayMs)).toISOString()
  if (startDate !== undefined && before !== undefined && startDate >= before) {
    throw wrongValue(call, {
      en: `startDate (${startDate}) lies after endDate (${endDate}).`,
      zh: `startDate（${startDate}）晚于endDate（${endDate}）。`,
    })
  }
  return { from: startDate, before }
}
