import { findPlace } from '../countries.ts'
import { companyCountries } from '../samples/companies/places.ts'
import { usStateRows } from './us-state-data.ts'

/** Where a company is, as far as a text says it. */
interface Location {
  /** ISO 3166-1 alpha-2. */
  country?: string
  region?: string
  city?: string
}

const states = new Map(usStateRows.flatMap(([name, code]) => [[name, name] as const, [code, name] as const]))
states.set('D.C.', 'District of Columbia').set('Washington D.C.', 'District of Columbia')
/** The cities that we know, to tell Tbilisi, Georgia from Atlanta, Georgia. */
const cities = new Set(
  companyCountries.flatMap(({ code, cities }) => cities.map(({ latin }) => `${code}:${latin.toLowerCase()}`)),
)

/** Reads "Dublin, Ireland", "Saint Paul, Minnesota" or "Warmley, Bristol, United Kingdom"; of several places the first. */
export function readLocation(text: string): Location {
  const [first = ''] = text.replaceAll(/\[[^\]]*\]/g, '').split(';')
  const parts = first
    .split(',')
    .map(part => part.trim())
    .filter(part => part && !/^(none|n\/a|unknown|-)$/i.test(part))
  const last = parts.at(-1)
  if (!last) return {}
  const place = findPlace(last)
  const country = place?.type === 'country' ? place.id : undefined
  const [city] = parts
  const isKnown = country && cities.has(`${country}:${city!.toLowerCase()}`)
  const state = states.get(last)
  if (state && parts.length > 1 && !isKnown) return { country: 'US', region: state, city: city! }
  if (!country) return { city: city!, ...(parts.length > 1 && { region: last }) }
  return { country, ...(parts.length > 1 && { city: city! }), ...(parts.length > 2 && { region: parts.at(-2)! }) }
}
