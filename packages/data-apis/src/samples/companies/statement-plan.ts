import { globalAccountRows } from '../../company-codes/account-data.ts'
import { currencyOf, perDollar, taxRateOf } from '../../company-codes/currencies.ts'
import { chance } from '../random.ts'
import { scaleRows } from '../scale-data.ts'
import { buildAccounts, type Position, type Shape } from './account-plan.ts'
import { businessRows } from './business-data.ts'
import type { CompanyPlan } from './plan.ts'

/** A statement of the sample, its figures whole numbers in units of `multiplier` of `currency`. */
export interface StatementPlan {
  id: number
  year: number
  period: 'Y' | 'Q1' | 'H1' | '9M'
  isConsolidated: boolean
  begin: string
  end: string
  currency: string
  multiplier: number
  standard: string
  isAudited: boolean
  isOfficial: boolean
  updatedOn: string
  figures: Record<string, number>
}

/** The years that the sample has statements of. */
const firstStatementYear = 2021
const lastStatementYear = 2025

const business = new Map(businessRows.map(row => [row[0], row]))
const trends = new Map(scaleRows.map(([country, , , , , growth, inflation]) => [country, growth + inflation]))
/** What the world economy added to or took from growth, from 2021 on. */
const cycle = [0.06, 0.04, -0.01, 0, 0.01, 0.01]
/** Countries where also listed companies publish by their own standard. */
const nationalOnly = new Set(['US', 'CN', 'JP', 'IN'])
const interims = [
  ['Q1', '03-31', '05-14', 0.24],
  ['H1', '06-30', '08-20', 0.49],
  ['9M', '09-30', '11-12', 0.74],
] as const

export const accountCodes = globalAccountRows.map(([code]) => code)

/** Whether a company's newest revenue is an estimate: some of the smallest publish nothing. */
export const isEstimated = ({ id, employees, isListed }: CompanyPlan): boolean =>
  !isListed && employees < 15 && chance(`estimate:${id}`).next() < 0.4

/** The statements of a company, oldest first; a group has one of its own beside that of the company. */
export function planStatements(plan: CompanyPlan, isGroup: boolean): StatementPlan[] {
  const kinds = isGroup || plan.isListed ? [false, true] : [false]
  return kinds.flatMap(isConsolidated => planKind(plan, isConsolidated, kinds.length === 2))
}

function planKind(plan: CompanyPlan, isConsolidated: boolean, isBoth: boolean): StatementPlan[] {
  const dice = chance(`figures:${plan.id}`)
  const currency = currencyOf(plan.countryCode)!
  const own = 0.45 + dice.next() * 0.45 // what the company has of the figures of its group
  const size = plan.sizeUsd * perDollar(currency, lastStatementYear)
  const revenue = size * (isBoth && !isConsolidated ? own : 1)
  const shape = shapeOf(plan, isConsolidated)
  const multiplier = multiplierFor(Math.max(size, size / shape.turnover))
  const path = revenuePath(plan, revenue / multiplier)
  const first = Math.max(firstStatementYear, plan.foundedYear + 1)
  shape.capital = (path.get(first - 1)! / shape.turnover) * shape.equity * 0.25
  let before: Position | undefined
  const statements: StatementPlan[] = []
  for (let year = first - 1; year <= lastStatementYear + 1; year++) {
    const flow = path.get(year)!
    const isOver = year > lastStatementYear
    const figures = buildAccounts(shape, { year, revenue: flow, share: 1 }, before)
    const about = { year, isConsolidated, currency, multiplier, shape }
    if (before && plan.isListed && isConsolidated && !(isOver && plan.countryCode === 'BG')) {
      for (const [at, [period, end, published, share]] of interims.entries()) {
        if (isOver && period === '9M') continue
        const part = buildAccounts(shape, { year, revenue: flow, share }, before)
        const when = { period, end: `${year}-${end}`, updatedOn: `${year}-${published}` }
        statements.push({
          ...describe(plan, about),
          ...when,
          id: idOf(plan, 10 + (year - 2021) * 3 + at),
          figures: part,
          isAudited: false,
        })
      }
    }
    if (year >= first && !isOver) {
      const slot = (year - firstStatementYear) * 2 + Number(isConsolidated)
      statements.push({ ...describe(plan, about), id: idOf(plan, slot), figures })
    }
    before = { cash: figures.CH!, plant: figures.PP!, equity: figures.TE!, assets: figures.TA! }
  }
  return statements
}

