import type { Words } from '@portal/domain/language.ts'
import { gaapAccountRows, globalAccountRows, ifrsAccountRows, ratioRows, type StatementPart } from './account-data.ts'
import { rateBetween } from './currencies.ts'
import { countryCurrencyRows } from './currency-data.ts'

/** The global standard; the others are `{country}-IFRS` and `{country}-GAAP`. */
export const globalStandard = 'EMISG'

export interface Standard extends Words {
  id: string
  /** The number by which the first API knows it. */
  code: number
  /** ISO 3166-1 alpha-2; null for the global one. */
  country: string | null
  kind: 'EMISG' | 'IFRS' | 'GAAP'
}

export interface Account extends Words {
  code: string
  /** The account above it; null at the top. */
  parent: string | null
  part: StatementPart
  /** With which it enters the account above it. */
  sign: '+' | '-'
  /** 0 at the top. */
  level: number
  order: number
}

/** What the values of a statement are read from: a row of company.statement, or the same as an object. */
interface StatementFigures {
  year: number
  currency: string
  multiplier: number
  accounts: readonly number[]
}

/** An account as a sum of places in the row of a statement, for ratios divided by another sum and times a factor. */
interface AccountFormula {
  add: number[]
  per: number[]
  factor: number
}

const places = new Map(globalAccountRows.map(([code], at) => [code, at]))
const placesOf = (codes: string) => codes.split(' ').map(code => places.get(code)!)

function list(rows: [string, string, StatementPart, '+' | '-', string, string][]): Account[] {
  const parents = new Map(rows.map(([code, parent]) => [code, parent]))
  const levelOf = (code: string): number => (parents.get(code) ? levelOf(parents.get(code)!) + 1 : 0)
  return rows.map(([code, parent, part, sign, en, zh], order) => ({
    code,
    parent: parent || null,
    part,
    sign,
    en,
    zh,
    level: levelOf(code),
    order: order + 1,
  }))
}

const ratios = ratioRows.map(([code, en, zh]): Parameters<typeof list>[0][number] => [code, '', 'RT', '+', en, zh])
const derived = (rows: typeof ifrsAccountRows) =>
  list(rows.map(([code, parent, part, sign, , en, zh]) => [code, parent, part, sign, en, zh]))

const accountsByKind: Record<Standard['kind'], Account[]> = {
  EMISG: list([...globalAccountRows, ...ratios]),
  IFRS: derived(ifrsAccountRows),
  GAAP: derived(gaapAccountRows),
}

const sum = (codes: string): AccountFormula => ({ add: placesOf(codes), per: [], factor: 1 })
const formulas: Record<Standard['kind'], AccountFormula[]> = {
  EMISG: [
    ...globalAccountRows.map(([code]) => sum(code)),
    ...ratioRows.map(([, , , top, bottom, factor]) => ({ add: placesOf(top), per: placesOf(bottom), factor })),
  ],
  IFRS: ifrsAccountRows.map(row => sum(row[4])),
  GAAP: gaapAccountRows.map(row => sum(row[4])),
}

const countries = Object.keys(countryCurrencyRows).sort()

/** Every standard that statements are shown in, the global one first. */
export const standards: Standard[] = [
  { id: globalStandard, code: 1, country: null, kind: 'EMISG', en: 'EMIS global standard', zh: 'EMIS全球准则' },
  ...countries.flatMap((country, at): Standard[] => [
    {
      id: `${country}-IFRS`,
      code: 10 * (at + 1) + 1,
      country,
      kind: 'IFRS',
      en: `IFRS (${country})`,
      zh: `国际财务报告准则（${country}）`,
    },
    {
      id: `${country}-GAAP`,
      code: 10 * (at + 1) + 2,
      country,
      kind: 'GAAP',
      en: `National standard (${country})`,
      zh: `本国会计准则（${country}）`,
    },
  ]),
]

const byId = new Map(standards.map(standard => [standard.id, standard]))
const byCode = new Map(standards.map(standard => [standard.code, standard]))

export const findStandard = (id: string): Standard | undefined => byId.get(id)
export const findStandardByCode = (code: number): Standard | undefined => byCode.get(code)
/** The accounts of a standard in their order. */
export const listAccounts = ({ kind }: Standard): Account[] => accountsByKind[kind]
/** What an account of a standard is made of; undefined when the standard does not have it. */
export function accountFormula(standardId: string, code: string): AccountFormula | undefined {
  const kind = byId.get(standardId)?.kind
  return kind && formulas[kind][accountsByKind[kind].findIndex(account => account.code === code)]
}

/** The standards that a statement can be read in: the global one and the one that it was published in. */
export const supportedStandards = (original: string): string[] => [globalStandard, original]

/** The accounts that statements can be searched by, of the global standard. */
export const searchAccounts: Account[] = ['TR', 'OP', 'NP', 'TA', 'TE', 'TL', 'EB'].map(
  code => accountsByKind.EMISG.find(account => account.code === code)!,
)

/**
 * The values of a statement by a standard, in whole units of `currency` (converted with the rate of the statement's year)
 * unless `inMultiples`, then in the statement's multiples. Ratios that would divide by nothing are left out.
 */
export function readAccounts(
  { year, currency: own, multiplier, accounts }: StatementFigures,
  standard: Standard,
  currency = own,
  inMultiples = false,
): { code: string; value: number }[] {
  const rate = rateBetween(own, currency, year) * (inMultiples ? 1 : multiplier)
  const add = (at: number[]) => at.reduce((total, place) => total + accounts[place]!, 0)
  return accountsByKind[standard.kind].flatMap(({ code }, at) => {
    const { add: top, per, factor } = formulas[standard.kind][at]!
    if (!per.length) return [{ code, value: round(add(top) * rate, 2) }]
    const bottom = add(per)
    return bottom > 0 ? [{ code, value: round((add(top) / bottom) * factor, 4) }] : []
  })
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
