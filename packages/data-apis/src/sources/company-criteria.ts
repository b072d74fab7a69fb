import { type RawBuilder, sql } from 'kysely'
import type { DataContext, SavedFilter } from '../data-api.ts'
import { nameHolds, wordsWithin } from './company-words.ts'
import { parseKeyword } from './keyword.ts'
import { writeQuery } from './keyword-query.ts'
import { readStatementCriteria, type StatementCriteria } from './statement-criteria.ts'

/**
 * What a search narrows companies by; every field that is there must hold, an empty list is no criterion. Codes are those
 * of the dictionaries, industries are beginnings of NAICS codes, days are YYYY-MM-DD and belong to the range.
 */
export interface CompanyCriteria extends StatementCriteria {
  company_ids?: readonly number[] | undefined
  /** Words in names, description, products, industry and place, with the grammar of the macro search. */
  keyword?: string | undefined
  /** A part of a name in any script, old names as well. */
  company_name?: string | undefined
  country?: readonly string[] | undefined
  company_type?: readonly string[] | undefined
  operational_status?: readonly string[] | undefined
  /** Of the main or a secondary activity. */
  industry?: readonly string[] | undefined
  main_industry?: readonly string[] | undefined
  secondary_industry?: readonly string[] | undefined
  legal_form?: readonly string[] | undefined
  local_legal_form?: readonly string[] | undefined
  /** Codes of both kinds. */
  any_legal_form?: readonly string[] | undefined
  region?: readonly string[] | undefined
  city?: readonly string[] | undefined
  financial_auditor?: readonly string[] | undefined
  employees_from?: number | undefined
  employees_to?: number | undefined
  /** Of the newest year, USD. */
  revenue_from?: number | undefined
  revenue_to?: number | undefined
  /** With false, only companies whose revenue is no estimate. */
  include_estimated_revenue?: boolean | undefined
  listed?: boolean | undefined
  /** With true, only companies that operate and have a telephone number or an e-mail address. */
  reachable?: boolean | undefined
  /** Parts of names. */
  key_executive?: string | undefined
  shareholder?: string | undefined
  subsidiary?: string | undefined
  /** Countries of direct and ultimate owners. */
  owner_country?: readonly string[] | undefined
  ultimate_owner_name?: string | undefined
  ultimate_owner_citizenship?: readonly string[] | undefined
  ultimate_owner_birth_date?: string | undefined
  /** Words, or beginnings of words, of the texts. */
  business_description?: string | undefined
  products?: string | undefined
  import_country?: readonly string[] | undefined
  export_country?: readonly string[] | undefined
  updated_from?: string | undefined
  updated_to?: string | undefined
  external_id_type?: readonly string[] | undefined
  external_id?: readonly string[] | undefined
}

type Condition = RawBuilder<boolean>
type Table<Value> = { [Name in keyof CompanyCriteria]?: (value: Value) => Condition }

const isOneOf = (column: string) => (values: string[]) => sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
const overlaps = (column: string) => (values: string[]) => sql<boolean>`${sql.ref(column)} && ${values}::text[]`
const begins = (columns: string) => (codes: string[]) =>
  sql<boolean>`exists (select from unnest(${sql.raw(columns)}) code where code like any(${codes.map(code => `${code}%`)}::text[]))`

const lists: Table<string[]> = {
  country: isOneOf('c.country_code'),
  company_type: isOneOf('c.company_type'),
  operational_status: isOneOf('c.operational_status'),
  legal_form: isOneOf('c.legal_form'),
  local_legal_form: isOneOf('c.local_legal_form'),
  any_legal_form: codes => sql`(c.legal_form = any(${codes}::text[]) or c.local_legal_form = any(${codes}::text[]))`,
  region: isOneOf('c.region_code'),
  city: isOneOf('c.city_code'),
  financial_auditor: isOneOf('c.auditor_code'),
  ultimate_owner_citizenship: isOneOf('c.ultimate_owner_country'),
  owner_country: codes => sql`(c.ultimate_owner_country = any(${codes}::text[]) or c.id in (
    select o.company_id from company.ownership o where o.country_code = any(${codes}::text[])))`,
  import_country: overlaps('c.import_countries'),
  export_country: overlaps('c.export_countries'),
  industry: begins('c.main_industries || c.secondary_industries'),
  main_industry: begins('c.main_industries'),
  secondary_industry: begins('c.secondary_industries'),
}

