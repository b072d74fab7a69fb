import { scaleRows } from '../scale-data.ts'
import { cityRows } from './city-data.ts'

/** A city of the sample. */
export interface City {
  code: string
  country: string
  en: string
  zh: string
  regionEn: string
  regionZh: string
  /** A pattern: # a digit, @ a letter. Empty where there are no postal codes. */
  postal: string
  /** USD for a square metre and year. */
  officeRent: number
  /** Percent. */
  officeYield: number
  weight: number
  districts: { en: string; zh: string; latitude: number; longitude: number; market: Market }[]
  streets: { en: string; zh: string }[]
  currency: string
  perUsd: number
  /** Inflation trend of the country, percent a year. */
  inflation: number
  areaUnit: AreaUnit
}

export type AreaUnit = 'sqm' | 'sqft'

/** A city as a whole, or one of its parts. */
export interface Market {
  id: number
  parentId: number | null
  city: City
  en: string
  zh: string
  /** Rents against those of the city. */
  premium: number
  /** Part of the city's stock. */
  share: number
}

/** Square feet in a square metre. */
const feetPerMetre = 10.7639
/** Countries where buildings are measured in square feet. */
const inFeet = new Set(['US', 'CA', 'GB', 'IE', 'HK', 'IN', 'AE', 'MY', 'SG'])
/** Units of area in a square metre. */
export const unitsPerSqm = (unit: AreaUnit): number => (unit === 'sqft' ? feetPerMetre : 1)

const scales = new Map(scaleRows.map(row => [row[0], row]))

/** How many parts of a city are markets of their own, by the weight of the city. */
const partsOf = (weight: number) => (weight >= 7 ? 2 : weight >= 5 ? 1 : 0)
const premiums = [1.12, 0.94]
const shares = [0.22, 0.14]

/** Every market, a city before its parts. */
export const markets: Market[] = []

export const cities: City[] = cityRows.map(row => {
  const [code, country, en, zh, regionEn, regionZh, postal, officeRent, officeYield, weight, districts, streets] = row
  const [, , , currency, perUsd, , inflation] = scales.get(country)!
  const city: City = {
    ...{
      code,
      country,
      en,
      zh,
      regionEn,
      regionZh,
      postal,
      officeRent,
      officeYield,
      weight,
      currency,
      perUsd,
      inflation,
    },
    areaUnit: inFeet.has(country) ? 'sqft' : 'sqm',
    districts: [],
    streets: streets.map(street => {
      const [name = '', local = name] = street.split('|')
      return { en: name, zh: local }
    }),
  }
  const whole = addMarket({ parentId: null, city, en, zh, premium: 1, share: 1 })
  city.districts = districts.map(([en, zh, latitude, longitude], at) => {
    const isMarket = at < partsOf(weight)
    const part = { parentId: whole.id, city, en, zh, premium: premiums[at]!, share: shares[at]! }
    return { en, zh, latitude, longitude, market: isMarket ? addMarket(part) : whole }
  })
  return city
})

function addMarket(market: Omit<Market, 'id'>): Market {
  markets.push({ id: markets.length + 1, ...market })
  return markets.at(-1)!
}