/** Room for 64 statements of each company. */
const idOf = ({ id }: CompanyPlan, slot: number) => 10_000_000 + (id - 1_000_000) * 64 + slot

interface About {
  year: number
  isConsolidated: boolean
  currency: string
  multiplier: number
}

function describe(plan: CompanyPlan, { year, isConsolidated, currency, multiplier }: About) {
  const { countryCode, isListed, type, employees, id } = plan
  const isIfrs = (isListed || isConsolidated || type !== 'COM') && !nationalOnly.has(countryCode)
  const dice = chance(`published:${id}:${year}`)
  const month = isListed ? 3 + Math.floor(dice.next() * 2) : 4 + Math.floor(dice.next() * 5)
  return {
    year,
    period: 'Y' as const,
    isConsolidated,
    begin: `${year}-01-01`,
    end: `${year}-12-31`,
    currency,
    multiplier,
    standard: `${countryCode}-${isIfrs ? 'IFRS' : 'GAAP'}`,
    isAudited: isListed || employees > 50,
    isOfficial: year < lastStatementYear || !isEstimated(plan),
    updatedOn: `${year + 1}-0${month}-${String(1 + Math.floor(dice.next() * 28)).padStart(2, '0')}`,
  }
}

/** So that every figure is a whole number of at most nine digits. */
function multiplierFor(largest: number): number {
  if (largest < 1e8) return 1
  return largest < 1e11 ? 1000 : 1_000_000
}

/** Revenue by year, from the year before the first statement to the year that has begun. */
function revenuePath({ id, countryCode, sizeUsd }: CompanyPlan, newest: number): Map<number, number> {
  const dice = chance(`growth:${id}`)
  const trend = trends.get(countryCode)! / 100 + dice.normal() * 0.03
  const swing = sizeUsd > 1e8 ? 0.05 : 0.09
  const path = new Map([[lastStatementYear, newest]])
  const growth = (year: number) => Math.max(-0.35, trend + cycle[year - firstStatementYear]! + dice.normal() * swing)
  for (let year = lastStatementYear; year >= firstStatementYear; year--) {
    path.set(year - 1, path.get(year)! / (1 + growth(year)))
  }
  return path.set(lastStatementYear + 1, newest * (1 + growth(lastStatementYear + 1)))
}

function shapeOf({ id, industryCode, type, countryCode }: CompanyPlan, isGroup: boolean): Shape {
  const dice = chance(`shape:${id}`)
  const [, , , , margin, turnover] = business.get(industryCode)!
  const leverage = type === 'BAN' ? 0.11 : type === 'INS' ? 0.2 : 0.44
  const between = (least: number, most: number) => least + dice.next() * (most - least)
  return {
    id,
    isGroup,
    margin: Math.min(0.34, Math.max(-0.05, (margin / 100) * Math.exp(dice.normal() * 0.4) + dice.normal() * 0.015)),
    turnover: turnover * Math.exp(dice.normal() * 0.3),
    equity: Math.min(0.82, Math.max(0.06, leverage * Math.exp(dice.normal() * 0.25))),
    fixed: Math.min(0.85, Math.max(0.12, 0.75 - 0.35 * Math.log(1 + turnover) + dice.normal() * 0.08)),
    costs: between(0.62, 0.86),
    depreciation: between(0.015, 0.05) / Math.max(0.25, turnover),
    loans: between(0.25, 0.6),
    research: /^(3254|3344|333|3361|5132)/.test(industryCode) ? between(0.04, 0.14) : 0,
    stocks: /^(5|6|48|22)/.test(industryCode) ? 0.03 : between(0.2, 0.45),
    tax: taxRateOf(countryCode) / 100,
    capital: 0,
  }
}
