import type { DataCall, DataContext } from '../data-api.ts'
import { hasCompany } from '../sources/estate/companies.ts'
import type { Page } from '../sources/estate/find.ts'
import { isSearchable } from '../sources/estate/keyword.ts'
import { listCities } from '../sources/estate/places.ts'
import { hasProperty } from '../sources/estate/properties.ts'
import { readId } from './ids.ts'
import { unknownValue, wrongParameter } from './refusals.ts'

/** The page that a call asks for. */
export const readPage = ({ params }: DataCall): Page => ({
  limit: params.limit as number,
  offset: params.offset as number,
})

/** The values of a parameter that takes several. */
export const readList = ({ params }: DataCall, name: string): string[] | undefined =>
  params[name] as string[] | undefined

/** A keyword with a word in it. Throws a 400 for one without. */
export function readKeywordParameter(call: DataCall): string | undefined {
  const { keyword, order } = call.params as { keyword?: string; order?: string }
  if (keyword !== undefined && !isSearchable(keyword)) {
    throw wrongParameter(call, {
      en: 'keyword: there is no word in it to search for.',
      zh: 'keyword：其中没有可供搜索的词语。',
    })
  }
  if (order === 'relevance' && keyword === undefined) {
    throw wrongParameter(call, { en: 'order: relevance needs a keyword.', zh: 'order：relevance需要关键词。' })
  }
  return keyword
}

/** Countries and cities by their codes; cities may be named, too. Throws a 400 that names what is unknown. */
export async function readPlaces(ctx: DataContext, call: DataCall): Promise<{ country?: string[]; city?: string[] }> {
  const [country, city] = [readList(call, 'country'), readList(call, 'city')]
  if (!country && !city) return {}
  const cities = await listCities(ctx)
  const known = new Set(cities.map(({ country_code }) => country_code))
  const countries = country?.map(code => code.toUpperCase())
  const stranger = countries?.find(code => !known.has(code))
  if (stranger !== undefined) throw unknownValue(call, 'country', stranger, '/dictionary/countries')
  const codes = city?.map(wanted => {
    const plain = wanted.toLowerCase()
    const found = cities.find(row => [row.code, row.name_en, row.name_zh].some(name => name.toLowerCase() === plain))
    if (!found) throw unknownValue(call, 'city', wanted, '/dictionary/cities')
    return found.code
  })
  return { ...(countries && { country: countries }), ...(codes && { city: codes }) }
}

/** The number of the company in a parameter. Throws a 400 when there is none. */
export async function readCompany(ctx: DataContext, call: DataCall, name: string): Promise<number | undefined> {
  const id = call.params[name] as string | undefined
  if (id === undefined) return undefined
  if (!(await hasCompany(ctx, readId(id)))) throw unknownValue(call, name, id, '/companies')
  return readId(id)
}

/** The number of the property in a parameter. Throws a 400 when there is none. */
export async function readProperty(ctx: DataContext, call: DataCall, name: string): Promise<number | undefined> {
  const id = call.params[name] as string | undefined
  if (id === undefined) return undefined
  if (!(await hasProperty(ctx, readId(id)))) throw unknownValue(call, name, id, '/properties')
  return readId(id)
}

/** Refuses a range that ends before it begins. */
export function checkRange(call: DataCall, from: string, to: string) {
  const { [from]: start, [to]: end } = call.params as Record<string, string | number | undefined>
  if (start !== undefined && end !== undefined && start > end) {
    throw wrongParameter(call, {
      en: `${from} (${start}) lies after ${to} (${end}).`,
      zh: `${from}（${start}）大于${to}（${end}）。`,
    })
  }
}

/** The circle of `near` and `radius_km`. Throws a 400 for half of it, and for a point that is not on the earth. */
export function readAround(call: DataCall) {
  const { near, radius_km: radiusKm, order } = call.params as { near?: number[]; radius_km?: number; order?: string }
  if (near === undefined && radiusKm === undefined && order !== 'distance') return undefined
  if (near === undefined || radiusKm === undefined) {
    const missing = near === undefined ? 'near' : 'radius_km'
    throw wrongParameter(call, {
      en: `${missing} is missing: near and radius_km go together, and order=distance needs both.`,
      zh: `缺少${missing}：near与radius_km须同时填写，order=distance也需要二者。`,
    })
  }
  const [latitude, longitude] = near as [number, number]
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    throw wrongParameter(call, {
      en: `near: ${near.join()} is no place on the earth. Write latitude (-90 to 90), then longitude (-180 to 180).`,
      zh: `near：${near.join()}不是有效坐标。请先写纬度（-90至90），再写经度（-180至180）。`,
    })
  }
  return { latitude, longitude, radiusKm }
}
