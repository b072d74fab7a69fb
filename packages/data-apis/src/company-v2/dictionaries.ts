import { findStandard, listAccounts, standards } from '../company-codes/accounts.ts'
import { companyCurrencies, currencyOf, signOf } from '../company-codes/currencies.ts'
import {
  auditors,
  type Code,
  companyTypes,
  coveredCountries,
  exchanges,
  executivePositions,
  externalIdClasses,
  legalForms,
  localLegalForms,
  operationalStatuses,
  periods,
} from '../company-codes/dictionaries.ts'
import { industries } from '../company-codes/industries.ts'
import { languageOf } from '../company-codes/languages.ts'
import { type DataCall, type DataContext, type Handler, inLanguage } from '../data-api.ts'
import { findUnknownPlaces, listCities, listRegions } from '../sources/company-places.ts'
import { withoutNulls } from '../without-nulls.ts'
import { checkCountries } from './criteria.ts'
import { noStandard, unknownCode } from './refusals.ts'

type List = (ctx: DataContext, call: DataCall) => object[] | Promise<object[]>

/** The answer of an operation that lists a dictionary: the page that was asked for, or everything. */
const answer =
  (list: List): Handler =>
  async (ctx, call) => {
    const { limit, offset = 0 } = call.params as { limit?: number; offset?: number }
    const all = await list(ctx, call)
    const items = limit === undefined ? all : all.slice(offset, offset + limit)
    return { body: { data: { total: all.length, items } } }
  }

const codes =
  (entries: Code[]): List =>
  (_, { language }) =>
    entries.map(entry => ({ code: entry.code, name: inLanguage(language, entry) }))

/** The countries that the call names, in capitals; undefined for all. Throws for one that no country has. */
function readCountries(call: DataCall): string[] | undefined {
  const given = call.params.country as string[] | undefined
  checkCountries(call, 'country', given)
  return given?.map(code => code.toUpperCase())
}

/** Entries of the countries that the call names, and those that belong to no country. */
function ofCountries<Entry extends { country: string | null }>(call: DataCall, entries: Entry[]): Entry[] {
  const wanted = readCountries(call)
  return wanted ? entries.filter(({ country }) => country === null || wanted.includes(country)) : entries
}

/** The name of a country or a currency in a language. */
export const nameIn = (language: string, type: 'region' | 'currency', code: string) =>
  new Intl.DisplayNames([language], { type }).of(code) ?? code

const countries: List = (_, { language }) =>
  coveredCountries.map(country =>
    withoutNulls({
      country_code: country.code,
      name: inLanguage(language, country),
      name_local: nameIn(languageOf(country.code), 'region', country.code),
      currency_code: currencyOf(country.code),
    }),
  )

const currencies: List = (_, { language }) =>
  companyCurrencies.map(code => ({
    code,
    name: nameIn(language === 'zh' ? 'zh-Hans' : 'en', 'currency', code),
    symbol: signOf(code),
  }))

const regions: List = async (ctx, call) => {
  const wanted = readCountries(call)
  return (await listRegions(ctx)).filter(({ country_code }) => !wanted || wanted.includes(country_code))
}

/** More than there are: a page is cut out of those that the call wants. */
const mostCities = 1_000_000

const cities: List = async (ctx, call) => {
  const wanted = (call.params.region as string[] | undefined)?.map(code => code.toUpperCase())
  const [unknown] = await findUnknownPlaces(ctx, 'company.region', wanted ?? [])
  if (unknown !== undefined) throw unknownCode(call, 'region', unknown)
  const countries = readCountries(call)
  return (await listCities(ctx, { offset: 0, limit: mostCities }))
    .filter(({ country_code }) => !countries || countries.includes(country_code))
    .filter(({ region_code }) => !wanted || (region_code !== null && wanted.includes(region_code)))
    .map(withoutNulls)
}

const industryTree: List = (_, { language }) =>
  industries.map(industry =>
    withoutNulls({
      code: industry.code,
      name: inLanguage(language, industry),
      parent_code: industry.parent,
      level: industry.level,
    }),
  )

const localForms: List = (_, call) =>
  ofCountries(call, localLegalForms).map(form => ({
    code: form.code,
    name: inLanguage(call.language, form),
    name_local: form.local,
    country_code: form.country,
    legal_form: form.global,
  }))

const numberTypes: List = (ctx, call) => codes(ofCountries(call, externalIdClasses))(ctx, call)

const standardList: List = (_, call) =>
  ofCountries(call, standards).map(standard =>
    withoutNulls({
      id: standard.id,
      name: inLanguage(call.language, standard),
      country_code: standard.country,
      is_global: standard.country === null,
    }),
  )

const accounts: List = (_, call) => {
  const id = String(call.params.id)
  const standard = findStandard(id.toUpperCase())
  if (!standard) throw noStandard(call, id)
  return listAccounts(standard).map(account =>
    withoutNulls({
      id: account.code,
      name: inLanguage(call.language, account),
      parent_id: account.parent,
      statement_type: account.part,
      display_order: account.order,
    }),
  )
}

/** The operations of the tag Dictionary. */
export const dictionaryHandlers: Record<string, Handler> = {
  dictionaryCountriesGet: answer(countries),
  dictionaryCurrenciesGet: answer(currencies),
  dictionaryRegionsGet: answer(regions),
  dictionaryCitiesGet: answer(cities),
  dictionaryIndustriesGet: answer(industryTree),
  dictionaryCompanyTypesGet: answer(codes(companyTypes)),
  dictionaryOperationalStatusesGet: answer(codes(operationalStatuses)),
  dictionaryLegalFormsGet: answer(codes(legalForms)),
  dictionaryLocalLegalFormsGet: answer(localForms),
  dictionaryExecutivePositionsGet: answer(codes(executivePositions)),
  dictionaryExternalIdTypesGet: answer(numberTypes),
  dictionaryAuditorsGet: answer(codes(auditors)),
  dictionaryExchangesGet: answer(codes(exchanges)),
  dictionaryPeriodsGet: answer(codes(periods)),
  dictionaryStandardsGet: answer(standardList),
  dictionaryStandardsIdAccountsGet: answer(accounts),
}
