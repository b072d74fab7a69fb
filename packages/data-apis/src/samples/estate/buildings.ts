import type { CompanyRole, PropertyType } from '../../real-estate/codes.ts'
import { addDays, dayNumber, today } from '../calendar.ts'
import { numberFirst, roomSizes, sizes, statuses, tenantCounts, types } from './building-data.ts'
import type { EstateCompany, Trade } from './companies.ts'
import { type Dice, rollDice } from './dice.ts'
import { levelAt, quarterOf, round, significant } from './levels.ts'
import { certificateNames, otherCertificates } from './name-data.ts'
import { openNames } from './names.ts'
import { type AreaUnit, type City, cities, type Market, unitsPerSqm } from './places.ts'

export type PropertyStatus = 'standing' | 'under_construction' | 'planned' | 'demolished'

/** A place that is built on: what properties and projects have in common. */
export interface Building {
  en: string
  zh: string
  type: PropertyType
  status: PropertyStatus
  city: City
  market: Market
  /** The part of the city. */
  district: { en: string; zh: string }
  streetEn: string
  streetZh: string
  postal: string | null
  latitude: number
  longitude: number
  areaUnit: AreaUnit
  gross: number
  net: number | null
  grossSqm: number
  floors: number | null
  rooms: number | null
  built: number | null
  renovated: number | null
  /** Against the average of its market. */
  quality: number
  owners: EstateCompany[]
  tenants: EstateCompany[]
  occupancy: number | null
  rent: number | null
  valuation: number | null
  valuedOn: string | null
  certificates: string[]
  updatedOn: string
}

/** Gives a company of a role or a trade, more often one of the country. */
export type Pick = (role: CompanyRole | Trade, country: string, dice: Dice) => EstateCompany

/** Every city has a building; the larger ones have most of the others. */
const cityWeights = cities.map(city => [city, city.weight] as const)

/** Buildings by their number, with owners and tenants; no two share a name. One of a given status is never land. */
export function openBuildings(pick: Pick) {
  const name = openNames()
  return (at: number, status?: PropertyStatus) => planBuilding(rollDice(`building ${at}`), name, pick, at, status)
}

function planBuilding(
  dice: Dice,
  name: ReturnType<typeof openNames>,
  pick: Pick,
  at: number,
  wanted: PropertyStatus | undefined,
): Building {
  const city = cities[at] ?? dice.weighted(cityWeights)
  const type = dice.weighted(wanted ? types.filter(([type]) => type !== 'land') : types)
  const status = wanted ?? (type === 'land' ? 'standing' : dice.weighted(statuses))
  const district = chooseDistrict(dice, type, city)
  const street = dice.one(city.streets)
  const number = dice.between(1, 180)
  const size = planSize(dice, type, city.areaUnit)
  const years = planYears(dice, type, status)
  const quality = 0.95 + dice.normal() * 0.14 + (years.built && years.built >= 2015 ? 0.12 : 0)
  const building: Building = {
    ...name(dice, type, city, district, street, number),
    ...{ type, status, city, district, market: district.market },
    streetEn: writeStreet(street.en, number, city.country),
    streetZh: street.zh === street.en ? writeStreet(street.en, number, city.country) : `${street.zh}${number}号`,
    postal: city.postal ? fillPostal(dice, city.postal) : null,
    latitude: round(district.latitude + dice.normal() * 0.008, 6),
    longitude: round(district.longitude + dice.normal() * 0.008, 6),
    ...{ areaUnit: city.areaUnit, ...size, ...years },
    quality: Math.min(Math.max(quality, 0.55), 1.5),
    ...{ owners: planOwners(dice, pick, city.country, status), tenants: [] },
    ...{ occupancy: null, rent: null, valuation: null, valuedOn: null },
    certificates: planCertificates(dice, city.country, type, years.built),
    updatedOn: addDays(today, -Math.floor(dice.next() ** 2 * 900)),
  }
  if (status === 'standing') occupy(building, dice, pick)
  return building
}

/** Warehouses and works stand at the edge, which cities list last. */
function chooseDistrict(dice: Dice, type: PropertyType, { districts }: City) {
  const isOuter = type === 'logistics' || type === 'industrial' || type === 'data_centre'
  return isOuter && dice.is(0.85) ? districts.at(-1)! : dice.one(districts)
}

