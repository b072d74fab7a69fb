import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { findUnknownCompanies, readCompanies } from '../sources/companies.ts'
import { searchCompanies } from '../sources/company-search.ts'
import {
  listStatements,
  readStatements,
  type Statement,
  type StatementFilter,
  type StatementHead,
} from '../sources/company-statements.ts'
import { requireCompany } from './companies.ts'
import { describeCompany, type Profile, readProfiles } from './describe-company.ts'
import { describeBasicStatement, describeExtendedStatement, describeStatement } from './describe-statement.ts'
import { readCountry } from './known-values.ts'
import { missingParameter, noStatement, unknownCompany, unknownStatement } from './refusals.ts'

/** The statements of these ids in their order. Throws a 301 that names the first that does not exist. */
async function readByIds(ctx: DataContext, call: DataCall, ids: readonly number[]) {
  const statements = await readStatements(ctx, ids)
  const found = new Set(statements.map(({ id }) => id))
  const unknown = ids.find(id => !found.has(id))
  if (unknown !== undefined) throw unknownStatement(call, unknown)
  const companies = await readCompanies(ctx, [...new Set(statements.map(({ company_id }) => company_id))])
  const countries = new Map(companies.map(({ id, country_code }) => [id, country_code]))
  return statements.map(statement => describeStatement(call, statement, countries.get(statement.company_id)!))
}

const statementsGetStatementById: Handler = async (ctx, call) => {
  const [data] = await readByIds(ctx, call, [Number(call.params.stmtid)])
  return { body: { data } }
}

const statementsGetStatementsByIds: Handler = async (ctx, call) => ({
  body: { data: await readByIds(ctx, call, call.params['stmtid[]'] as number[]) },
})

/** The newest statement of the company of a call that the filter leaves. A company without one is a 301. */
async function readNewest(ctx: DataContext, call: DataCall, filter: StatementFilter) {
  const { id, country_code } = await requireCompany(ctx, call)
  const { items } = await listStatements(ctx, { ...filter, companyIds: [id] }, { limit: 1 })
  if (!items[0]) throw noStatement(call, id)
  const [statement] = await readStatements(ctx, [items[0].id])
  return { body: { data: describeStatement(call, statement as Statement, country_code) } }
}

const statementsGetStatementByCode: Handler = (ctx, call) => {
  const { year, period, consolidated } = call.params as { year: number; period: string; consolidated: string }
  return readNewest(ctx, call, { year, period, isConsolidated: consolidated === 'Y' })
}

const statementsGetCompanyLatestStatement: Handler = (ctx, call) =>
  readNewest(ctx, call, { period: String(call.params.period) })

const statementsGetCompanyStatements: Handler = async (ctx, call) => {
  const company = await requireCompany(ctx, call)
  const { period, lastUpdate } = call.params as { period?: string; lastUpdate?: string }
  const { items } = await listStatements(ctx, { companyIds: [company.id], period, updatedFrom: lastUpdate })
  const data = items.map(statement =>
    call.params.extended === true
      ? { _type: 'ExtendedStatement', ...describeExtendedStatement(statement, company) }
      : { _type: 'BasicStatement', ...describeBasicStatement(statement) },
  )
  return { body: { data } }
}

/** Every statement was updated since. */
const always = '1900-01-01'

const statementsGetCompanyStatementsList: Handler = async (ctx, call) => {
  const { offset, limit, lastUpdate } = call.params as { offset: number; limit: number; lastUpdate?: string }
  const criteria = { ...(await readListed(ctx, call)), statements_updated_from: lastUpdate ?? always }
  const order = [{ by: 'id', direction: 'asc' }] as const
  const { ids } = await searchCompanies(ctx, { criteria, order, offset, limit })
  const companies = await readProfiles(ctx, ids)
  const { items } = await listStatements(ctx, { companyIds: ids, updatedFrom: lastUpdate })
  const byCompany = Map.groupBy(items, ({ company_id }) => company_id)
  const data = companies.map(company => describeListed(call, company, byCompany.get(company.id) ?? []))
  return { body: { data } }
}

function describeListed({ params }: DataCall, company: Profile, statements: StatementHead[]) {
  const { isic, countryCode, companyName, ...more } = describeCompany(company)
  const short = { isic, countryCode, companyName, stmtUpdateList: statements.map(describeBasicStatement) }
  return params.extended === true
    ? { _type: 'CompanyStatementExtended', ...short, ...more }
    : { _type: 'CompanyStatement', ...short }
}

/** Which companies a list goes through: those of a country, some ids, or both. */
async function readListed(ctx: DataContext, call: DataCall) {
  const { 'isic[]': ids, country } = call.params as { 'isic[]'?: number[]; country?: string }
  if (!ids && country === undefined) {
    throw missingParameter(call, {
      en: "Give the parameter 'country' or 'isic[]'.",
      zh: '请给出参数“country”或“isic[]”。',
    })
  }
  const [unknown] = ids ? await findUnknownCompanies(ctx, ids) : []
  if (unknown !== undefined) throw unknownCompany(call, unknown)
  return { ...(ids && { company_ids: ids }), ...(country !== undefined && { country: [readCountry(call)] }) }
}

/** The operations of the class Statements. */
export const statementHandlers: Record<string, Handler> = {
  statementsGetStatementById,
  statementsGetStatementsByIds,
  statementsGetStatementByCode,
  statementsGetCompanyLatestStatement,
  statementsGetCompanyStatements,
  statementsGetCompanyStatementsList,
}
