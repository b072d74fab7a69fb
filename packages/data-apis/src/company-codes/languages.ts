import { findCompanyCountry } from '../samples/companies/places.ts'

/** Tongues of the sample that are not named by their ISO 639 code. */
const codes: Record<string, string> = {
  in: 'en',
  ph: 'en',
  sg: 'en',
  ng: 'en',
  ke: 'en',
  tw: 'zh-Hant',
  yue: 'zh-Hant',
  il: 'he',
  ge: 'ka',
}

/** The language of a country's local names, BCP 47 ('bg', 'zh-Hant'); English where the sample has no country. */
export function languageOf(country: string): string {
  const tongue = findCompanyCountry(country)?.tongue ?? 'en'
  return codes[tongue] ?? tongue
}
