import { perDollar } from '../../company-codes/currencies.ts'
import { auditors, findCode, legalForms } from '../../company-codes/dictionaries.ts'
import { findIndustry } from '../../company-codes/industries.ts'
import { countries } from '../../countries.ts'
import { companyVector, plainNames } from '../../sources/company-words.ts'
import { addDays } from '../calendar.ts'
import { line } from '../copy-lines.ts'
import { chance, hash } from '../random.ts'
import { businessRows } from './business-data.ts'
import type { CompanyPlan } from './plan.ts'
import { planAddress, planMarket, planTexts, planTrade } from './profile-plan.ts'
import { planPreviousNames, type UltimateOwner } from './relation-plan.ts'
import { accountCodes, isEstimated, type StatementPlan } from './statement-plan.ts'

/** What is known of a company when its row is written. */
export interface CompanyParts {
  plan: CompanyPlan
  statements: StatementPlan[]
  owner: UltimateOwner | null
  numbers: [string, string][]
}

const countryNames = new Map(countries.map(({ id, en, zh }) => [id, `${en} ${zh}`]))
/** A text in COPY's format may hold neither of these. */
const cell = (text: string | null) => text?.replaceAll(/[\t\n\\]/g, ' ') ?? null
const array = (items: readonly string[]) => `{${items.join(',')}}`
const json = (value: unknown) => JSON.stringify(value).replaceAll('\\', '\\\\')

/** Columns of company.company in the order of `companyLine`. */
export const companyColumns = `id, key, name, name_local, previous_names, country_code, region_code, city_code, street,
  street_local, postal_code, phone, fax, email, url, company_type, operational_status, legal_form, local_legal_form,
  main_industries, secondary_industries, founded_year, employees, employees_date, description, description_local,
  products, products_local, capital, capital_currency, capital_date, auditor_code, auditor_date, exchange_code,
  market_segment, ticker, isin, shares_outstanding, shares_date, market_cap, market_currency, dividends, ratings,
  import_countries, export_countries, ultimate_owner, ultimate_owner_local, ultimate_owner_names,
  ultimate_owner_country, ultimate_owner_birth_date, ultimate_owner_id, ultimate_owner_share, size_year, revenue_usd,
  is_estimated, revenue_growth, profit_usd, assets_usd, equity_usd, updated_on, statements_updated_on, names, search`

export function companyLine(parts: CompanyParts): string {
  const { plan, statements, owner } = parts
  const address = planAddress(plan)
  const texts = planTexts(plan)
  const trade = planTrade(plan)
  const market = planMarket(plan, statements)
  const previous = planPreviousNames(plan)
  const { newest, growth, inDollars } = sizeOf(statements)
  const secondary = secondaryOf(plan)
  const published = statements
    .map(({ updatedOn }) => updatedOn)
    .sort()
    .at(-1)!
  const own = addDays('2025-08-01', hash(`updated:${plan.id}`) % 455)
  const names = [plan.name, plan.nameLocal, ...previous.flatMap(({ name, name_local }) => [name, name_local])]
  const audits = newest.isAudited
  return line([
    ...[plan.id, `sample:${plan.id}`, plan.name, plan.nameLocal, json(previous), plan.countryCode],
    ...[plan.city.region.code, plan.city.code, address.street, address.street_local, address.postal_code],
    ...[address.phone, address.fax, address.email, address.url, plan.type, plan.status],
    ...[plan.legalForm.global, plan.legalForm.code, array([plan.industryCode]), array(secondary), plan.foundedYear],
    ...[plan.employees, '2025-12-31', cell(texts.description), cell(texts.description_local)],
    ...[texts.products, texts.products_local, newest.figures.SC! * newest.multiplier, newest.currency, newest.end],
    ...(audits ? [auditorOf(plan), newest.updatedOn] : [null, null]),
    ...[market?.exchange ?? null, market?.segment ?? null, market?.ticker ?? null, market?.isin ?? null],
    ...(market ? [market.shares, '2025-12-31', market.capitalization, market.currency] : [null, null, null, null]),
    ...[json(market?.dividends ?? []), json(market?.ratings ?? []), array(trade.imports), array(trade.exports)],
    ...(owner
      ? [owner.latin, owner.local, owner.names, owner.country, owner.birthDate, owner.id, owner.share]
      : Array<null>(7).fill(null)),
    ...[newest.year, inDollars('TR'), isEstimated(plan), growth, inDollars('NP'), inDollars('TA'), inDollars('TE')],
    ...[own > published ? own : published, published, plainNames(names), vectorOf(parts, names, texts, secondary)],
  ])
}

