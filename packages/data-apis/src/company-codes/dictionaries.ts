import type { Words } from '@portal/domain/language.ts'
import { countries } from '../countries.ts'
import { companyCountries, findCompanyCountry, legalFormsOf } from '../samples/companies/places.ts'
import {
  auditorRows,
  companyTypeRows,
  exchangeRows,
  executivePositionRows,
  externalClassRows,
  localPositionRows,
  marketSegmentRows,
  operationalStatusRows,
  ownerTypeRows,
  periodRows,
  ratingAgencyRows,
} from './code-data.ts'
import { globalLegalFormRows, localLegalFormRows } from './legal-form-data.ts'

export interface Code extends Words {
  code: string
}

/** A code of one country, with its name in the country's own words and the code of all countries behind it. */
export interface LocalCode extends Code {
  country: string
  local: string
  global: string
}

const read = (rows: [string, string, string][]): Code[] => rows.map(([code, en, zh]) => ({ code, en, zh }))

export const companyTypes = read(companyTypeRows)
export const operationalStatuses = read(operationalStatusRows)
/** Legal forms of all countries. */
export const legalForms = read(globalLegalFormRows)
export const executivePositions = read(executivePositionRows)
export const ownerTypes = read(ownerTypeRows)
export const auditors = read(auditorRows)
export const ratingAgencies = read(ratingAgencyRows)
export const periods = read(periodRows)
export const marketSegments = read(marketSegmentRows)

export const exchanges: (Code & { country: string })[] = exchangeRows.map(([code, country, en, zh]) => ({
  code,
  country,
  en,
  zh,
}))

const legalFormWords = new Map(legalForms.map(form => [form.code, form]))

/** The legal forms of each country, `BG-AD`; the English name is the country's, the Chinese one that of the global form. */
export const localLegalForms: LocalCode[] = Object.keys(localLegalFormRows).flatMap(country =>
  legalFormsOf(country).map(({ code, global, en, localName }) => ({
    code,
    country,
    global,
    en,
    zh: legalFormWords.get(global)!.zh,
    local: localName,
  })),
)

/** The executive positions of each country, `BG-CEO`. */
export const localExecutivePositions: LocalCode[] = companyCountries.flatMap(({ code: country, tongue }) => {
  const local = localPositionRows[tongue]?.split(',')
  return executivePositions.map(({ code, en, zh }, at) => ({
    code: `${country}-${code}`,
    country,
    global: code,
    en,
    zh,
    local: local?.[at] ?? en,
  }))
})

/** The numbers that companies are known by: the tax number of each country, those of registers, LEI. */
export const externalIdClasses: (Code & { country: string | null })[] = [
  ...companyCountries.map(({ code }) => ({
    code: `${code}-FISCAL`,
    country: code,
    en: 'Tax number',
    zh: '税号',
  })),
  ...externalClassRows.map(([code, en, zh]) => ({ code, country: code === 'LEI' ? null : code.slice(0, 2), en, zh })),
]

/** The countries that companies are in, with their names. */
export const coveredCountries: (Code & { isoCode: string | undefined })[] = countries
  .filter(({ id }) => findCompanyCountry(id))
  .map(({ id, isoCode, en, zh }) => ({ code: id, isoCode, en, zh }))

const finders = new Map<Code[], Map<string, Code>>()

/** The entry of a list with a code. */
export function findCode<Entry extends Code>(list: Entry[], code: string | null): Entry | undefined {
  if (code === null) return undefined
  const known = finders.get(list) ?? new Map(list.map(entry => [entry.code, entry]))
  finders.set(list, known)
  return known.get(code) as Entry | undefined
}
