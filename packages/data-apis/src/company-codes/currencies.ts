import { countryCurrencyRows, currencySigns, taxRateRows, yearlyRateRows } from './currency-data.ts'

const firstRateYear = 2021

/** The currencies that company figures can be shown in, ISO 4217. */
export const companyCurrencies: string[] = Object.keys(yearlyRateRows)

/** The sign of a currency, its code where it has none of its own. */
export const signOf = (currency: string): string => currencySigns[currency] ?? currency

/** The country's currency; undefined for a country without companies in the sample. */
export const currencyOf = (country: string): string | undefined => countryCurrencyRows[country]

/** Tax on the profits of companies, percent. */
export const taxRateOf = (country: string): number => taxRateRows[country] ?? 22

/** Units of a currency per US dollar in a year; years outside the table take the nearest one of it. */
export function perDollar(currency: string, year: number): number {
  const rates = yearlyRateRows[currency]
  if (!rates) throw new Error(`There is no rate for ${currency}.`)
  return rates[Math.min(rates.length - 1, Math.max(0, year - firstRateYear))]!
}

/** What one unit of a currency is worth in another in a year. */
export const rateBetween = (from: string, to: string, year: number): number =>
  from === to ? 1 : perDollar(to, year) / perDollar(from, year)