/** The newest full year, of the group where there is one. */
function sizeOf(statements: StatementPlan[]) {
  const years = statements.filter(({ period }) => period === 'Y')
  const isGroup = years.some(({ isConsolidated }) => isConsolidated)
  const [newest, before] = years.filter(({ isConsolidated }) => isConsolidated === isGroup).reverse()
  const { figures, multiplier, currency, year } = newest!
  const inDollars = (account: string) => Math.round((figures[account]! * multiplier) / perDollar(currency, year))
  const growth = before ? Math.round((figures.TR! / before.figures.TR! - 1) * 1e4) / 1e4 : null
  return { newest: newest!, growth, inDollars }
}

function secondaryOf({ id, industryCode }: CompanyPlan): string[] {
  const dice = chance(`secondary:${id}`)
  const others = businessRows.filter(([code]) => code !== industryCode)
  const count = Math.floor(dice.next() * 3)
  return Array.from({ length: count }, () => others[Math.floor(dice.next() * others.length)]![0])
}

const auditorOf = ({ id, isListed, employees }: CompanyPlan) =>
  isListed || employees > 800
    ? auditors[hash(`auditor:${id}`) % 6]!.code
    : auditors[4 + (hash(`auditor:${id}`) % 5)]!.code

function vectorOf(
  { plan, numbers }: CompanyParts,
  names: string[],
  texts: ReturnType<typeof planTexts>,
  secondary: string[],
) {
  const industries = [plan.industryCode, ...secondary].map(code => findIndustry(code)!)
  return companyVector({
    names,
    description: [texts.description, texts.description_local],
    products: [texts.products, texts.products_local],
    others: [
      ...industries.flatMap(({ en, zh }) => [en, zh]),
      ...[plan.city.latin, plan.city.local, plan.city.region.latin, plan.city.region.local],
      ...[countryNames.get(plan.countryCode)!, findCode(legalForms, plan.legalForm.global)!.en],
    ],
    codes: [String(plan.id), ...numbers.map(([, value]) => value).filter(value => /^[\p{L}\d]+$/u.test(value))],
  })
}

/** Columns of company.statement in the order of `statementLines`. */
export const statementColumns = `id, company_id, year, period, is_consolidated, begin_date, end_date, currency, multiplier,
  standard, is_audited, is_official, updated_on, revenue_usd, operating_profit_usd, net_profit_usd, assets_usd,
  equity_usd, liabilities_usd, ebitda_usd, accounts`

const searched = ['TR', 'OP', 'NP', 'TA', 'TE', 'TL', 'EB']

export const statementLines = ({ plan, statements }: CompanyParts): string =>
  statements
    .map(({ figures, multiplier, currency, year, ...statement }) => {
      const rate = multiplier / perDollar(currency, year)
      return line([
        ...[statement.id, plan.id, year, statement.period, statement.isConsolidated, statement.begin, statement.end],
        ...[currency, multiplier, statement.standard, statement.isAudited, statement.isOfficial, statement.updatedOn],
        ...searched.map(account => Math.round(figures[account]! * rate)),
        `{${accountCodes.map(account => figures[account]).join(',')}}`,
      ])
    })
    .join('')
