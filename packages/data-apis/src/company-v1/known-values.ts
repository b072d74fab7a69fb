import {
  companyTypes,
  coveredCountries,
  externalIdClasses,
  legalForms,
  localLegalForms,
  operationalStatuses,
} from '../company-codes/dictionaries.ts'
import { findIndustry } from '../company-codes/industries.ts'
import { isCountryCode } from '../countries.ts'
import type { DataCall, DataContext } from '../data-api.ts'
import type { CompanyCriteria } from '../sources/company-criteria.ts'
import { findPlaceCodes } from '../sources/company-places.ts'
import { wrongValue } from './refusals.ts'

const codesOf = (entries: { code: string }[]) => new Set(entries.map(({ code }) => code.toUpperCase()))

type Known = (code: string) => boolean
const isIn =
  (codes: Set<string>): Known =>
  code =>
    codes.has(code.toUpperCase())

/** What is known of the filters whose values are codes of a dictionary, by criterion. */
const dictionaries: { [Name in keyof CompanyCriteria]?: { filter: string; isKnown: Known } } = {
  country: { filter: 'country', isKnown: isCountryCode },
  owner_country: { filter: 'owner_country', isKnown: isCountryCode },
  external_id_type: { filter: 'external_id_class', isKnown: isIn(codesOf(externalIdClasses)) },
  company_type: { filter: 'company_type', isKnown: isIn(codesOf(companyTypes)) },
  operational_status: { filter: 'operational_status', isKnown: isIn(codesOf(operationalStatuses)) },
  any_legal_form: { filter: 'legal_form', isKnown: isIn(codesOf([...legalForms, ...localLegalForms])) },
  industry: { filter: 'industry', isKnown: code => findIndustry(code) !== undefined },
}

/** Refuses filters with codes and places that nobody knows and that would silently find nothing; names become codes. */
export async function checkFilters(
  ctx: DataContext,
  call: DataCall,
  criteria: CompanyCriteria,
): Promise<CompanyCriteria> {
  for (const [name, { filter, isKnown }] of Object.entries(dictionaries)) {
    const values = (criteria[name as keyof CompanyCriteria] as string[] | undefined) ?? []
    const unknown = values.find(value => !isKnown(value))
    if (unknown !== undefined) throw unknownValue(call, `filter[]: ${filter}`, unknown)
  }
  const [region, city] = await Promise.all([
    findPlaces(ctx, call, 'region', criteria.region),
    findPlaces(ctx, call, 'city', criteria.city),
  ])
  return { ...criteria, ...(region && { region }), ...(city && { city }) }
}

async function findPlaces(ctx: DataContext, call: DataCall, kind: 'region' | 'city', values?: readonly string[]) {
  if (!values) return undefined
  const codes = await findPlaceCodes(ctx, `company.${kind}`, values)
  const unknown = values.find(value => !codes.has(value))
  if (unknown !== undefined) throw unknownValue(call, `filter[]: ${kind}`, unknown)
  return [...codes.values()].flat()
}

/** The country of a call in capitals. Throws a 201 when there is none of this code. */
export function readCountry(call: DataCall): string {
  const country = String(call.params.country).toUpperCase()
  if (!isCountryCode(country)) throw unknownValue(call, 'country', country)
  return country
}

const products = new Set(coveredCountries.map(({ code }) => code))

/** The country product of a call. Throws a 201 when there is none. */
export function readProduct(call: DataCall): string {
  const country = readCountry(call)
  if (products.has(country)) return country
  throw wrongValue(call, {
    en: `country: there is no product of the country ${country}.`,
    zh: `country：没有国家${country}的产品。`,
  })
}

export const unknownValue = (call: DataCall, name: string, value: string) =>
  wrongValue(call, {
    en: `${name}: there is no ${value.slice(0, 40)}. The dictionaries list the codes.`,
    zh: `${name.replace(': ', '：')}：没有${value.slice(0, 40)}，可用的代码见字典接口。`,
  })
