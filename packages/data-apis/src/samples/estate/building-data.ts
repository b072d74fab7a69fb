import type { PropertyType } from '../../real-estate/codes.ts'
import type { PropertyStatus } from './buildings.ts'

export const types: [PropertyType, number][] = [
  ['office', 28],
  ['logistics', 15],
  ['retail', 14],
  ['residential', 14],
  ['industrial', 9],
  ['hotel', 7],
  ['mixed_use', 5],
  ['land', 4],
  ['healthcare', 2.5],
  ['data_centre', 1.5],
]
export const statuses: [PropertyStatus, number][] = [
  ['standing', 88],
  ['under_construction', 5.5],
  ['planned', 5.5],
  ['demolished', 1],
]
/** Smallest and largest usual gross area in square metres, and square metres of one storey. */
export const sizes: Record<PropertyType, [number, number, number]> = {
  office: [4_000, 90_000, 1_900],
  logistics: [8_000, 110_000, 40_000],
  retail: [3_000, 120_000, 18_000],
  residential: [2_500, 45_000, 1_100],
  industrial: [4_000, 60_000, 25_000],
  hotel: [3_500, 40_000, 1_500],
  mixed_use: [20_000, 160_000, 4_500],
  land: [3_000, 150_000, 1],
  healthcare: [2_500, 50_000, 3_200],
  data_centre: [5_000, 60_000, 9_000],
}
/** Square metres for each room, bed or flat, of the types that count them. */
export const roomSizes: Partial<Record<PropertyType, number>> = { hotel: 48, residential: 82, healthcare: 95 }
/** How many tenants a building of the type names at most. */
export const tenantCounts: Partial<Record<PropertyType, number>> = {
  ...{ office: 5, retail: 6, logistics: 3, industrial: 2, mixed_use: 5 },
}

/** Countries that write the number before the street. */
export const numberFirst = new Set([
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'SG',
  'HK',
  'CN',
  'IN',
  'ZA',
  'NG',
  'FR',
  'TW',
  'VN',
  'TH',
  'PH',
])
