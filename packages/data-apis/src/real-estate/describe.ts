import type { Words } from '@portal/domain/language.ts'
import { countries } from '../countries.ts'
import { type DataLanguage, inLanguage } from '../data-api.ts'
import type { PartyRow } from '../sources/estate/companies.ts'
import type { SiteRow } from '../sources/estate/properties.ts'
import { withoutNulls } from '../without-nulls.ts'
import { propertyTypes } from './codes.ts'
import { writeId } from './ids.ts'

interface CodeName {
  code: string
  name: string
}

/** The Chinese or the English name of a row. */
export const nameIn = (language: DataLanguage, row: { name_en: string; name_zh: string }): string =>
  inLanguage(language, { en: row.name_en, zh: row.name_zh })

/** An entry of a code list with its name. */
export const codeName = (language: DataLanguage, { id, ...words }: Words & { id: string }): CodeName => ({
  code: id,
  name: inLanguage(language, words),
})

/** Gives the entries of a code list by their codes; a code that is in no list is its own name. */
export const namer = (list: readonly (Words & { id: string })[]) => {
  const entries = new Map(list.map(entry => [entry.id, entry]))
  return (language: DataLanguage, code: string): CodeName =>
    codeName(language, entries.get(code) ?? { id: code, en: code, zh: code })
}

export const describeType = namer(propertyTypes)
export const describeCountry = namer(countries)

export const money = (amount: number | null, currency: string) => (amount === null ? null : { amount, currency })

export const companyRef = ({ id, name }: { id: number; name: string }) => ({ id: writeId('CMP', id), name })

/** The companies of a record by their roles, a role without any as an empty list. */
export function partiesOf<Role extends string>(parties: PartyRow[], id: number, roles: Record<Role, string>) {
  const own = parties.filter(({ record_id }) => record_id === id)
  return Object.fromEntries(
    Object.entries(roles).map(([field, role]) => [field, own.filter(party => party.role === role).map(companyRef)]),
  ) as Record<Role, ReturnType<typeof companyRef>[]>
}

/** Where a site is. */
export const describeAddress = (language: DataLanguage, row: SiteRow) => ({
  street: inLanguage(language, { en: row.street_en, zh: row.street_zh }),
  city: inLanguage(language, { en: row.city_en, zh: row.city_zh }),
  region: inLanguage(language, { en: row.region_en, zh: row.region_zh }),
  ...withoutNulls({ postal_code: row.postal_code }),
  country_code: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
})

export const describeSize = ({ gross_area, net_area, area_unit, floors, rooms }: SiteRow) => ({
  gross_area,
  ...withoutNulls({ net_area }),
  unit: area_unit,
  ...withoutNulls({ floors, rooms }),
})
