import {
  auditors,
  companyTypes,
  findCode,
  legalForms,
  localLegalForms,
  marketSegments,
  operationalStatuses,
  ratingAgencies,
} from '../company-codes/dictionaries.ts'
import { languageOf } from '../company-codes/languages.ts'
import type { DataContext, Handler } from '../data-api.ts'
import { type Company, readCompanies } from '../sources/companies.ts'
import { withoutNulls } from '../without-nulls.ts'
import { codeName, industryName, nameOf, presentName, type Say, type Section, sayFor } from './present.ts'
import { noCompany } from './refusals.ts'
import { executives, shareholders, subsidiaries, ultimateOwners } from './relations.ts'
import { relationsOf } from './relations-of.ts'

const details: Section = ({ company, say, lang }) => {
  const form = findCode(localLegalForms, company.local_legal_form)
  return withoutNulls({
    address: presentAddress(company),
    company_type: codeName(say, companyTypes, company.company_type),
    legal_form: codeName(say, legalForms, company.legal_form),
    local_legal_form: form && { code: form.code, name: lang === 'local' ? form.local : form.en },
    operational_status: codeName(say, operationalStatuses, company.operational_status),
    incorporation_year: company.founded_year,
    description: company.description,
    description_local: company.description_local,
    products: company.products,
    products_local: company.products_local,
    country_code: company.country_code,
    language: languageOf(company.country_code),
  })
}

const presentAddress = (company: Company) =>
  withoutNulls({
    street: company.street,
    street_local: company.street_local,
    city: company.city,
    city_local: company.city_local,
    region: company.region,
    region_local: company.region_local,
    postal_code: company.postal_code,
    country_code: company.country_code,
    phone: company.phone,
    fax: company.fax,
    email: company.email,
    url: company.url,
  })

const identifiers: Section = async ({ relations, company }) =>
  ((await relations.numbers()).get(company.id) ?? []).map(({ class: type, value }) => ({ type, value }))

const industries: Section = ({ company, say }) => ({
  main: company.main_industries.map(code => industryName(say, code)),
  secondary: company.secondary_industries.map(code => industryName(say, code)),
})

const auditorsOf: Section = ({ company, say }) => {
  const name = nameOf(say, auditors, company.auditor_code)
  return name === undefined ? [] : [withoutNulls({ name, date: company.auditor_date })]
}

const market: Section = ({ company, say }) =>
  withoutNulls({
    listed: company.ticker !== null,
    capitalization: company.market_cap,
    currency: company.market_currency,
    listings: company.ticker === null ? [] : [presentListing(company, say)],
  })

const presentListing = (company: Company, say: Say) =>
  withoutNulls({
    exchange: company.exchange_code,
    segment: nameOf(say, marketSegments, company.market_segment) ?? company.market_segment,
    ticker: company.ticker,
    isin: company.isin,
  })

const ratings: Section = ({ company, say }) =>
  company.ratings.map(({ agency, value, date }) => ({
    agency: nameOf(say, ratingAgencies, agency) ?? agency,
    value,
    date,
  }))

/** Each section of a profile, in its order; one of which nothing is known is left out. */
const sections: Record<string, Section> = {
  details,
  identifiers,
  industries,
  executives,
  shareholders,
  subsidiaries,
  ultimate_owners: ultimateOwners,
  auditors: auditorsOf,
  employees: ({ company: { employees, employees_date } }) =>
    employees === null ? undefined : withoutNulls({ number: employees, date: employees_date }),
  capital: ({ company: { capital, capital_currency, capital_date } }) =>
    capital === null
      ? undefined
      : withoutNulls({ registered: capital, currency: capital_currency, date: capital_date }),
  market,
  dividends: ({ company }) => company.dividends,
  ratings,
  trade: ({ company: { import_countries, export_countries } }) => ({ import_countries, export_countries }),
  size: ({ company: { revenue_usd, size_year, is_estimated } }) =>
    revenue_usd === null ? undefined : withoutNulls({ revenue_usd, year: size_year, is_estimated }),
}

/** The known ones among these companies as profiles, in the order given, with the sections that are wanted. */
export async function describeCompanies(
  ctx: Pick<DataContext, 'db'>,
  ids: readonly number[],
  lang: unknown,
  wanted: readonly string[] = Object.keys(sections),
): Promise<object[]> {
  const companies = await readCompanies(ctx, ids)
  const relations = relationsOf(ctx, ids)
  const chosen = Object.entries(sections).filter(([name]) => wanted.includes(name))
  return Promise.all(
    companies.map(async company => {
      const subject = { company, relations, lang, say: sayFor(lang, company.country_code) }
      const parts = chosen.map(async ([name, present]) => [name, await present(subject)] as const)
      const described = Object.fromEntries(await Promise.all(parts))
      return withoutNulls({ id: company.id, name: presentName(company), ...described, updated_at: company.updated_on })
    }),
  )
}

const companiesIdGet: Handler = async (ctx, call) => {
  const { id, lang, sections: wanted } = call.params as { id: number; lang: string; sections?: string[] }
  const [profile] = await describeCompanies(ctx, [id], lang, wanted)
  if (!profile) throw noCompany(call, id)
  return { body: { data: profile } }
}

/** The profile of a company. */
export const profileHandlers: Record<string, Handler> = { companiesIdGet }
