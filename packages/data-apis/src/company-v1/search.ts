import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { type CompanyOrder, searchCompanies } from '../sources/company-search.ts'
import { searchStatements } from '../sources/company-statements.ts'
import { readAccountFilters } from './account-filters.ts'
import { revenueFor } from './currencies.ts'
import {
  describeCompany,
  describeFullCompany,
  type Profile,
  readProfiles,
  readSurroundings,
} from './describe-company.ts'
import { describeExtendedStatement, describeSearchAccounts } from './describe-statement.ts'
import { readFilters } from './filters.ts'
import { checkFilters } from './known-values.ts'

const searchQueryCompany: Handler = async (ctx, call) => {
  const { offset, limit, service } = call.params as { offset: number; limit: number; service: string }
  const filters = await checkFilters(ctx, call, readFilters(call))
  const criteria = { ...filters, reachable: service === 'PROSPECT' }
  const { total, ids } = await searchCompanies(ctx, { criteria, order: readOrder(call), offset, limit })
  const companies = await readProfiles(ctx, ids)
  const isFull = call.params.extended === true
  const resultList = isFull ? await describeAll(ctx, call, companies) : describeEach(call, companies)
  return { body: { data: { total, offset, limit, resultList } } }
}

/** Orders whose names there are in the local language too. */
const named = new Set(['name', 'region', 'city'])

const readOrder = ({ params }: DataCall) =>
  ((params['order[]'] as string[] | undefined) ?? []).map(text => {
    const [by = '', direction] = text.split(':')
    const isLocal = params.orderLang === 'local' && named.has(by)
    return { by: (isLocal ? `${by}_local` : by) as CompanyOrder, direction: direction as 'asc' | 'desc' }
  })

const describeEach = (call: DataCall, companies: Profile[]) =>
  companies.map(company => ({ _type: 'Company', ...describeCompany(company, revenueFor(call)) }))

async function describeAll(ctx: DataContext, call: DataCall, companies: Profile[]) {
  const around = await readSurroundings(
    ctx,
    companies.map(({ id }) => id),
  )
  return companies.map(company => ({
    _type: 'CompanyExtended',
    ...describeFullCompany(company, around, undefined, revenueFor(call)),
  }))
}

const searchQueryStatement: Handler = async (ctx, call) => {
  const { offset, limit, extended } = call.params as { offset: number; limit: number; extended: boolean }
  const financial_accounts = readAccountFilters(call)
  const criteria = { ...(await checkFilters(ctx, call, readFilters(call))), financial_accounts }
  const { total, items } = await searchStatements(ctx, { criteria, offset, limit })
  const profiles = await readProfiles(ctx, [...new Set(items.map(({ company_id }) => company_id))])
  const companies = new Map(profiles.map(profile => [profile.id, profile]))
  const resultList = items.map(statement => ({
    ...describeExtendedStatement(statement, companies.get(statement.company_id)!),
    ...(extended && { accountList: describeSearchAccounts(statement) }),
  }))
  return { body: { data: { total, offset, limit, resultList } } }
}

/** The operations of the class Search. */
export const searchHandlers: Record<string, Handler> = { searchQueryCompany, searchQueryStatement }
