import { auditors, findCode } from '../company-codes/dictionaries.ts'
import type { DataContext } from '../data-api.ts'
import { type Company, readCompanies } from '../sources/companies.ts'
import {
  byCompany,
  type ExternalId,
  readExecutives,
  readExternalIds,
  readShareholders,
  readSubsidiaries,
} from '../sources/company-relations.ts'
import { withoutNulls } from '../without-nulls.ts'
import {
  describeAffiliate,
  describeExecutive,
  describeExternalId,
  describeOwner,
  describeUltimateOwner,
} from './describe-ownership.ts'

const sections = ['header', 'basics', 'business', 'ownership', 'financials'] as const
export type Section = (typeof sections)[number]

export const describeActivities = (codes: readonly string[]) => codes.map(code => ({ naics: Number(code) }))

/** A company with the numbers that others know it by. */
export interface Profile extends Company {
  external_ids: ExternalId[]
}

/** The companies of these ids in their order; ids that no company has are left out. */
export async function readProfiles(ctx: DataContext, ids: readonly number[]): Promise<Profile[]> {
  const [companies, numbers] = await Promise.all([readCompanies(ctx, ids), readExternalIds(ctx, ids)])
  const byId = byCompany(numbers)
  return companies.map(company => ({ ...company, external_ids: byId.get(company.id) ?? [] }))
}

type RevenueOf = (company: Profile) => number | undefined
const inDollars: RevenueOf = ({ revenue_usd }) => revenue_usd ?? undefined

/** The short profile; `revenueOf` gives the revenue in the currency of the call, USD by default. */
export const describeCompany = (company: Profile, revenueOf = inDollars) => ({
  isic: company.id,
  externalIdList: company.external_ids.map(describeExternalId),
  companyName: company.name,
  companyLocalName: company.name_local,
  companySizeRevenue: revenueOf(company),
  companySizeYear: company.size_year ?? undefined,
  countryCode: company.country_code,
  mainActivityList: describeActivities(company.main_industries),
  profileUpdateDate: company.updated_on,
})

/** The people and companies around companies, by company. */
type Surroundings = Awaited<ReturnType<typeof readSurroundings>>

export async function readSurroundings(ctx: DataContext, ids: readonly number[]) {
  const [executives, owners, affiliates] = await Promise.all([
    readExecutives(ctx, ids),
    readShareholders(ctx, ids),
    readSubsidiaries(ctx, ids),
  ])
  const others = [...owners.flatMap(({ owner_id }) => owner_id ?? []), ...affiliates.map(({ id }) => id)]
  return {
    executives: byCompany(executives),
    owners: byCompany(owners),
    affiliates: byCompany(affiliates),
    /** The numbers of the owners and affiliates. */
    numbers: byCompany(await readExternalIds(ctx, others)),
  }
}

/** What each section adds to the short profile. */
const describeSection: Record<Section, (company: Profile, around: Surroundings) => object> = {
  header: company => ({
    status: company.operational_status,
    displayName: company.name,
    displayNameLocal: company.name_local,
    previousNameList: company.previous_names.map(({ name, name_local, year }) => ({
      previousNameName: name,
      previousNameLocalName: name_local,
      previousNameChangeYear: year,
    })),
  }),
  basics: company => ({
    companyType: company.company_type,
    legalForm: company.local_legal_form,
    globalLegalForm: company.legal_form,
    incorporationYear: company.founded_year,
    address: describeAddress(company),
    registeredCapitalDate: company.capital_date,
    registeredCapitalCurrency: company.capital_currency,
    registeredCapitalValue: company.capital,
    auditorDate: company.auditor_date,
    auditorName: findCode(auditors, company.auditor_code)?.en,
  }),
  business: company => ({
    description: company.description,
    descriptionLocal: company.description_local,
    mainProducts: company.products,
    mainProductsLocal: company.products_local,
    secondaryActivityList: describeActivities(company.secondary_industries),
    employeeNumberDate: company.employees_date,
    employeeNumber: company.employees,
  }),
  ownership: (company, { owners, affiliates, executives, numbers }) => ({
    ownerList: [
      ...(owners.get(company.id) ?? []).map(owner => describeOwner(owner, numbers.get(owner.owner_id ?? 0))),
      ...describeUltimateOwner(company),
    ],
    affiliateList: (affiliates.get(company.id) ?? []).map(one => describeAffiliate(one, numbers.get(one.id))),
    executiveList: (executives.get(company.id) ?? []).map(each => describeExecutive(company, each)),
  }),
  financials: company => ({
    segmentList: describeListing(company),
    outstandingSharesList:
      company.shares_outstanding === null
        ? []
        : [
            {
              outstandingShareDate: company.shares_date,
              outstandingShareSeriesName: 'Ordinary shares',
              outstandingShareValue: company.shares_outstanding,
            },
          ],
    dividendList: company.dividends.map(({ date, type, currency, amount }) => ({
      dividendPayDate: date,
      dividendCurrency: currency,
      dividendType: type,
      dividendValue: amount,
    })),
    ratingList: company.ratings.map(({ date, agency, value }) => ({
      ratingDate: date,
      ratingAgencyName: agency,
      ratingValue: value,
    })),
    latestMarketCapitalization: company.market_cap,
    latestMarketCapitalizationCurrency: company.market_currency,
  }),
}

/** The full profile, or some sections of it beside the short one. What is not known is left out. */
export function describeFullCompany(
  company: Profile,
  around: Surroundings,
  wanted: readonly Section[] = sections,
  revenueOf?: RevenueOf,
) {
  const parts = sections.filter(section => wanted.includes(section))
  const described = parts.map(section => describeSection[section](company, around))
  return { ...describeCompany(company, revenueOf), ...withoutNulls(Object.assign({}, ...described)) }
}

const describeAddress = (company: Profile) =>
  withoutNulls({
    region: company.region,
    regionLocal: company.region_local,
    city: company.city,
    cityLocal: company.city_local,
    address: company.street,
    addressLocal: company.street_local,
    phone: company.phone,
    fax: company.fax,
    url: company.url,
    email: company.email,
    postalCode: company.postal_code,
  })

const describeListing = ({ exchange_code, market_segment, ticker, isin }: Profile) =>
  ticker === null
    ? []
    : [
        withoutNulls({
          segmentStockExchange: exchange_code,
          segmentMarket: market_segment,
          segmentTicker: ticker,
          segmentIsin: isin,
        }),
      ]
