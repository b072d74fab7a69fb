import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import { type CompanyCriteria, companyCondition } from './company-criteria.ts'
import type { StatementTable } from './company-tables.ts'
import { readStatementCriteria } from './statement-criteria.ts'

type Database = Pick<DataContext, 'db'>

/** A statement without its values. */
export type StatementHead = Omit<StatementTable, 'accounts'>
/** A statement with its values, for `readAccounts` of company-codes/accounts.ts. */
export type Statement = StatementTable

const head = `id, company_id, year, period, is_consolidated, begin_date, end_date, currency, multiplier, standard,
  is_audited, is_official, updated_on, revenue_usd, operating_profit_usd, net_profit_usd, assets_usd, equity_usd,
  liabilities_usd, ebitda_usd`
const heads = sql.join(head.split(',').map(column => sql.ref(`s.${column.trim()}`)))
const newestFirst = sql`s.company_id, s.year desc, s.end_date desc, s.is_consolidated desc`

export interface StatementFilter {
  companyIds?: readonly number[] | undefined
  country?: string | undefined
  year?: number | undefined
  period?: string | undefined
  isConsolidated?: boolean | undefined
  updatedFrom?: string | undefined
}

function conditionsOf(filter: StatementFilter): RawBuilder<boolean> {
  const { companyIds, country, year, period, isConsolidated, updatedFrom } = filter
  const parts = [
    ...(companyIds ? [sql`s.company_id = any(${[...companyIds]}::int[])`] : []),
    ...(country ? [sql`s.company_id in (select c.id from company.company c where c.country_code = ${country})`] : []),
    ...(year === undefined ? [] : [sql`s.year = ${year}`]),
    ...(period === undefined ? [] : [sql`s.period = ${period}`]),
    ...(isConsolidated === undefined ? [] : [sql`s.is_consolidated = ${isConsolidated}`]),
    ...(updatedFrom === undefined ? [] : [sql`s.updated_on >= ${updatedFrom}::date`]),
  ]
  return parts.length ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`
}

/** The statements of companies without their values, newest first per company. Everything when there is no limit. */
export async function listStatements(
  { db }: Database,
  filter: StatementFilter,
  page: { limit?: number; offset?: number } = {},
): Promise<{ total: number; items: StatementHead[] }> {
  const where = conditionsOf(filter)
  const count = sql<{ total: number }>`select count(*)::int as total from company.statement s where ${where}`
  const { rows: items } = await sql<StatementHead>`
    select ${heads} from company.statement s where ${where} order by ${newestFirst}
    limit ${page.limit ?? null} offset ${page.offset ?? 0}`.execute(db)
  return { total: (await count.execute(db)).rows[0]!.total, items }
}

/** Statements with their values by their ids, in that order; unknown ids are left out. */
export async function readStatements({ db }: Database, ids: readonly number[]): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select ${heads}, s.accounts from unnest(${[...ids]}::int[]) with ordinality wanted (id, place)
      join company.statement s on s.id = wanted.id order by wanted.place`.execute(db)
  return rows
}

/** All statements of companies with their values, newest first per company. */
export async function readStatementsOf({ db }: Database, companyIds: readonly number[]): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select ${heads}, s.accounts from company.statement s
    where s.company_id = any(${[...companyIds]}::int[]) order by ${newestFirst}`.execute(db)
  return rows
}

/** One page of the statements that fulfil the criteria of statements, of companies that fulfil the others. */
export async function searchStatements(
  ctx: Database,
  search: { criteria: CompanyCriteria; limit: number; offset: number },
): Promise<{ total: number; items: StatementHead[] }> {
  const { statement_year, statement_period, statement_type, only_official_financials, ...others } = search.criteria
  const { statements_updated_from, statements_updated_to, statement_years, statement_periods, ...rest } = others
  const { financial_accounts, ...ofCompanies } = rest
  const days = { statements_updated_from, statements_updated_to }
  const kinds = {
    statement_years,
    statement_periods,
    statement_year,
    statement_period,
    statement_type,
    only_official_financials,
  }
  const conditions = [
    await companyCondition(ctx, ofCompanies),
    ...readStatementCriteria({ ...kinds, ...days, financial_accounts }),
  ]
  const from = sql`from company.statement s join company.company c on c.id = s.company_id
    where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<StatementHead>`
    select ${heads} ${from} order by ${newestFirst} limit ${search.limit} offset ${search.offset}`.execute(ctx.db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(ctx.db)
  return { total: counted[0]!.total, items: rows }
}
