import { companyCurrencies, currencyOf, signOf, taxRateOf } from '../company-codes/currencies.ts'
import {
  auditors,
  type Code,
  companyTypes,
  coveredCountries,
  exchanges,
  executivePositions,
  externalIdClasses,
  findCode,
  type LocalCode,
  legalForms,
  localExecutivePositions,
  localLegalForms,
  marketSegments,
  operationalStatuses,
  ownerTypes,
  periods,
  ratingAgencies,
} from '../company-codes/dictionaries.ts'
import { languageOf } from '../company-codes/languages.ts'
import { findPlace } from '../countries.ts'
import { type DataCall, type Handler, inLanguage } from '../data-api.ts'
import { gmtRows } from './gmt-data.ts'
import { readProduct } from './known-values.ts'

/** Answers a list; with `country`, what of it belongs to the country product of the call. */
const listing =
  <Entry>(entries: readonly Entry[], describe: (entry: Entry, call: DataCall) => object): Handler =>
  async (_ctx, call) => ({ body: { data: entries.map(entry => describe(entry, call)) } })

const ofProduct =
  (entries: readonly LocalCode[], describe: (entry: LocalCode, call: DataCall) => object): Handler =>
  async (_ctx, call) => {
    const product = readProduct(call)
    const own = entries.filter(({ country }) => country === product)
    return { body: { data: own.map(entry => describe(entry, call)) } }
  }

const describeCode = (entry: Code, { language }: DataCall) => ({
  code: entry.code,
  name: entry.en,
  description: inLanguage(language, entry),
})

const describeCountry = ({ code, en }: Code) => ({
  countryCode: code,
  name: en,
  regionCode: findPlace(code)?.parents[0],
  currencyCode: currencyOf(code),
  langCode: languageOf(code),
  gmt: gmtRows[code],
  taxRate: taxRateOf(code),
})

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const describeCurrency = (code: string, { language }: DataCall) => {
  const users = coveredCountries.filter(country => currencyOf(country.code) === code)
  return {
    currencyCode: code,
    name: currencyNames.of(code),
    symbol: signOf(code),
    description: users.map(country => inLanguage(language, country)).join(language === 'zh' ? '、' : ', '),
  }
}

const describeLegalForm = (form: Code, { language }: DataCall) => ({
  globalLegalForm: form.code,
  label: form.en,
  description: inLanguage(language, form),
})

const describeLocalLegalForm = ({ code, country, global, en, local }: LocalCode) => ({
  globalLegalForm: global,
  label: en,
  description: local,
  legalForm: code,
  countryCode: country,
})

const describePosition = (position: Code, { language }: DataCall) => ({
  globalPosition: position.code,
  description: inLanguage(language, position),
})

const describeLocalPosition = ({ code, country, global, en, local }: LocalCode, call: DataCall) => ({
  ...describePosition(findCode(executivePositions, global)!, call),
  position: code,
  countryCode: country,
  positionName: local,
  positionNameEng: en,
  displayOrder: executivePositions.findIndex(position => position.code === global) + 1,
})

const describeCompanyType = (type: Code, { language }: DataCall) => ({
  companyType: type.code,
  label: type.en,
  description: inLanguage(language, type),
})

const describeAuditor = (auditor: Code, { language }: DataCall) => ({
  financialAuditorCode: auditor.code,
  auditorName: auditor.en,
  description: inLanguage(language, auditor),
})

/** The operations of the class Dictionary that list codes of the product; places, industries and standards apart. */
export const dictionaryHandlers: Record<string, Handler> = {
  dictionaryGetCountryList: listing(coveredCountries, describeCountry),
  dictionaryGetCurrencyList: listing(companyCurrencies, describeCurrency),
  dictionaryGetGlobalLegalFormList: listing(legalForms, describeLegalForm),
  dictionaryGetLocalLegalFormList: listing(localLegalForms, describeLocalLegalForm),
  dictionaryGetLocalLegalFormByProductList: ofProduct(localLegalForms, describeLocalLegalForm),
  dictionaryGetGlobalExecutivePositionList: listing(executivePositions, describePosition),
  dictionaryGetLocalExecutivePositionList: listing(localExecutivePositions, describeLocalPosition),
  dictionaryGetLocalExecutivePositionByProductList: ofProduct(localExecutivePositions, describeLocalPosition),
  dictionaryGetExternalClassList: listing(externalIdClasses, describeCode),
  dictionaryGetCompanyTypeList: listing(companyTypes, describeCompanyType),
  dictionaryGetOperationalStatusList: listing(operationalStatuses, describeCode),
  dictionaryGetStockExchangeList: listing(exchanges, describeCode),
  dictionaryGetMarketSegmentList: listing(marketSegments, describeCode),
  dictionaryGetOwnerTypeList: listing(ownerTypes, describeCode),
  dictionaryGetFinancialAuditorList: listing(auditors, describeAuditor),
  dictionaryGetRatingAgencyList: listing(ratingAgencies, describeCode),
  dictionaryGetFinancialPeriodCodeList: listing(periods, describeCode),
}
