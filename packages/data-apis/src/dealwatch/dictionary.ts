import { industries } from '../company-codes/industries.ts'
import { countries } from '../countries.ts'
import { type DataContext, type Handler, inLanguage } from '../data-api.ts'
import { currencyRows } from '../samples/currency-data.ts'
import type { DictionaryEntry } from '../sources/dictionary.ts'
import { advisorTypes, type Code, dealStatuses, dealTypes, financingMethods } from './codes.ts'

/** The answer of an operation that lists codes whole. */
const answer =
  (codes: readonly Code[]): Handler =>
  async (_, { language }) => ({
    body: { data: codes.map(entry => ({ code: entry.code, name: inLanguage(language, entry) })) },
  })

/** The lists of codes that criteria take. */
const dictionaries: Record<string, Code[]> = {
  countries: countries.map(({ id, en, zh }) => ({ code: id, en, zh })),
  industries: industries.map(({ code, en, zh }) => ({ code, en, zh })),
}

/** The accepted values that parameters name with `x-dictionary`; undefined for an unknown dictionary. */
export async function listDealDictionary(_: DataContext, name: string): Promise<DictionaryEntry[] | undefined> {
  if (!Object.hasOwn(dictionaries, name)) return undefined
  return dictionaries[name]!.map(({ code, en, zh }) => ({ id: code, en, zh }))
}

/** The operations of the tag Dictionary. */
export const dictionaryHandlers: Record<string, Handler> = {
  dictionaryGetCountries: answer(dictionaries.countries!),
  dictionaryGetIndustries: answer(dictionaries.industries!),
  dictionaryGetDealTypes: answer(dealTypes),
  dictionaryGetDealStatuses: answer(dealStatuses),
  dictionaryGetAdvisorTypes: answer(advisorTypes),
  dictionaryGetFinancingMethods: answer(financingMethods),
  dictionaryGetCurrencies: answer(currencyRows.map(([code, en, zh]) => ({ code, en, zh }))),
}
