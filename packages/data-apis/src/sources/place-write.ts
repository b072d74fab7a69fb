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

/** The codes of places; regions and cities that are not there yet are made. */
export async function claimPlaces(tx: Writer, names: readonly PlaceName[]): Promise<(name: PlaceName) => PlaceCodes> {
  const countries = [...new Set(names.map(({ country }) => country))]
  const regions = openRegister(
    await tx.selectFrom('company.region').selectAll().where('country_code', 'in', countries).execute(),
  )
  const cities = openRegister(
    await tx.selectFrom('company.city').selectAll().where('country_code', 'in', countries).execute(),
  )
  for (const name of names) {
    const { country, region, city } = name
    if (region && !findRegion(name)) regions.make(`${country}-`, { country_code: country, ...called(region) })
    if (!city || findCity(name)) continue
    const region_code = findRegion(name)?.code ?? null
    cities.make(region_code ?? `${country}-00`, { country_code: country, region_code, ...called(city) })
  }
  if (regions.made.length) await tx.insertInto('company.region').values(regions.made).execute()
  if (cities.made.length) await tx.insertInto('company.city').values(cities.made).execute()
  return name => {
    const city = findCity(name)
    return { region_code: city?.region_code ?? findRegion(name)?.code ?? null, city_code: city?.code ?? null }
  }

  function findRegion({ country, region }: PlaceName): RegionTable | undefined {
    return region ? regions.find(country, region)[0] : undefined
  }

  /** A city of that name in the region; where no region is said, in the country. */
  function findCity(name: PlaceName): CityTable | undefined {
    const there = name.city ? cities.find(name.country, name.city) : []
    const region = findRegion(name)
    return region ? there.find(row => row.region_code === region.code) : there[0]
  }
}

const called = (name: string) => ({ name, name_local: name })
const plain = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Places by their country and either of their names, in whatever spelling; `made` are those that were not stored. */
function openRegister<Row extends RegionTable>(stored: Row[]) {
  const byName = new Map<string, Row[]>()
  const codes = new Set<string>()
  const made: Row[] = []
  const add = (row: Row) => {
    codes.add(row.code)
    for (const name of new Set([plain(row.name), plain(row.name_local)])) {
      const key = `${row.country_code} ${name}`
      byName.set(key, [...(byName.get(key) ?? []), row])
    }
  }
  for (const row of stored) add(row)
  return {
    made,
    find: (country: string, name: string) => byName.get(`${country} ${plain(name)}`) ?? [],
    /** Its code is the next free number of at least two digits after `start`. */
    make(start: string, place: Omit<Row, 'code'>) {
      let number = 1
      const code = () => `${start}${String(number).padStart(2, '0')}`
      while (codes.has(code())) number++
      const row = { ...place, code: code() } as Row
      made.push(row)
      add(row)
    },
  }
}
