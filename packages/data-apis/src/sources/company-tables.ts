import type { Generated } from 'kysely'

/** YYYY-MM-DD. */
type Day = string

export interface RegionTable {
  code: string
  country_code: string
  name: string
  name_local: string
}

export interface CityTable extends RegionTable {
  region_code: string | null
}

export interface PreviousName {
  name: string
  name_local: string
  year: number
}

export interface Dividend {
  date: Day
  type: string
  currency: string
  /** Per share. */
  amount: number
}

export interface Rating {
  agency: string
  value: string
  date: Day
}

export interface CompanyTable {
  /** The `isic` of the first API. */
  id: number
  key: string
  name: string
  name_local: string
  previous_names: Generated<PreviousName[]>
  country_code: string
  region_code: string | null
  city_code: string | null
  street: string | null
  street_local: string | null
  postal_code: string | null
  phone: string | null
  fax: string | null
  email: string | null
  url: string | null
  company_type: string
  operational_status: string
  /** Of all countries. */
  legal_form: string | null
  local_legal_form: string | null
  /** NAICS codes, the most important first. */
  main_industries: string[]
  secondary_industries: Generated<string[]>
  founded_year: number | null
  employees: number | null
  employees_date: Day | null
  description: string | null
  description_local: string | null
  products: string | null
  products_local: string | null
  capital: number | null
  capital_currency: string | null
  capital_date: Day | null
  auditor_code: string | null
  auditor_date: Day | null
  /** Not known of some listed companies that were imported. */
  exchange_code: string | null
  market_segment: string | null
  /** A company is listed when it has one. */
  ticker: string | null
  isin: string | null
  shares_outstanding: number | null
  shares_date: Day | null
  market_cap: number | null
  market_currency: string | null
  dividends: Generated<Dividend[]>
  ratings: Generated<Rating[]>
  import_countries: Generated<string[]>
  export_countries: Generated<string[]>
  ultimate_owner: string | null
  ultimate_owner_local: string | null
  ultimate_owner_names: string | null
  /** Citizenship of a person, seat of a company. */
  ultimate_owner_country: string | null
  ultimate_owner_birth_date: Day | null
  ultimate_owner_id: number | null
  ultimate_owner_share: number | null
  size_year: number | null
  revenue_usd: number | null
  is_estimated: Generated<boolean>
  /** As a part of the year before: 0.05 is five percent. */
  revenue_growth: number | null
  profit_usd: number | null
  assets_usd: number | null
  equity_usd: number | null
  updated_on: Day
  statements_updated_on: Day | null
  names: string
  /** A tsvector, in its text form. */
  search: string
  /** The transaction that last changed the company or anything of it. */
  changed_xid: Generated<string>
}

export interface ExecutiveTable {
  company_id: number
  display_order: number
  /** A position of all countries, `CEO`; the local one is `BG-CEO`. */
  position: string
  name: string
  name_local: string
  names: string
}

export interface OwnershipTable {
  /** The company that is owned. */
  company_id: number
  display_order: number
  owner_id: number | null
  owner_type: string
  name: string
  name_local: string
  names: string
  country_code: string | null
  percentage: number | null
}

export interface StatementTable {
  id: number
  company_id: number
  year: number
  period: string
  is_consolidated: boolean
  begin_date: Day
  end_date: Day
  currency: string
  multiplier: number
  standard: string
  is_audited: boolean
  is_official: boolean
  updated_on: Day
  revenue_usd: number
  operating_profit_usd: number
  net_profit_usd: number
  assets_usd: number
  equity_usd: number
  liabilities_usd: number
  ebitda_usd: number
  /** In units of `multiplier` of `currency`, in the order of the account table. */
  accounts: number[]
}

/** The tables of the company database. */
export interface CompanyTables {
  'company.region': RegionTable
  'company.city': CityTable
  'company.company': CompanyTable
  'company.executive': ExecutiveTable
  'company.ownership': OwnershipTable
  'company.external_id': { company_id: number; class: string; value: string }
  'company.statement': StatementTable
  'company.word': { word: string; stem: string }
}
