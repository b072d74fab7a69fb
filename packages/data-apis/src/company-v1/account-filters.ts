import { searchAccounts } from '../company-codes/accounts.ts'
import type { DataCall } from '../data-api.ts'
import type { AccountRange } from '../sources/statement-criteria.ts'
import { wrongValue } from './refusals.ts'

const shape = /^([A-Z][A-Z0-9]{0,9})(>=|<=|>|<|=)(-?\d{1,15}(?:\.\d{1,6})?)$/i

/** What each comparison says of the value of an account. */
const ranges: Record<string, (value: number) => Omit<AccountRange, 'account'>> = {
  '>': above => ({ above }),
  '>=': from => ({ from }),
  '<': below => ({ below }),
  '<=': to => ({ to }),
  '=': value => ({ from: value, to: value }),
}

/** Reads the account filters of a call, each written CODE, comparison, number. Throws a 201 that names what is wrong. */
export const readAccountFilters = (call: DataCall): AccountRange[] =>
  ((call.params['accountFilter[]'] as string[] | undefined) ?? []).map(text => readAccountFilter(call, text))

function readAccountFilter(call: DataCall, text: string): AccountRange {
  const [, code, comparison, number] = shape.exec(text.replaceAll(/\s/g, '')) ?? []
  if (code === undefined) {
    throw wrongValue(call, {
      en: `accountFilter[]: write '${text}' as an account, one of > >= < <= =, and a number: TR>1000000.`,
      zh: `accountFilter[]：请将“${text}”写作科目代码、比较符（> >= < <= =之一）和数字，例如TR>1000000。`,
    })
  }
  const account = searchAccounts.find(known => known.code === code.toUpperCase())
  if (!account) {
    const codes = searchAccounts.map(known => known.code).join(', ')
    throw wrongValue(call, {
      en: `accountFilter[]: there is no account '${code}' to search by, only ${codes}.`,
      zh: `accountFilter[]：没有可搜索的科目“${code}”，可用的科目为${codes}。`,
    })
  }
  return { account: account.code, ...ranges[comparison!]!(Number(number)) }
}
