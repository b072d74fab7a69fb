import { countryRows, groupRows, regionRows } from './country-data.ts'

/** Kinds of places; a place's ancestors lead up to the world. */
export type GeoType = 'world' | 'region' | 'country' | 'province' | 'city'

/** A place of the dictionary. Ids: ISO 3166-1 alpha-2 for countries, our own words for regions. */
export interface Place {
  id: string
  type: GeoType
  /** ISO 3166-1 alpha-3, of countries. */
  isoCode: string | undefined
  en: string
  zh: string
  /** The regions around it, nearest first, then the groups it is a member of. */
  parents: string[]
  /** Other spellings that people and statistical offices use. */
  aliases: string[]
}

const regionParent = new Map(regionRows.map(([id, parent]) => [id, parent]))

function ancestors(region: string): string[] {
  const parent = regionParent.get(region)
  return parent ? [region, ...ancestors(parent)] : [region]
}

const region = (id: string, type: GeoType, en: string, zh: string, parents: string[]): Place => ({
  id,
  type,
  isoCode: undefined,
  en,
  zh,
  parents,
  aliases: [],
})

/** The world, its regions, parents before children, and the groups of countries. */
export const regions: Place[] = [
  ...regionRows.map(([id, parent, en, zh]) =>
    region(id, parent ? 'region' : 'world', en, zh, parent ? ancestors(parent) : []),
  ),
  ...groupRows.map(([id, en, zh]) => region(id, 'region', en, zh, ['WLD'])),
]

const groupsOf = (country: string) =>
  groupRows.flatMap(([group, , , members]) => (members.split(' ').includes(country) ? [group] : []))

/** Every country and territory of ISO 3166-1, and Kosovo under its user-assigned code. */
export const countries: Place[] = countryRows.map(([id, isoCode, parent, en, zh, aliases]) => ({
  id,
  type: 'country',
  isoCode,
  en,
  zh,
  parents: [...ancestors(parent), ...groupsOf(id)],
  aliases: aliases ? aliases.split('|') : [],
}))

const codes = new Set(countries.map(({ id }) => id))
/** Whether a country has this ISO 3166-1 code of two letters, in capitals or not. */
export const isCountryCode = (code: string): boolean => codes.has(code.toUpperCase())

/** Spelling apart from case, accents, punctuation and the word "the". */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bthe\b/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const known = new Map<string, Place>()
for (const place of [...regions, ...countries]) {
  for (const name of [place.en, place.zh, ...place.aliases]) known.set(plain(name), place)
}
for (const place of regions) known.set(plain(place.id), place)
for (const place of countries) {
  for (const code of [place.isoCode ?? '', place.id]) known.set(plain(code), place)
}

/** The place that an ISO code (two or three letters) or a name in English or Chinese means, undefined when none does. */
export const findPlace = (text: string): Place | undefined => known.get(plain(text))