const texts: Table<string> = {
  company_name: text => sql`c.names like ${nameHolds(text)}`,
  key_executive: text =>
    sql`c.id in (select e.company_id from company.executive e where e.names like ${nameHolds(text)})`,
  shareholder: text =>
    sql`c.id in (select o.company_id from company.ownership o where o.names like ${nameHolds(text)})`,
  subsidiary: text => sql`c.id in (
    select o.owner_id from company.company held join company.ownership o on o.company_id = held.id
    where held.names like ${nameHolds(text)} and o.owner_id is not null)`,
  ultimate_owner_name: text => sql`c.ultimate_owner_names like ${nameHolds(text)}`,
  business_description: text => isWritten(wordsWithin(text, 'B')),
  products: text => isWritten(wordsWithin(text, 'C')),
  ultimate_owner_birth_date: day => sql`c.ultimate_owner_birth_date = ${day}::date`,
  updated_from: day => sql`c.updated_on >= ${day}::date`,
  updated_to: day => sql`c.updated_on <= ${day}::date`,
}

const isWritten = (query: string | undefined): Condition => (query ? sql`c.search @@ ${query}::tsquery` : sql`false`)

const numbers: Table<number> = {
  employees_from: count => sql`c.employees >= ${count}::float8`,
  employees_to: count => sql`c.employees <= ${count}::float8`,
  revenue_from: value => sql`c.revenue_usd >= ${value}::float8`,
  revenue_to: value => sql`c.revenue_usd <= ${value}::float8`,
}

/** The criteria as one condition on company.company, named c. A text without a word finds nothing. Throws for an account that its standard does not have. */
export async function companyCondition(ctx: Pick<DataContext, 'db'>, criteria: CompanyCriteria): Promise<Condition> {
  const keyword = parseKeyword(criteria.keyword ?? '')
  const options = { strict: false, nameOnly: false, words: 'company.word' }
  const query = keyword && (await writeQuery(ctx.db, keyword, options)).query
  const parts: Condition[] = [
    ...apply(lists, criteria, value => Array.isArray(value) && value.length > 0),
    ...apply(texts, criteria, value => typeof value === 'string' && value.trim() !== ''),
    ...apply(numbers, criteria, value => typeof value === 'number'),
    ...flagsOf(criteria),
    ...(criteria.company_ids ? [sql<boolean>`c.id = any(${[...criteria.company_ids]}::int[])`] : []),
    ...(criteria.keyword === undefined ? [] : [isWritten(query)]),
    ...numbersElsewhere(criteria),
    ...statementsOf(criteria),
  ]
  return parts.length ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`
}

/** The criteria together with a saved filter, which is a list of ids or criteria: what both choose. */
export async function companySelection(
  ctx: Pick<DataContext, 'db'>,
  criteria: CompanyCriteria,
  { series: ids, criteria: saved }: SavedFilter,
): Promise<Condition> {
  const chosen = await companyCondition(ctx, ids.length ? { company_ids: ids } : saved)
  return sql<boolean>`(${await companyCondition(ctx, criteria)}) and (${chosen})`
}

function apply<Value>(table: Table<Value>, criteria: CompanyCriteria, isGiven: (value: unknown) => boolean) {
  const rows = Object.entries(table) as [keyof CompanyCriteria, (value: Value) => Condition][]
  return rows.flatMap(([name, write]) => (isGiven(criteria[name]) ? [write(criteria[name] as Value)] : []))
}

function flagsOf({ listed, reachable, include_estimated_revenue }: CompanyCriteria): Condition[] {
  return [
    ...(listed === undefined ? [] : [sql<boolean>`(c.ticker is not null) = ${listed}`]),
    ...(reachable
      ? [sql<boolean>`c.operational_status = 'OPER' and (c.phone is not null or c.email is not null)`]
      : []),
    ...(include_estimated_revenue === false ? [sql<boolean>`not c.is_estimated`] : []),
  ]
}

function numbersElsewhere({ external_id_type, external_id }: CompanyCriteria): Condition[] {
  if (!external_id_type?.length && !external_id?.length) return []
  const isOfClass = external_id_type?.length ? sql`x.class = any(${[...external_id_type]}::text[])` : sql`true`
  const isValue = external_id?.length ? sql`x.value = any(${[...external_id]}::text[])` : sql`true`
  return [sql`c.id in (select x.company_id from company.external_id x where ${isOfClass} and ${isValue})`]
}

/** That a company has a statement like this; where no year is named but values are, it is the newest full year. */
function statementsOf(criteria: CompanyCriteria): Condition[] {
  const parts = readStatementCriteria(criteria)
  if (!parts.length) return []
  const isNewest = criteria.financial_accounts?.length && criteria.statement_year === undefined
  const year = isNewest ? [sql<boolean>`s.year = c.size_year`] : []
  const isWholeYear = criteria.financial_accounts?.length && criteria.statement_period === undefined
  const period = isWholeYear ? [sql<boolean>`s.period = 'Y'`] : []
  return [
    sql`exists (select from company.statement s where s.company_id = c.id and ${sql.join([...parts, ...year, ...period], sql` and `)})`,
  ]
}
