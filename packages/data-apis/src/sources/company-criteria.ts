import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { parseKeyword } from './keyword.ts'
import { writeQuery } from './keyword-query.ts'
import { splitWords } from './search-words.ts'

/** What a search of the second company API narrows companies by; every field that is there must hold. */
export interface CompanyCriteria {
  keyword?: string
  company_name?: string
  country?: readonly string[]
  company_type?: readonly string[]
  /** NAICS codes or their beginnings. */
  main_industry?: readonly string[]
  secondary_industry?: readonly string[]
  operational_status?: readonly string[]
  employees_from?: number
  employees_to?: number
  legal_form?: readonly string[]
  local_legal_form?: readonly string[]
  region?: readonly string[]
  city?: readonly string[]
  key_executive?: string
  shareholder?: string
  subsidiary?: string
  financial_auditor?: readonly string[]
  business_description?: string
  products?: string
  ultimate_owner_name?: string
  ultimate_owner_citizenship?: readonly string[]
  ultimate_owner_birth_date?: string
  import_country?: readonly string[]
  export_country?: readonly string[]
  updated_from?: string
  updated_to?: string
  statements_updated_from?: string
  statements_updated_to?: string
  statement_year?: number
  statement_period?: string
  statement_type?: 'C' | 'I'
  only_official_financials?: boolean
  /** Ids of companies. */
  company_ids?: readonly number[]
}

type Condition = RawBuilder<boolean>
type Write<Value> = (value: Value) => Condition

const column = (name: string) => sql.ref(`c.${name}`)
const isOneOf =
  (name: string): Write<string[]> =>
  values =>
    sql`${column(name)} = any(${values})`
const overlaps =
  (name: string): Write<string[]> =>
  values =>
    sql`${column(name)} && ${values}::text[]`
const beginsWithOneOf =
  (name: string): Write<string[]> =>
  values =>
    sql`exists (select from unnest(${column(name)}) code where code like any(${values.map(code => `${code}%`)}))`

const lists: { [Name in keyof CompanyCriteria]?: Write<string[]> } = {
  country: isOneOf('country_code'),
  company_type: isOneOf('company_type'),
  main_industry: beginsWithOneOf('main_industries'),
  secondary_industry: beginsWithOneOf('secondary_industries'),
  operational_status: isOneOf('operational_status'),
  legal_form: isOneOf('legal_form'),
  local_legal_form: isOneOf('local_legal_form'),
  region: isOneOf('region_code'),
  city: isOneOf('city_code'),
  financial_auditor: isOneOf('auditor_code'),
  ultimate_owner_citizenship: isOneOf('ultimate_owner_country'),
  import_country: overlaps('import_countries'),
  export_country: overlaps('export_countries'),
}

/** Whether a text holds every word of another, in any order. `%` and `_` are no words. */
const holdsWords = (text: RawBuilder<unknown>, typed: string): Condition => {
  const words = splitNames(typed)
  return words.length
    ? sql`(${sql.join(
        words.map(word => sql`${text} like ${`%${word}%`}`),
        sql` and `,
      )})`
    : sql`false`
}

/** The words of a name as the columns of names hold them, Chinese ones included. */
const splitNames = (typed: string): string[] => [
  ...splitWords(typed),
  ...(typed.normalize('NFKC').match(/\p{Script=Han}+/gu) ?? []),
]

const contains = (text: RawBuilder<unknown>, typed: string): Condition =>
  sql`strpos(lower(${text}), lower(${typed})) > 0`

const texts: { [Name in keyof CompanyCriteria]?: Write<string> } = {
  company_name: typed => holdsWords(sql`c.names`, typed),
  key_executive: typed => sql`exists (
    select from company.executive e where e.company_id = c.id and ${holdsWords(sql`e.names`, typed)})`,
  shareholder: typed => sql`exists (
    select from company.ownership o where o.company_id = c.id and ${holdsWords(sql`o.names`, typed)})`,
  subsidiary: typed => sql`exists (
    select from company.ownership o join company.company s on s.id = o.company_id
    where o.owner_id = c.id and ${holdsWords(sql`s.names`, typed)})`,
  business_description: typed => sql`(
    ${contains(sql`c.description`, typed)} or ${contains(sql`c.description_local`, typed)})`,
  products: typed => sql`(${contains(sql`c.products`, typed)} or ${contains(sql`c.products_local`, typed)})`,
  ultimate_owner_name: typed => holdsWords(sql`c.ultimate_owner_names`, typed),
  ultimate_owner_birth_date: day => sql`c.ultimate_owner_birth_date = ${day}::date`,
  updated_from: day => sql`c.updated_on >= ${day}::date`,
  updated_to: day => sql`c.updated_on <= ${day}::date`,
  statements_updated_from: day => sql`c.statements_updated_on >= ${day}::date`,
  statements_updated_to: day => sql`c.statements_updated_on <= ${day}::date`,
}

/** The criteria as one condition on company.company, named c. A keyword without a word finds nothing. */
export async function companyCondition({ db }: DataContext, criteria: CompanyCriteria): Promise<Condition> {
  const { keyword, employees_from: least, employees_to: most, company_ids: ids } = criteria
  const parts: Condition[] = [
    ...written(lists, criteria, values => [...values]),
    ...written(texts, criteria, text => text),
    ...(least === undefined ? [] : [sql<boolean>`c.employees >= ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`c.employees <= ${most}`]),
    ...(ids ? [sql<boolean>`c.id = any(${[...ids]}::int[])`] : []),
    ...statementCondition(criteria),
  ]
  if (keyword !== undefined) {
    const parsed = parseKeyword(keyword)
    const options = { strict: false, nameOnly: false, words: 'company.word' }
    const query = parsed && (await writeQuery(db, parsed, options)).query
    parts.push(query ? sql`c.search @@ ${query}::tsquery` : sql`false`)
  }
  return parts.length ? sql`(${sql.join(parts, sql` and `)})` : sql`true`
}

function written<Value>(
  writers: { [Name in keyof CompanyCriteria]?: Write<Value> },
  criteria: CompanyCriteria,
  read: (value: Value) => Value,
): Condition[] {
  return (Object.keys(writers) as (keyof CompanyCriteria)[]).flatMap(name =>
    criteria[name] === undefined ? [] : [writers[name]!(read(criteria[name] as Value))],
  )
}

/** All that is said of statements must hold for one statement of the company. */
function statementCondition(criteria: CompanyCriteria): Condition[] {
  const { statement_year: year, statement_period: period, statement_type: type } = criteria
  const parts = [
    ...(year === undefined ? [] : [sql`s.year = ${year}`]),
    ...(period === undefined ? [] : [sql`s.period = ${period}`]),
    ...(type === undefined ? [] : [type === 'C' ? sql`s.is_consolidated` : sql`not s.is_consolidated`]),
    ...(criteria.only_official_financials ? [sql`s.is_official`] : []),
  ]
  if (!parts.length) return []
  return [sql`exists (select from company.statement s where s.company_id = c.id and ${sql.join(parts, sql` and `)})`]
}
