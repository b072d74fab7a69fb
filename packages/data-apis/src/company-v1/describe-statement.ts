import { findStandard, globalStandard, listAccounts, readAccounts, searchAccounts } from '../company-codes/accounts.ts'
import type { DataCall } from '../data-api.ts'
import type { Statement, StatementHead } from '../sources/company-statements.ts'
import { accountColumns } from '../sources/statement-criteria.ts'
import { currencyFor } from './currencies.ts'
import { describeActivities, type Profile } from './describe-company.ts'
import { describeExternalId } from './describe-ownership.ts'

export const describeBasicStatement = (statement: StatementHead) => ({
  stmtId: statement.id,
  isic: statement.company_id,
  period: statement.period,
  fsYear: statement.year,
  consolidatedStatus: statement.is_consolidated ? 'Y' : 'N',
  lastUpdate: statement.updated_on,
})

/** A statement with what it is of, without its accounts. */
export const describeExtendedStatement = (statement: StatementHead, company: Profile) => ({
  ...describeBasicStatement(statement),
  standardCode: standardCode(statement),
  countryCode: company.country_code,
  companyName: company.name,
  beginDate: statement.begin_date,
  endDate: statement.end_date,
  currency: statement.currency,
  multiple: statement.multiplier,
  auditedStatus: auditedStatus(statement),
  mainActivityList: describeActivities(company.main_industries),
  externalIdList: company.external_ids.map(describeExternalId),
})

/** The accounts by which statements are searched, in USD. */
export const describeSearchAccounts = (statement: StatementHead) =>
  searchAccounts.map(({ code }) => ({ accountCode: code, accountValue: statement[accountColumns[code]!] }))

const standardCode = ({ standard }: StatementHead): number => findStandard(standard)!.code
const auditedStatus = ({ is_audited }: StatementHead) => (is_audited ? 'A' : 'U')

const output = findStandard(globalStandard)!
const accounts = new Map(listAccounts(output).map(account => [account.code, account]))

/** A statement with its accounts by the global standard, in the currency of the call. */
export function describeStatement(call: DataCall, statement: Statement, country: string) {
  const currency = currencyFor(call, statement.currency)
  const { year, period, company_id } = statement
  const basic = describeBasicStatement(statement)
  return {
    ...basic,
    stmtCode: `${company_id}-${year}-${period}-${basic.consolidatedStatus}`,
    originalStandardCode: standardCode(statement),
    outputStandardCode: output.code,
    countryCode: country,
    beginDate: statement.begin_date,
    endDate: statement.end_date,
    originalCurrency: statement.currency,
    displayCurrency: currency,
    multiple: statement.multiplier,
    auditedStatus: auditedStatus(statement),
    accountList: readAccounts(statement, output, currency, true).map(
      call.params.extended === true ? describeExtendedAccount : describeAccount,
    ),
  }
}

interface Value {
  code: string
  value: number
}

const describeAccount = ({ code, value }: Value) => ({
  _type: 'StatementAccount',
  accountCode: code,
  accountValue: value,
})

function describeExtendedAccount({ code, value }: Value) {
  const { en, order, part } = accounts.get(code)!
  return {
    _type: 'StatementAccountExtended',
    accountCode: code,
    accountValue: value,
    standardCode: output.code,
    accountEnglishName: en,
    displayOrder: order,
    accountType: part,
  }
}
