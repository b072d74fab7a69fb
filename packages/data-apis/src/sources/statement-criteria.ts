import { type RawBuilder, sql } from 'kysely'
import { accountFormula, findStandard, globalStandard } from '../company-codes/accounts.ts'
import type { StatementTable } from './company-tables.ts'

/** A value of an account that a statement must have, in USD (ratios as they are); both ends belong to the range. */
export interface AccountRange {
  /** EMISG when left out. */
  standard_id?: string | undefined
  account: string
  from?: number | undefined
  to?: number | undefined
  /** Ends that do not belong to it. */
  above?: number | undefined
  below?: number | undefined
}

/** What statements are chosen by; every field that is there must hold for the same statement. */
export interface StatementCriteria {
  statement_year?: number | undefined
  statement_period?: string | undefined
  /** One of these. */
  statement_years?: readonly number[] | undefined
  statement_periods?: readonly string[] | undefined
  /** C consolidated, I individual. */
  statement_type?: 'C' | 'I' | undefined
  /** Without estimates. */
  only_official_financials?: boolean | undefined
  statements_updated_from?: string | undefined
  statements_updated_to?: string | undefined
  financial_accounts?: readonly AccountRange[] | undefined
}

type Condition = RawBuilder<boolean>

/** The criteria of statements as conditions on company.statement, named s. */
export function readStatementCriteria(criteria: StatementCriteria): Condition[] {
  const { statement_year, statement_period, statement_type, only_official_financials } = criteria
  const { statement_years: years, statement_periods: periods } = criteria
  const { statements_updated_from: from, statements_updated_to: to, financial_accounts: accounts = [] } = criteria
  return [
    ...(statement_year === undefined ? [] : [sql<boolean>`s.year = ${statement_year}`]),
    ...(statement_period === undefined ? [] : [sql<boolean>`s.period = ${statement_period}`]),
    ...(years ? [sql<boolean>`s.year = any(${[...years]}::int[])`] : []),
    ...(periods ? [sql<boolean>`s.period = any(${[...periods]}::text[])`] : []),
    ...(statement_type === undefined ? [] : [sql<boolean>`s.is_consolidated = ${statement_type === 'C'}`]),
    ...(only_official_financials ? [sql<boolean>`s.is_official`] : []),
    ...(from === undefined ? [] : [sql<boolean>`s.updated_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<boolean>`s.updated_on <= ${to}::date`]),
    ...accounts.flatMap(isInRange),
  ]
}

/** The accounts that statements keep in columns of their own, in USD. */
export const accountColumns: Record<string, `${string}_usd` & keyof StatementTable> = {
  TR: 'revenue_usd',
  OP: 'operating_profit_usd',
  NP: 'net_profit_usd',
  TA: 'assets_usd',
  TE: 'equity_usd',
  TL: 'liabilities_usd',
  EB: 'ebitda_usd',
}

const comparisons = { from: sql`>=`, to: sql`<=`, above: sql`>`, below: sql`<` }
const ends = Object.keys(comparisons) as (keyof typeof comparisons)[]

function isInRange({ standard_id: standard = globalStandard, account, ...range }: AccountRange): Condition[] {
  const column = standard === globalStandard ? accountColumns[account] : undefined
  const value = column ? sql`${sql.ref(`s.${column}`)}` : accountValue(standard, account)
  const isOwn = findStandard(standard)?.country ? [sql<boolean>`s.standard = ${standard}`] : []
  return [
    ...isOwn,
    ...ends
      .filter(end => range[end] !== undefined)
      .map(end => sql<boolean>`${value} ${comparisons[end]} ${range[end]}::float8`),
  ]
}

/** Total assets are in the row and in USD, so one account tells what a unit of the others is worth. */
function accountValue(standard: string, account: string): RawBuilder<unknown> {
  const formula = accountFormula(standard, account)
  if (!formula) throw new Error(`${standard} has no account ${account}.`)
  const add = (places: number[]) =>
    sql.join(
      places.map(place => sql`s.accounts[${sql.lit(place + 1)}]::float8`),
      sql` + `,
    )
  const top = sql`(${add(formula.add)})`
  if (!formula.per.length) return sql`${top} * s.assets_usd / nullif(s.accounts[${sql.lit(totalAssets + 1)}], 0)`
  return sql`${top} * ${sql.lit(formula.factor)} / nullif(${add(formula.per)}, 0)`
}

const totalAssets = accountFormula(globalStandard, 'TA')!.add[0]!
