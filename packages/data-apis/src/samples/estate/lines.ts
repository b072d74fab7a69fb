import { countries } from '../../countries.ts'
import { companyRoles, propertyTypes } from '../../real-estate/codes.ts'
import type { SearchText } from '../../sources/search-words.ts'
import { line } from '../copy-lines.ts'
import { currencyRows } from '../currency-data.ts'
import type { ArticlePlan } from './articles.ts'
import type { Building } from './buildings.ts'
import { countryNameOf, type EstateCompany, websiteOf } from './companies.ts'
import { firstQuarter, levelsOf, type MeasuredType, measuredTypes } from './levels.ts'
import { type City, cities, type Market, markets } from './places.ts'
import type { ProjectPlan } from './projects.ts'
import type { TransactionPlan } from './transactions.ts'

/** Columns of the tables in the order of their lines. */
export const columns = {
  currency: 'code, name_en, name_zh, per_usd',
  city: 'code, country_code, name_en, name_zh, region_en, region_zh',
  market: 'id, parent_id, city_code, country_code, name_en, name_zh',
  indicator: 'market_id, property_type, indicator, unit, first_quarter, values',
  company:
    'id, name, name_local, roles, country_code, website, description_en, description_zh, emis_company_id, updated_at',
  property:
    'id, name_en, name_zh, property_type, status, country_code, city_code, market_id, street_en, street_zh, ' +
    'postal_code, latitude, longitude, area_unit, gross_area, net_area, gross_sqm, floors, rooms, built_year, ' +
    'renovated_year, occupancy_rate, currency_code, asking_rent, valuation, valuation_date, certificates, updated_at, search',
  project:
    'id, name_en, name_zh, project_type, stage, country_code, city_code, street_en, street_zh, postal_code, latitude, ' +
    'longitude, area_unit, gross_area, net_area, floors, rooms, currency_code, investment, announced_date, start_date, ' +
    'completion_date, updated_at',
  transaction:
    'id, transaction_type, status, date, property_id, currency_code, value, value_usd, price_per_area, yield, stake, ' +
    'updated_at',
  party: 'kind, record_id, role, position, company_id',
  article:
    'id, language, article_type, title, summary, body, published_at, updated_at, authors, countries, sectors, ' +
    'company_ids, property_ids, tags, is_exclusive, search',
}

const array = (items: readonly number[]) => `{${items.join(',')}}`
/** No text of the sample holds a double quote. */
const texts = (items: readonly string[]) => `{${items.map(item => `"${item}"`).join(',')}}`

/** USD, and every currency that a city trades in. */
export function currencyLines(): string[] {
  const rates = new Map([['USD', 1], ...cities.map(({ currency, perUsd }) => [currency, perUsd] as const)])
  return currencyRows.flatMap(([code, en, zh]) => (rates.has(code) ? [line([code, en, zh, rates.get(code)!])] : []))
}

export const cityLines = (): string[] =>
  cities.map(({ code, country, en, zh, regionEn, regionZh }) => line([code, country, en, zh, regionEn, regionZh]))

export const marketLines = (): string[] =>
  markets.map(({ id, parentId, city, en, zh }) => line([id, parentId, city.code, city.country, en, zh]))

export const indicatorLines = (): string[] =>
  markets.flatMap(market => measuredTypes.flatMap(type => measured(market, type)))

/** A part of a city is too small to have figures for warehouses; nobody counts how many flats are taken up. */
function measured(market: Market, type: MeasuredType): string[] {
  if (market.parentId !== null && type === 'logistics') return []
  return Object.entries(levelsOf(market, type)).flatMap(([indicator, values]) =>
    values[0] === 0
      ? []
      : [line([market.id, type, indicator, unitOf(indicator, market.city), firstQuarter, array(values)])],
  )
}

