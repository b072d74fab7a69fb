import {
  type Account,
  findStandardByCode,
  listAccounts,
  type Standard,
  searchAccounts,
  standards,
} from '../company-codes/accounts.ts'
import { type DataCall, type Handler, inLanguage } from '../data-api.ts'
import { unknownValue } from './known-values.ts'

/** The standard of a call. Throws a 201 when there is none of this code. */
function requireStandard(call: DataCall): Standard {
  const code = Number(call.params.stdCode)
  const standard = findStandardByCode(code)
  if (!standard) throw unknownValue(call, 'stdCode', String(code))
  return standard
}

const describeStandard = (standard: Standard, { language }: DataCall) => ({
  fstdCode: standard.code,
  name: inLanguage(language, standard),
  nameEng: standard.en,
  countryCode: standard.country ?? '',
})

const describeAccounts = (call: DataCall, standard: Standard) => {
  const accounts = listAccounts(standard)
  const byCode = new Map(accounts.map(account => [account.code, account]))
  const parents = new Set(accounts.map(({ parent }) => parent))
  return accounts.map(account => {
    const chain = chainOf(account, byCode)
    return describeAccount(call, standard, account, { chain, isSum: parents.has(account.code) })
  })
}

/** An account with those above it, the top first. */
function chainOf(account: Account, byCode: ReadonlyMap<string, Account>): string[] {
  const above = account.parent === null ? undefined : byCode.get(account.parent)
  return [...(above ? chainOf(above, byCode) : []), account.code]
}

/** What stands on the left side of a balance sheet, by the account at the top of its tree. */
const assets = new Set(['TA', 'I200', 'A', 'B', 'T'])

function describeAccount(
  { language }: DataCall,
  { code: fstdCode }: Standard,
  account: Account,
  { chain, isSum }: { chain: string[]; isSum: boolean },
) {
  const { code, parent, part, sign, level, order, en } = account
  const isAsset = assets.has(chain[0]!)
  const flag = (is: boolean) => (is ? 'Y' : 'N')
  return {
    fstdCode,
    fstdAccountCode: code,
    parentFstdAccountCode: parent ?? '',
    fstdAccountStructCode: chain.join('.'),
    indentationLevel: level,
    name: inLanguage(language, account),
    nameEng: en,
    displayOrder: order,
    statementType: part,
    accountSign: sign,
    mandatory: level === 0 && part !== 'RT' ? 1 : 0,
    allowNegativeValue: flag(!isAsset),
    allowZeroValue: 'Y',
    checksumSubaccounts: flag(isSum && part === 'BS'),
    notes: '',
    annualize: flag(part === 'IS' || part === 'CF'),
    display: 'Y',
    units: part === 'RT' ? 'R' : 'C',
    displayLocation: part === 'BS' && !isAsset ? 'R' : 'L',
  }
}

const dictionaryGetFinStandardBasicList: Handler = async (_ctx, call) => ({
  body: { data: standards.map(standard => describeStandard(standard, call)) },
})

const dictionaryGetFinStandardByFinStdCode: Handler = async (_ctx, call) => {
  const standard = requireStandard(call)
  return { body: { data: { ...describeStandard(standard, call), accounts: describeAccounts(call, standard) } } }
}

const dictionaryGetFinStandardAccountsByFinStdCodeList: Handler = async (_ctx, call) => ({
  body: { data: describeAccounts(call, requireStandard(call)) },
})

const dictionaryGetStdAccountsForSearch: Handler = async (_ctx, { language }) => {
  const data = searchAccounts.map(account => ({
    accountCode: account.code,
    name: inLanguage(language, account),
    nameEng: account.en,
  }))
  return { body: { data } }
}

/** The operations of the class Dictionary that are about standards and their accounts. */
export const standardHandlers: Record<string, Handler> = {
  dictionaryGetFinStandardBasicList,
  dictionaryGetFinStandardByFinStdCode,
  dictionaryGetFinStandardAccountsByFinStdCodeList,
  dictionaryGetStdAccountsForSearch,
}
