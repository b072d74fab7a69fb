import type { Writer } from './claim-ids.ts'
import type { CityTable, RegionTable } from './company-tables.ts'

/** A place as an import names it. */
export interface PlaceName {
  /** ISO 3166-1 alpha-2. */
  country: string
  region?: string | undefined
  city?: string | undefined
}

export interface PlaceCodes {
  region_code: string | null
  city_code: string | null
}

const plain = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const isCalled = (name: string) => (row: RegionTable) =>
  [row.name, row.name_local].some(own => plain(own) === plain(name))

/** The codes of places; regions and cities that are not there yet are made. */
export async function claimPlaces(tx: Writer, names: readonly PlaceName[]): Promise<(name: PlaceName) => PlaceCodes> {
  const countries = [...new Set(names.map(({ country }) => country))]
  const regions = await tx.selectFrom('company.region').selectAll().where('country_code', 'in', countries).execute()
  const cities = await tx.selectFrom('company.city').selectAll().where('country_code', 'in', countries).execute()
  const [newRegions, newCities]: [RegionTable[], CityTable[]] = [[], []]
  for (const name of names) {
    const { country, city } = name
    if (name.region && !findRegion(name)) {
      const code = freeCode(`${country}-`, regions)
      const region = { code, country_code: country, name: name.region, name_local: name.region }
      regions.push(region)
      newRegions.push(region)
    }
    if (!city || findCity(name)) continue
    const region_code = findRegion(name)?.code ?? null
    const code = freeCode(region_code ?? `${country}-00`, cities)
    const made = { code, country_code: country, region_code, name: city, name_local: city }
    cities.push(made)
    newCities.push(made)
  }
  if (newRegions.length) await tx.insertInto('company.region').values(newRegions).execute()
  if (newCities.length) await tx.insertInto('company.city').values(newCities).execute()
  return name => {
    const city = findCity(name)
    return { region_code: city?.region_code ?? findRegion(name)?.code ?? null, city_code: city?.code ?? null }
  }

  function findRegion({ country, region }: PlaceName) {
    return region ? regions.filter(row => row.country_code === country).find(isCalled(region)) : undefined
  }

  /** A city of that name in the region; where no region is said, in the country. */
  function findCity(name: PlaceName) {
    if (!name.city) return undefined
    const there = cities.filter(row => row.country_code === name.country).filter(isCalled(name.city))
    const region = findRegion(name)
    return region ? there.find(row => row.region_code === region.code) : there[0]
  }
}

/** The next number after a beginning, of at least two digits. */
function freeCode(start: string, rows: readonly RegionTable[]): string {
  const taken = new Set(rows.map(({ code }) => code))
  for (let number = 1; ; number++) {
    const code = `${start}${String(number).padStart(2, '0')}`
    if (!taken.has(code)) return code
  }
}