function planSize(dice: Dice, type: PropertyType, areaUnit: AreaUnit) {
  const [low, high, storey] = sizes[type]
  const grossSqm = Math.round((low * (high / low) ** (dice.next() ** 1.3)) / 50) * 50
  const gross = Math.round(grossSqm * unitsPerSqm(areaUnit))
  const isLand = type === 'land'
  const floors = isLand ? null : Math.min(75, Math.max(1, Math.round(grossSqm / storey + dice.normal() * 1.5)))
  const net = isLand ? null : Math.round(gross * (0.76 + dice.next() * 0.16))
  const each = roomSizes[type]
  return { gross, grossSqm, net, floors, rooms: each ? Math.max(12, Math.round(grossSqm / each)) : null }
}

function planYears(dice: Dice, type: PropertyType, status: PropertyStatus) {
  if (type === 'land' || status === 'planned' || status === 'under_construction')
    return { built: null, renovated: null }
  const built =
    2026 - Math.floor(dice.next() ** 1.6 * (status === 'demolished' ? 80 : 62)) - (status === 'demolished' ? 15 : 0)
  const isOld = built < 2008 && status !== 'demolished' && dice.is(0.45)
  return { built, renovated: isOld ? dice.between(Math.max(built + 8, 2008), 2025) : null }
}

function planOwners(dice: Dice, pick: Pick, country: string, status: PropertyStatus): EstateCompany[] {
  if (status === 'planned' || status === 'under_construction') return [pick('developer', country, dice)]
  const owner = pick(dice.is(0.45) ? 'investor' : 'owner', country, dice)
  const partner = dice.is(0.07) ? pick('investor', country, dice) : owner
  return partner === owner ? [owner] : [owner, partner]
}

/** Tenants, occupancy, rent and value of a building that stands. */
function occupy(building: Building, dice: Dice, pick: Pick) {
  const { type, city, market, quality, gross } = building
  const places = tenantCounts[type]
  if (places) {
    const wanted = dice.between(0, places)
    building.tenants = [...new Set(Array.from({ length: wanted }, () => pick('tenant', city.country, dice)))]
  } else if (type === 'hotel' || type === 'healthcare' || type === 'data_centre') {
    building.tenants = dice.is(0.7) ? [pick(type, city.country, dice)] : []
  }
  const valuedOn = addDays('2026-06-30', -365 * dice.between(0, 1) - (dice.is(0.4) ? 181 : 0))
  const price = levelAt(market, type, 'price_per_area', quarterOf(valuedOn)) * quality
  building.valuation = significant(price * gross, 3)
  building.valuedOn = valuedOn
  if (type === 'land') return
  const vacancy =
    levelAt(market, type, 'vacancy_rate', quarterOf(today)) * (1.7 - quality * 0.7) * (0.3 + dice.next() * 1.4)
  building.occupancy = round(100 - Math.min(Math.max(vacancy, 0), 62), 1)
  const isLet = !['hotel', 'healthcare', 'data_centre'].includes(type)
  if (isLet) building.rent = significant(levelAt(market, type, 'average_rent', quarterOf(today)) * quality * 1.15, 3)
}

function planCertificates(dice: Dice, country: string, type: PropertyType, built: number | null): string[] {
  if (type === 'land' || !dice.is(built === null || built >= 2012 ? 0.5 : 0.16)) return []
  const names = certificateNames[country] ?? otherCertificates
  return [...new Set([dice.one(names), ...(dice.is(0.2) ? [dice.one(names)] : [])])]
}

const writeStreet = (street: string, number: number, country: string) =>
  numberFirst.has(country) ? `${number} ${street}` : `${street} ${number}`

const letters = 'ABDEFGHJLNPRSTUWXY'
const fillPostal = (dice: Dice, pattern: string) =>
  pattern.replaceAll(/[#@]/g, sign => (sign === '#' ? String(dice.between(1, 9)) : dice.one([...letters])))

/** What a building was worth for a unit of area on a day. */
export const priceOn = ({ market, type, quality }: Building, date: string): number =>
  levelAt(market, type, 'price_per_area', quarterOf(date)) * quality

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
