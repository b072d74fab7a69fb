import { perDollar } from '../../company-codes/currencies.ts'
import { exchanges, marketSegments } from '../../company-codes/dictionaries.ts'
import { countries } from '../../countries.ts'
import type { Dividend, Rating } from '../../sources/company-tables.ts'
import { addDays } from '../calendar.ts'
import { type Chance, chance } from '../random.ts'
import { businessRows } from './business-data.ts'
import { digits, isin, ticker } from './number-plan.ts'
import { companyCountries, findCompanyCountry } from './places.ts'
import { type CompanyPlan, exampleCompanyId } from './plan.ts'
import type { StatementPlan } from './statement-plan.ts'
import { descriptionRows, streetRows } from './text-data.ts'
import { pick } from './tongues.ts'

const business = new Map(businessRows.map(row => [row[0], row]))
const countryNames = new Map(countries.map(({ id, en }) => [id, en]))
const exchangeOf = Map.groupBy(exchanges, ({ country }) => country)

const roundTo = (value: number, digits: number) => Number(value.toPrecision(digits))

/** Where a company is and how it is reached. */
export function planAddress({ id, name, countryCode, city }: CompanyPlan) {
  const dice = chance(`address:${id}`)
  const { tongue, phone } = findCompanyCountry(countryCode)!
  const [latin, local = latin] = pick(streetRows[tongue]!.split(';'), dice).split('=') as [string, string?]
  const number = String(1 + Math.floor(dice.next() * 180))
  const site = `${siteName(name)}.example`
  const line = `+${phone} ${digits(2, dice).replace(/^0/, '2')} ${digits(3, dice)} ${digits(4, dice)}`
  return {
    street: latin.replace('#', number),
    street_local: local.replace('#', number),
    postal_code:
      countryCode === 'HK' || countryCode === 'AE' ? null : `${1 + (city.code.length % 8)}${digits(4, dice)}`,
    phone: line,
    fax: dice.next() < 0.3 ? `${line.slice(0, -1)}9` : null,
    email: `info@${site}`,
    url: `https://www.${site}`,
  }
}

/** The name in small letters without its legal form. */
function siteName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|[øØłŁđĐıß’]/gu, '')
    .toLowerCase()
  const words = plain.match(/[a-z]{3,}/g) ?? ['company']
  return words.slice(0, 2).join('-')
}

/** What the company says of itself, in English and in its own language where we have words for it. */
export function planTexts({
  id,
  name,
  nameLocal,
  city,
  countryCode,
  industryCode,
  foundedYear,
  employees,
}: CompanyPlan) {
  const products = business.get(industryCode)![6]
  const productsZh = business.get(industryCode)![7]
  const { tongue } = findCompanyCountry(countryCode)!
  const dice = chance(`text:${id}`)
  const about = pick(openings, dice)
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]))
  const country = countryNames.get(countryCode)!
  const known = { year: foundedYear, staff: employees }
  const local = descriptionRows[tongue]
  return {
    description: fill(about, { ...known, name, city: city.latin, country, products }),
    description_local: local
      ? fill(local, { ...known, name: nameLocal, city: city.local, products: productsZh })
      : null,
    products: products.charAt(0).toUpperCase() + products.slice(1),
    products_local: tongue === 'zh' ? productsZh : null,
  }
}

const openings = [
  '{name} is based in {city}, {country}. Its business is {products}. It was founded in {year} and employs about {staff} people.',
  'Founded in {year}, {name} of {city}, {country}, has about {staff} employees. Its main lines are {products}.',
  '{name}, with its head office in {city}, {country}, works in {products}. About {staff} people have worked for it since its beginnings in {year}.',
]

/** The countries that a company buys from and sells to, its own left out. */
export function planTrade({ id, countryCode, industryCode, employees }: CompanyPlan) {
  const dice = chance(`trade:${id}`)
  const trades = /^(1|2[13]|3|4[28])/.test(industryCode) && employees > 25
  const choose = () =>
    trades
      ? [...new Set(Array.from({ length: 1 + Math.floor(dice.next() * 5) }, () => pick(partners, dice)))].filter(
          code => code !== countryCode,
        )
      : []
  return { imports: choose().sort(), exports: choose().sort() }
}

/** The larger a country's part of the sample, the more trade with it. */
const partners = companyCountries.flatMap(({ code, weight }) => Array<string>(Math.ceil(weight / 60)).fill(code))

/** The shares of a listed company: where, how many, what they are worth and what they paid. */
export function planMarket(plan: CompanyPlan, statements: StatementPlan[]) {
  const exchange = exchangeOf.get(plan.countryCode)
  if (!plan.isListed || !exchange) return null
  const dice = chance(`market:${plan.id}`)
  const groups = statements.filter(({ isConsolidated, period }) => isConsolidated && period === 'Y')
  const newest = groups.at(-1)!
  const worth = newest.figures.TE! * newest.multiplier * (0.6 + dice.next() * 2.4)
  const shares = roundTo(Math.max(1e6, worth / (perDollar(newest.currency, 2025) * (4 + dice.next() * 40))), 4)
  return {
    exchange: pick(exchange, dice).code,
    segment: plan.employees > 1500 ? marketSegments[0]!.code : pick(marketSegments, dice).code,
    ticker: plan.id === exampleCompanyId ? 'SOFT' : ticker(plan, dice),
    isin: isin(plan.countryCode, dice),
    shares,
    capitalization: roundTo(worth, 7),
    currency: newest.currency,
    dividends: groups.flatMap((group): Dividend[] => dividendOf(group, shares)).reverse(),
    ratings: planRatings(plan, dice),
  }
}

function dividendOf({ year, figures, multiplier, currency }: StatementPlan, shares: number): Dividend[] {
  const amount = roundTo((figures.DV! * multiplier) / shares, 3)
  return amount > 0 ? [{ date: `${year + 1}-06-${10 + (year % 15)}`, type: 'cash', currency, amount }] : []
}

const grades = 'AA A+ A A- BBB+ BBB BBB- BB+ BB BB- B+ B'.split(' ')
const moody = 'Aa2 A1 A2 A3 Baa1 Baa2 Baa3 Ba1 Ba2 Ba3 B1 B2'.split(' ')

function planRatings({ employees }: CompanyPlan, dice: Chance): Rating[] {
  if (employees < 2500) return []
  const grade = Math.floor(dice.next() * grades.length)
  return ['SNP', 'MOO', 'FIT']
    .filter(() => dice.next() < 0.6)
    .map(agency => ({
      agency,
      value: (agency === 'MOO' ? moody : grades)[grade]!,
      date: addDays('2025-01-15', Math.floor(dice.next() * 600)),
    }))
}
