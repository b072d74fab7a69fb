import { standards } from './company-codes/accounts.ts'
import { companyCurrencies } from './company-codes/currencies.ts'
import {
  auditors,
  type Code,
  companyTypes,
  coveredCountries,
  externalIdClasses,
  legalForms,
  localLegalForms,
  operationalStatuses,
} from './company-codes/dictionaries.ts'
import { industries } from './company-codes/industries.ts'
import { nameIn } from './company-v2/dictionaries.ts'
import { countries } from './countries.ts'
import type { DataContext } from './data-api.ts'
import { listCities, listRegions } from './sources/company-places.ts'
import type { CityTable, RegionTable } from './sources/company-tables.ts'
import type { DictionaryEntry } from './sources/dictionary.ts'

const codes = (entries: Code[]) => async () => entries.map(({ code, en, zh }) => ({ id: code, en, zh }))

/** Codes of countries, which need their country beside the name. */
const localCodes = (entries: Code[]) => async () =>
  entries.map(({ code, en, zh }) => ({ id: code, en: `${en} (${code})`, zh: `${zh}（${code}）` }))

const places = (rows: (RegionTable | CityTable)[]) =>
  rows.map(({ code, name, name_local, country_code }) => ({
    id: code,
    en: `${name} (${country_code})`,
    zh: `${country_code === 'CN' ? name_local : name}（${country_code}）`,
  }))

const most = { offset: 0, limit: 10_000 }

/** The dictionaries that parameters of both company APIs name with `x-dictionary`. */
const dictionaries: Record<string, (ctx: DataContext) => Promise<DictionaryEntry[]>> = {
  countries: async () => countries,
  companyCountries: codes(coveredCountries),
  companyTypes: codes(companyTypes),
  operationalStatuses: codes(operationalStatuses),
  legalForms: codes(legalForms),
  localLegalForms: localCodes(localLegalForms),
  externalIdTypes: localCodes(externalIdClasses),
  auditors: codes(auditors),
  industries: codes(industries),
  regions: async ctx => places(await listRegions(ctx)),
  cities: async ctx => places(await listCities(ctx, most)),
  currencies: async () =>
    companyCurrencies.map(id => ({ id, en: nameIn('en', 'currency', id), zh: nameIn('zh-Hans', 'currency', id) })),
  standards: async () => standards.map(({ id, en, zh }) => ({ id, en, zh })),
  /** By the number under which version 1 knows them. */
  standardCodes: async () => standards.map(({ code, en, zh }) => ({ id: String(code), en, zh })),
}

/** The accepted values of a dictionary with their names in both languages; undefined for an unknown dictionary. */
export async function listCompanyDictionary(ctx: DataContext, name: string): Promise<DictionaryEntry[] | undefined> {
  if (!Object.hasOwn(dictionaries, name)) return undefined
  return (await dictionaries[name]!(ctx)).map(({ id, en, zh }) => ({ id, en, zh }))
}
