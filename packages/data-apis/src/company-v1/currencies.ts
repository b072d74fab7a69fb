import { currencyOf, rateBetween } from '../company-codes/currencies.ts'
import type { DataCall } from '../data-api.ts'
import type { Company } from '../sources/companies.ts'

/** The currency of a call: usd and eur are themselves, local is `own`. */
export function currencyFor({ params }: DataCall, own: string): string {
  if (params.currency === 'local') return own
  return params.currency === 'eur' ? 'EUR' : 'USD'
}

/** What turns the newest revenue of a company, which is kept in USD, into the currency of the call. */
export const revenueFor =
  (call: DataCall) =>
  ({ revenue_usd: usd, size_year: year, country_code: country }: Company): number | undefined => {
    if (usd === null || year === null) return undefined
    const currency = currencyFor(call, currencyOf(country) ?? 'USD')
    return Math.round(usd * rateBetween('USD', currency, year) * 100) / 100
  }
