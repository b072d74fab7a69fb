import { accountFormula, findStandard, globalStandard } from '../company-codes/accounts.ts'
import {
  auditors,
  type Code,
  companyTypes,
  findCode,
  legalForms,
  localLegalForms,
  operationalStatuses,
} from '../company-codes/dictionaries.ts'
import { industries } from '../company-codes/industries.ts'
import { isCountryCode } from '../countries.ts'
import type { DataCall, DataContext } from '../data-api.ts'
import type { CompanyCriteria } from '../sources/company-criteria.ts'
import { findUnknownPlaces } from '../sources/company-places.ts'
import { emptyRange, unknownCode } from './refusals.ts'

/** Parameters of a search by their names in the second company API. */
type SearchParameters = Readonly<Record<string, unknown>>

/** The parameters that choose companies. */
export const criteriaNames = [
  'keyword',
  'company_name',
  'country',
  'company_type',
  'main_industry',
  'secondary_industry',
  'operational_status',
  'employees_from',
  'employees_to',
  'legal_form',
  'local_legal_form',
  'region',
  'city',
  'key_executive',
  'shareholder',
  'subsidiary',
  'financial_auditor',
  'business_description',
  'products',
  'ultimate_owner_name',
  'ultimate_owner_citizenship',
  'ultimate_owner_birth_date',
  'import_country',
  'export_country',
  'updated_from',
  'updated_to',
  'statements_updated_from',
  'statements_updated_to',
  'statement_year',
  'statement_period',
  'statement_type',
  'only_official_financials',
  'financial_accounts',
  'company_ids',
] as const satisfies (keyof CompanyCriteria)[]

/** Codes that are written in capitals; small letters are accepted. */
const inCapitals = new Set<string>([
  'country',
  'company_type',
  'operational_status',
  'legal_form',
  'local_legal_form',
  'region',
  'city',
  'financial_auditor',
  'ultimate_owner_citizenship',
  'import_country',
  'export_country',
])

/** The criteria of a search, checked against the dictionaries. Throws a 400 that names what is unknown or impossible. */
export async function readCriteria(
  ctx: DataContext,
  call: DataCall,
  params: SearchParameters,
): Promise<CompanyCriteria> {
  const given = criteriaNames.filter(name => params[name] !== undefined)
  const criteria: CompanyCriteria = Object.fromEntries(given.map(name => [name, readValue(name, params[name])]))
  checkRanges(call, criteria)
  checkCodes(call, criteria)
  checkAccounts(call, criteria)
  for (const name of ['region', 'city'] as const) {
    const [unknown] = await findUnknownPlaces(ctx, `company.${name}`, criteria[name] ?? [])
    if (unknown !== undefined) throw unknownCode(call, name, unknown)
  }
  return criteria
}

const readValue = (name: string, value: unknown) =>
  inCapitals.has(name) ? (value as string[]).map(code => code.toUpperCase()) : value

const ranges = ['employees', 'updated', 'statements_updated'] as const

function checkRanges(call: DataCall, criteria: CompanyCriteria) {
  for (const name of ranges) {
    const { [`${name}_from` as const]: from, [`${name}_to` as const]: to } = criteria
    if (from !== undefined && to !== undefined && from > to)
      throw emptyRange(call, `${name}_from (${from})`, `${name}_to (${to})`)
  }
}

const isIn = (codes: Code[]) => (code: string) => findCode(codes, code) !== undefined
const isIndustry = (code: string) => industries.some(industry => industry.code.startsWith(code))

const dictionaries: { [Name in keyof CompanyCriteria]?: (code: string) => boolean } = {
  country: isCountryCode,
  ultimate_owner_citizenship: isCountryCode,
  import_country: isCountryCode,
  export_country: isCountryCode,
  main_industry: isIndustry,
  secondary_industry: isIndustry,
  company_type: isIn(companyTypes),
  operational_status: isIn(operationalStatuses),
  legal_form: isIn(legalForms),
  local_legal_form: isIn(localLegalForms),
  financial_auditor: isIn(auditors),
}

function checkCodes(call: DataCall, criteria: CompanyCriteria) {
  for (const [name, isKnown] of Object.entries(dictionaries)) {
    const codes = criteria[name as keyof CompanyCriteria] as readonly string[] | undefined
    const unknown = codes?.find(code => !isKnown(code))
    if (unknown !== undefined) throw unknownCode(call, name, unknown)
  }
}

/** Refuses a country code that no country has. */
export function checkCountries(call: DataCall, name: string, codes: readonly string[] = []) {
  const unknown = codes.find(code => !isCountryCode(code))
  if (unknown !== undefined) throw unknownCode(call, name, unknown)
}

function checkAccounts(call: DataCall, { financial_accounts: accounts = [] }: CompanyCriteria) {
  accounts.forEach(({ standard_id: standard = globalStandard, account, from, to }, at) => {
    const name = `financial_accounts[${at}]`
    if (!findStandard(standard)) throw unknownCode(call, `${name}.standard_id`, standard)
    if (!accountFormula(standard, account)) throw unknownCode(call, `${name}.account`, account)
    if (from !== undefined && to !== undefined && from > to)
      throw emptyRange(call, `${name}.from (${from})`, `${name}.to (${to})`)
  })
}
