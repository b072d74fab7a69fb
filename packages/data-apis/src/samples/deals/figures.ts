import { businessRows } from '../companies/business-data.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import { chance } from '../random.ts'
import { scaleRows } from '../scale-data.ts'

/** What a company earns and owns in a year, in millions of USD. */
export interface Figures {
  revenue: number
  ebitda: number
  netProfit: number
  totalAssets: number
  equity: number
  netDebt: number
}

const scales = new Map(scaleRows.map(row => [row[0], row]))
const businesses = new Map(businessRows.map(row => [row[0], row]))

export const currencyOf = (country: string): string => scales.get(country)?.[3] ?? 'USD'

export const ratePerDollar = (currency: string, _day: string): number =>
  scaleRows.find(row => row[3] === currency)?.[4] ?? 1

export function figuresOf(company: CompanyPlan, year: number): Figures {
  const business = businesses.get(company.industryCode)
  const margin = (business?.[4] ?? 6) / 100
  const turnover = business?.[5] ?? 1
  const growth = 0.02 + chance(`growth:${company.id}`).next() * 0.1
  const noise = chance(`figures:${company.id}:${year}`)
  const revenue = (company.sizeUsd / 1e6) * (1 + growth) ** (year - 2025) * (0.95 + 0.1 * noise.next())
  const netProfit = revenue * (margin + 0.04 * noise.normal())
  const totalAssets = revenue / turnover
  return {
    revenue,
    ebitda: netProfit + revenue * 0.07,
    netProfit,
    totalAssets,
    equity: totalAssets * (0.3 + 0.3 * noise.next()),
    netDebt: totalAssets * 0.2 * noise.next(),
  }
}
