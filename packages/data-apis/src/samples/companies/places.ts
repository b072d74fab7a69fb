import { localLegalFormRows } from '../../company-codes/legal-form-data.ts'
import { companyCountryRows } from './country-data.ts'
import type { Twin } from './tongues.ts'

/** A region of a country; the code is the country and a number, BG-01. */
interface RegionPlan extends Twin {
  code: string
  countryCode: string
}

/** A city; the code is the region's and a number. */
export interface CityPlan extends Twin {
  code: string
  region: RegionPlan
}

/** A legal form as a name carries it: `{}` stands for the name. */
export interface LegalFormPlan extends Twin {
  code: string
  global: string
  en: string
  localName: string
}

export interface CountryPlan {
  code: string
  weight: number
  tongue: string
  phone: string
  cities: CityPlan[]
  forms: LegalFormPlan[]
}

const twin = (text: string): Twin => {
  const [latin, local = latin] = text.split('=')
  return { latin: latin!, local: local! }
}

function readCities(countryCode: string, text: string): CityPlan[] {
  const regions = new Map<string, RegionPlan>()
  const counts = new Map<string, number>()
  return text.split(';').map(entry => {
    const [city, place] = entry.split('@').map(part => twin(part)) as [Twin, Twin]
    const code = `${countryCode}-${String(regions.size + 1).padStart(2, '0')}`
    const region = regions.get(place.latin) ?? { ...place, code, countryCode }
    regions.set(place.latin, region)
    const number = (counts.get(region.code) ?? 0) + 1
    counts.set(region.code, number)
    return { ...city, code: `${region.code}${String(number).padStart(2, '0')}`, region }
  })
}

/** The legal forms that companies of a country have, those of large companies first. */
export const legalFormsOf = (country: string): LegalFormPlan[] =>
  (localLegalFormRows[country] ?? []).map(row => {
    const [code, latin, local, global, en, localName] = row.split('|') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { code: `${country}-${code}`, latin, local: local || latin, global, en, localName }
  })

/** The countries of the sample with their cities and legal forms. */
export const companyCountries: CountryPlan[] = companyCountryRows.map(([code, weight, tongue, phone, cities]) => ({
  code,
  weight,
  tongue,
  phone,
  cities: readCities(code, cities),
  forms: legalFormsOf(code),
}))

const byCode = new Map(companyCountries.map(country => [country.code, country]))

export const findCompanyCountry = (code: string): CountryPlan | undefined => byCode.get(code)
