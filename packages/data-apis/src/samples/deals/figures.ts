import { currencyOf, perDollar } from '../../company-codes/currencies.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import { planStatements } from '../companies/statement-plan.ts'

/** What a company earned and owned in a year, in millions of its currency. */
export interface Figures {
  currency: string
  revenue: number
  ebitda: number
  netProfit: number
  totalAssets: number
  equity: number
  netDebt: number
}

/** What figures grew by in a year before the first that is kept. */
const growth = 1.06

/** The figures of the statement of a year, that of the group where there is one; earlier years are smaller ones alike. */
export function figuresOf(company: CompanyPlan, year: number): Figures {
  const annual = planStatements(company, false).filter(
    ({ period, isConsolidated }) => period === 'Y' && isConsolidated === company.isListed,
  )
  const statement = annual.find(one => one.year === year) ?? annual[0]!
  const { currency, multiplier, figures } = statement
  const scale = (multiplier / 1e6) * (year < statement.year ? growth ** (year - statement.year) : 1)
  const amount = (...accounts: string[]) => accounts.reduce((sum, account) => sum + figures[account]!, 0) * scale
  return {
    currency,
    revenue: amount('TR'),
    ebitda: amount('EB'),
    netProfit: amount('NP'),
    totalAssets: amount('TA'),
    equity: amount('TE'),
    netDebt: amount('LL', 'BO', 'SL') - amount('CH'),
  }
}

/** Units of a currency per dollar on a day. */
export const ratePerDollar = (currency: string, day: string): number => perDollar(currency, Number(day.slice(0, 4)))

export const currencyOfCountry = (country: string): string => currencyOf(country) ?? 'USD'
