import { findStandard, readAccounts, supportedStandards } from '../company-codes/accounts.ts'
import type { DataContext } from '../data-api.ts'
import type { CompanyCriteria } from '../sources/company-criteria.ts'
import { findCompanyIds } from '../sources/company-search.ts'
import { readStatementsOf } from '../sources/company-statements.ts'
import { presentStatement } from './statements.ts'

type Database = Pick<DataContext, 'db'>

/** The ids of all companies that a saved filter chooses, ascending. */
export const selectCompanies = (
  ctx: Database,
  { ids, criteria }: { ids: readonly number[]; criteria: CompanyCriteria },
): Promise<number[]> => findCompanyIds(ctx, ids.length ? { company_ids: ids } : criteria)

/** The statements of one company with the values of their accounts, by standard. */
interface WholeStatements {
  company_id: number
  statements: object[]
}

/**
 * All statements of companies, in the order of the ids, with their values in those of the standards that each can be read
 * in. The currency is an ISO code, or LOCAL for that of each statement.
 */
export async function readWholeStatements(
  ctx: Database,
  ids: readonly number[],
  standards: readonly string[],
  currency: string,
): Promise<WholeStatements[]> {
  const found = Map.groupBy(await readStatementsOf(ctx, ids), ({ company_id }) => company_id)
  return ids.map(company_id => ({
    company_id,
    statements: (found.get(company_id) ?? []).map(statement => {
      const { company_id: _, ...about } = presentStatement(statement)
      const wanted = supportedStandards(statement.standard).filter(standard => standards.includes(standard))
      const shown = currency === 'LOCAL' ? statement.currency : currency
      const values = wanted.map(id => [id, readAccounts(statement, findStandard(id)!, shown, true)])
      return { ...about, values_currency: shown, accounts: Object.fromEntries(values) }
    }),
  }))
}
