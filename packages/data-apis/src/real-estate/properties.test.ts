import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { realEstate } from '../real-estate.ts'

interface Property {
  id: string
  name: string
  property_type: { code: string; name: string }
  status: string
  address: { street: string; city: string; country_code: string; latitude: number; longitude: number }
  size: { gross_area: number; unit: string; floors?: number }
  built_year?: number
  owners: { id: string; name: string }[]
  valuation?: { amount: number; currency: string; date: string }
  distance_km?: number
}

const { ask } = useDataCalls(realEstate, 'redd/api-v1')

const list = async (values: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  (await ask<{ data: { total: number; items: Property[] } }>('listProperties', values, { language })).data
const total = async (values: Record<string, string>) => (await list(values)).total

test('gives 25 properties by id, and the next ones after them', async () => {
  const first = await list()
  expect(first.items.map(({ id }) => id)).toEqual(
    Array.from({ length: 25 }, (_, at) => `PRP-${String(at + 1).padStart(6, '0')}`),
  )
  const next = await list({ offset: '25', limit: '1' })
  expect([next.total, next.items[0]?.id]).toEqual([first.total, 'PRP-000026'])
  expect(await list({ offset: '90000' })).toEqual({ total: first.total, items: [] })
})

test('a property has its names, its address and its parties in the language of the call', async () => {
  const read = async (language: 'en' | 'zh') =>
    (await ask<{ data: Property }>('getProperty', { id: 'PRP-000001' }, { language })).data
  const [english, chinese] = [await read('en'), await read('zh')]
  expect(english).toMatchObject({ name: 'Songjiang Nova Terraces', property_type: { name: 'Residential' } })
  expect(english.address).toMatchObject({ street: '14 Shenchang Road', city: 'Shanghai', country_code: 'CN' })
  expect(chinese).toMatchObject({ name: '松江新星雅苑', property_type: { code: 'residential', name: '住宅' } })
  expect(chinese.address).toMatchObject({ street: '申长路14号', city: '上海' })
})

test('narrows by every criterion, and all of them must hold', async () => {
  const all = (await list()).total
  const owner = (await list({ limit: '1' })).items[0]!.owners[0]!.id
  const narrowing = {
    ...{ keyword: 'tower', country: 'DE,PL', city: 'CNSHA', property_type: 'office,hotel', status: 'planned' },
    ...{ size_from: '50000', size_to: '5000', built_from: '2020', built_to: '1980', owner_id: owner },
  }
  for (const [name, value] of Object.entries(narrowing)) {
    const found = await total({ [name]: value })
    expect([name, found > 0 && found < all]).toEqual([name, true])
  }
  const { items } = await list({ country: 'de', property_type: 'office', status: 'standing', limit: '100' })
  expect(items.length).toBeGreaterThan(3)
  for (const { address, property_type, status } of items) {
    expect([address.country_code, property_type.code, status]).toEqual(['DE', 'office', 'standing'])
  }
})

test('takes a city by its code or by its name in either language', async () => {
  const berlin = await total({ city: 'DEBER' })
  expect(berlin).toBeGreaterThan(0)
  expect([await total({ city: 'berlin' }), await total({ city: '柏林' })]).toEqual([berlin, berlin])
  expect(await total({ city: 'DEBER,Munich' })).toBe(berlin + (await total({ city: 'DEMUC' })))
})

test('compares sizes in square metres, whatever they are measured in', async () => {
  const { items } = await list({ size_from: '10000', size_to: '12000', country: 'GB,US,DE,FR', limit: '100' })
  expect(new Set(items.map(({ size }) => size.unit))).toEqual(new Set(['sqm', 'sqft']))
  for (const { size } of items) {
    const squareMetres = size.unit === 'sqft' ? size.gross_area / 10.7639 : size.gross_area
    expect(squareMetres).toBeGreaterThan(9999)
    expect(squareMetres).toBeLessThan(12001)
  }
})

test('finds what lies around a point, the nearest first', async () => {
  const around = { near: '52.5096,13.3759', radius_km: '10', order: 'distance', limit: '100' }
  const { total: found, items } = await list(around)
  expect(found).toBeGreaterThan(2)
  const distances = items.map(({ distance_km }) => distance_km!)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(Math.max(...distances)).toBeLessThanOrEqual(10)
  expect(new Set(items.map(({ address }) => address.city))).toEqual(new Set(['Berlin']))
  for (const { address, distance_km } of items) expect(distance_km).toBeCloseTo(arc([52.5096, 13.3759], address), 2)
  expect(await total({ ...around, radius_km: '30' })).toBeGreaterThan(found)
})

/** Kilometres between two points, by the spherical law of cosines. */
function arc([latitude, longitude]: [number, number], to: { latitude: number; longitude: number }): number {
  const [a, b, turn] = [latitude, to.latitude, to.longitude - longitude].map(degrees => (degrees * Math.PI) / 180)
  const [from, there] = [a!, b!]
  return 6371.0088 * Math.acos(Math.sin(from) * Math.sin(there) + Math.cos(from) * Math.cos(there) * Math.cos(turn!))
}

test('measures along a great circle, on the other side of the earth and at the poles as well', async () => {
  const [shanghai] = (await list({ limit: '1' })).items
  const { latitude, longitude } = shanghai!.address
  const opposite = `${-latitude},${longitude > 0 ? longitude - 180 : longitude + 180}`
  expect(await total({ near: opposite, radius_km: '500' })).toBe(await total({ city: 'Buenos Aires' }))
  const nearby = { near: `${latitude + 0.01},${longitude}`, radius_km: '2', order: 'distance', limit: '1' }
  expect((await list(nearby)).items[0]!.distance_km).toBeCloseTo(1.112, 1)
  for (const near of ['90,0', '-90,180', '0,-180']) expect(await total({ near, radius_km: '10' })).toBe(0)
})

test('finds by words of the name, the place, the kind and the owner, in either language', async () => {
  const names = async (keyword: string) =>
    (await list({ keyword, order: 'relevance', limit: '100' })).items.map(({ name }) => name)
  expect((await names('songjiang nova'))[0]).toBe('Songjiang Nova Terraces')
  expect(await names('松江 雅苑')).toContain('Songjiang Nova Terraces')
  expect(await names('Songjang terrace')).toContain('Songjiang Nova Terraces')
  expect(await total({ keyword: 'warehouse NOT logistics' })).toBe(0)
  expect(await total({ keyword: 'logistics berlin' })).toBeGreaterThan(0)
  expect(await total({ keyword: 'xylophone' })).toBe(0)
})

test('sorts by size, age and value', async () => {
  const sizes = (await list({ order: 'size:desc', country: 'DE' })).items.map(({ size }) => size.gross_area)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  const years = (await list({ order: 'built:asc' })).items.map(({ built_year }) => built_year!)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
  const { items } = await list({ order: 'valuation:desc', country: 'DE' })
  const values = items.map(({ valuation }) => valuation!.amount)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test.each([
  [{ country: 'DE,XX' }, 'XX'],
  [{ country: 'FJ' }, 'FJ'],
  [{ city: 'Atlantis' }, 'Atlantis'],
  [{ city: "'; drop table estate.property; --" }, 'drop table'],
  [{ owner_id: 'CMP-999999' }, 'CMP-999999'],
  [{ near: '52.5,13.4' }, 'radius_km'],
  [{ radius_km: '5' }, 'near'],
  [{ order: 'distance' }, 'near'],
  [{ near: '91,13.4', radius_km: '5' }, 'near'],
  [{ near: '52.5,200', radius_km: '5' }, 'near'],
  [{ order: 'relevance' }, 'keyword'],
  [{ keyword: '???' }, 'keyword'],
  [{ size_from: '10', size_to: '5' }, 'size_from'],
  [{ built_from: '2020', built_to: '2019' }, 'built_from'],
])('refuses %j and names what is wrong', async (values, said) => {
  const problem = { status: 400, code: 'INVALID_PARAMETER', message: expect.stringContaining(said) }
  await expect(list(values as Record<string, string>)).rejects.toMatchObject(problem)
})

test('a property that is not there is not found, in the language of the call', async () => {
  const read = (language: 'en' | 'zh') => ask('getProperty', { id: 'PRP-999999' }, { language })
  await expect(read('en')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await expect(read('zh')).rejects.toThrow('没有ID为PRP-999999的内容。')
})
