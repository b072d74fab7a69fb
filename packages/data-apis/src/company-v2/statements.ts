import { findStandard, readAccounts, supportedStandards } from '../company-codes/accounts.ts'
import { companyCurrencies } from '../company-codes/currencies.ts'
import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { findUnknownCompanies } from '../sources/companies.ts'
import { listStatements, readStatements, type Statement, type StatementHead } from '../sources/company-statements.ts'
import { noCompany, noStandard, noStatement, unknownCode, wrongParameter } from './refusals.ts'

const companiesIdStatementsGet: Handler = async (ctx, call) => {
  const { id, year, period, updated_from, limit, offset } = call.params as unknown as ListParameters
  if ((await findUnknownCompanies(ctx, [id])).length) throw noCompany(call, id)
  const filter = { companyIds: [id], year, period, updatedFrom: updated_from, isConsolidated: readKind(call) }
  const { total, items } = await listStatements(ctx, filter, { limit, offset })
  return { body: { data: { total, items: items.map(presentStatement) } } }
}

interface ListParameters {
  id: number
  year?: number
  period?: string
  updated_from?: string
  limit: number
  offset: number
}

/** Whether consolidated statements are wanted; undefined for both kinds. Throws when the call wants and refuses them. */
function readKind(call: DataCall): boolean | undefined {
  const { type, is_consolidated: flag } = call.params as { type?: 'C' | 'I'; is_consolidated?: boolean }
  const wanted = type === undefined ? flag : type === 'C'
  if (flag !== undefined && wanted !== flag) {
    throw wrongParameter(call, {
      en: `type ${type} and is_consolidated ${flag} exclude each other. Give one of them.`,
      zh: `type为${type}与is_consolidated为${flag}相互矛盾，请只填写其中一项。`,
    })
  }
  return wanted
}

/** A statement without its values. */
export const presentStatement = (statement: StatementHead) => ({
  id: statement.id,
  company_id: statement.company_id,
  year: statement.year,
  period: statement.period,
  is_audited: statement.is_audited,
  is_consolidated: statement.is_consolidated,
  financial_standard: {
    original_standard: statement.standard,
    supported_standards: supportedStandards(statement.standard),
  },
  begin_date: statement.begin_date,
  end_date: statement.end_date,
  currency: statement.currency,
  multiplier: statement.multiplier,
  is_official: statement.is_official,
  updated_at: statement.updated_on,
})

const companiesStatementsIdGet: Handler = async (ctx, call) => ({
  body: { data: presentStatement(await findStatement(ctx, call)) },
})

const companiesStatementsIdAccountsStandardIdGet: Handler = async (ctx, call) => {
  const statement = await findStatement(ctx, call)
  const standard = findSupported(call, statement)
  const currency = readCurrency(call, statement)
  const { limit, offset } = call.params as { limit: number; offset: number }
  const items = readAccounts(statement, standard, currency, true).slice(offset, offset + limit)
  return { body: { data: { statement_id: statement.id, standard_id: standard.id, currency, items } } }
}

const largestId = 2 ** 31 - 1

async function findStatement(ctx: DataContext, call: DataCall): Promise<Statement> {
  const id = Number(call.params.id)
  const [statement] = id > largestId ? [] : await readStatements(ctx, [id])
  if (!statement) throw noStatement(call, id)
  return statement
}

function findSupported(call: DataCall, { standard: original }: Statement) {
  const id = String(call.params.standard_id)
  const standard = findStandard(id.toUpperCase())
  if (!standard) throw noStandard(call, id)
  const supported = supportedStandards(original)
  if (supported.includes(standard.id)) return standard
  throw wrongParameter(call, {
    en: `standard_id: this statement cannot be read in ${standard.id}, only in ${supported.join(', ')}.`,
    zh: `standard_id：该报表不能按${standard.id}读取，可用的准则为${supported.join('、')}。`,
  })
}

/** The currency of the values: LOCAL is that of the statement. */
function readCurrency(call: DataCall, { currency: own }: Statement): string {
  const asked = String(call.params.currency).toUpperCase()
  if (asked === 'LOCAL') return own
  if (!companyCurrencies.includes(asked)) throw unknownCode(call, 'currency', asked)
  return asked
}

/** Statements and the values of their accounts. */
export const statementHandlers: Record<string, Handler> = {
  companiesIdStatementsGet,
  companiesStatementsIdGet,
  companiesStatementsIdAccountsStandardIdGet,
}
