import type { Words } from '@portal/domain/language.ts'
import { countries } from '../countries.ts'
import { type DataContext, type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import { listCities as readCities, listCurrencies as readCurrencies } from '../sources/estate/places.ts'
import {
  articleLanguages,
  articleTypes,
  companyRoles,
  indicators,
  projectStages,
  propertyTypes,
  transactionTypes,
} from './codes.ts'
import { codeName, nameIn } from './describe.ts'
import { readPage, readPlaces } from './parameters.ts'

type Entry = Words & { id: string }

/** The answer of an operation that lists codes whole. */
const answer =
  (list: (ctx: DataContext, language: DataLanguage) => Promise<object[]>): Handler =>
  async (ctx, { language }) => {
    const items = await list(ctx, language)
    return { body: { data: { total: items.length, items } } }
  }

const codes = (list: readonly Entry[]) => answer(async (_, language) => list.map(entry => codeName(language, entry)))

/** Countries that have cities here, by their names. */
const listCountries = answer(async (ctx, language) =>
  (await readCountries(ctx))
    .map(entry => codeName(language, entry))
    .sort((a, b) => a.name.localeCompare(b.name, language === 'zh' ? 'zh-CN' : 'en')),
)

async function readCountries(ctx: DataContext): Promise<Entry[]> {
  const covered = new Set((await readCities(ctx)).map(({ country_code }) => country_code))
  return countries.filter(({ id }) => covered.has(id))
}

const listCities: Handler = async (ctx, call) => {
  const { country } = await readPlaces(ctx, call)
  const { limit, offset } = readPage(call)
  const found = (await readCities(ctx)).filter(city => !country || country.includes(city.country_code))
  const items = found.slice(offset, offset + limit).map(city => ({
    code: city.code,
    name: nameIn(call.language, city),
    country_code: city.country_code,
    region: inLanguage(call.language, { en: city.region_en, zh: city.region_zh }),
  }))
  return { body: { data: { total: found.length, items } } }
}

const listCurrencies = answer(async (ctx, language) =>
  (await readCurrencies(ctx)).map(row => ({ code: row.code, name: nameIn(language, row) })),
)

/** The dictionaries that parameters name with `x-dictionary`. */
const choices: Record<string, (ctx: DataContext) => Promise<Entry[]>> = {
  countries: readCountries,
  cities: async ctx => (await readCities(ctx)).map(toEntry),
  currencies: async ctx => (await readCurrencies(ctx)).map(toEntry),
}

const toEntry = ({ code, name_en, name_zh }: { code: string; name_en: string; name_zh: string }): Entry => ({
  ...{ id: code, en: name_en, zh: name_zh },
})

/** The accepted values of a dictionary with their names in both languages; undefined for an unknown dictionary. */
export async function listEstateDictionary(ctx: DataContext, name: string): Promise<Entry[] | undefined> {
  if (!Object.hasOwn(choices, name)) return undefined
  return (await choices[name]!(ctx)).map(({ id, en, zh }) => ({ id, en, zh }))
}

/** The operations of the tag Dictionary. */
export const dictionaryHandlers: Record<string, Handler> = {
  listCountries,
  listCities,
  listPropertyTypes: codes(propertyTypes),
  listProjectStages: codes(projectStages),
  listTransactionTypes: codes(transactionTypes),
  listArticleTypes: codes(articleTypes),
  listCompanyRoles: codes(companyRoles),
  listIndicators: codes(indicators),
  listCurrencies,
  listLanguages: codes(articleLanguages),
}