function unitOf(indicator: string, { currency, areaUnit }: City): string {
  if (indicator.endsWith('rent')) return `${currency}/${areaUnit}/year`
  if (indicator === 'price_per_area') return `${currency}/${areaUnit}`
  return indicator === 'vacancy_rate' || indicator === 'prime_yield' ? 'percent' : areaUnit
}

export function companyLine(company: EstateCompany): string {
  const { id, name, nameLocal, roles, country, emisId, updatedOn } = company
  const known = companyRoles.filter(role => roles.includes(role.id))
  const { en, zh } = countryNameOf(company)
  const about = `${name} takes part in the property market as ${known.map(role => role.en.toLowerCase()).join(' and ')}; its seat is in ${en}.`
  const aboutZh = `${name}总部位于${zh}，在房地产市场中的角色为${known.map(role => role.zh).join('和')}。`
  return line([id, name, nameLocal, texts(roles), country, websiteOf(company), about, aboutZh, emisId, updatedOn])
}

const typeNames = new Map(propertyTypes.map(type => [type.id, type]))
const countryNames = new Map(countries.map(place => [place.id, place]))

export function propertyText({
  en,
  zh,
  type,
  city,
  district,
  streetEn,
  streetZh,
  owners,
  tenants,
}: Building): SearchText {
  const places = [city, district, countryNames.get(city.country)!, typeNames.get(type)!]
  const companies = [...owners, ...tenants].flatMap(({ name, nameLocal }) => [name, nameLocal])
  const others = [...places.flatMap(place => [place.en, place.zh]), streetEn, streetZh, ...companies]
  return { names: [en, zh], others, codes: [] }
}

export const articleText = ({ title, summary, body, tags }: ArticlePlan): SearchText => ({
  ...{ names: [title], others: [summary, ...body, ...tags], codes: [] },
})

const addressCells = (building: Building) => {
  const { streetEn, streetZh, postal, latitude, longitude } = building
  return [streetEn, streetZh, postal, latitude, longitude]
}

export function propertyLine(building: Building, id: number, search: string): string {
  const { en, zh, type, status, city, market, areaUnit, gross, net, grossSqm, floors, rooms } = building
  const { built, renovated, occupancy, rent, valuation, valuedOn, certificates, updatedOn } = building
  return line([
    ...[id, en, zh, type, status, city.country, city.code, market.id, ...addressCells(building)],
    ...[areaUnit, gross, net, grossSqm, floors, rooms, built, renovated, occupancy],
    ...[city.currency, rent, valuation, valuedOn, texts(certificates), updatedOn, search],
  ])
}

export function projectLine({ building, stage, investment, ...project }: ProjectPlan, id: number): string {
  const { en, zh, type, city, areaUnit, gross, net, floors, rooms } = building
  const { announcedOn, startsOn, completesOn, updatedOn } = project
  return line([
    ...[id, en, zh, type, stage, city.country, city.code, ...addressCells(building)],
    ...[areaUnit, gross, net, floors, rooms, city.currency, investment, announcedOn, startsOn, completesOn, updatedOn],
  ])
}

export function transactionLine(deal: TransactionPlan, id: number, propertyId: number): string {
  const { type, status, date, building, value, pricePerArea, stake, updatedOn } = deal
  const { currency, perUsd } = building.city
  const inDollars = value === null ? null : value / perUsd
  return line([
    ...[id, type, status, date, propertyId, currency, value, inDollars, pricePerArea, deal.yield, stake, updatedOn],
  ])
}

export function articleLine(article: ArticlePlan, id: number, ids: Map<Building, number>, search: string): string {
  const { language, type, title, summary, body, publishedAt, updatedAt, authors, countries, sectors } = article
  const properties = article.buildings.flatMap(building => ids.get(building) ?? [])
  const companies = article.companies.map(company => company.id)
  return line([
    ...[id, language, type, title, summary, texts(body), publishedAt, updatedAt, texts(authors), texts(countries)],
    ...[texts(sectors), array(companies), array(properties), texts(article.tags), article.isExclusive, search],
  ])
}
