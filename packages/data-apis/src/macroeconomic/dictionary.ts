import type { Words } from '@portal/domain/language.ts'
import { frequencies, releaseStatuses, releaseTypes, statuses } from '../codes.ts'
import { type DataCall, type DataContext, DataError, type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import {
  listClassifications,
  listIndicators,
  listLayouts,
  listNames,
  listPlaces,
  listSources,
  type Place,
} from '../sources/dictionary.ts'

type List = (ctx: DataContext, language: DataLanguage) => Promise<object[]>

/** The answer of an operation that lists a dictionary whole. */
const answer =
  (list: List): Handler =>
  async (ctx, { language }) => ({ body: { data: await list(ctx, language) } })

const named =
  (read: (ctx: DataContext) => Promise<(Words & { id: string | number })[]>): List =>
  async (ctx, language) =>
    (await read(ctx)).map(entry => ({ id: entry.id, name: inLanguage(language, entry) }))

const places =
  (wanted: (place: Place) => boolean): List =>
  async (ctx, language) =>
    (await listPlaces(ctx)).filter(wanted).map(place => ({ id: place.id, name: inLanguage(language, place) }))

const indicators: List = async (ctx, language) =>
  (await listIndicators(ctx)).map(entry => ({
    id: entry.id,
    name: inLanguage(language, entry),
    classificationId: entry.classificationId,
  }))

const sources: List = async (ctx, language) =>
  (await listSources(ctx)).map(entry => ({
    id: entry.id,
    name: inLanguage(language, entry),
    ...(entry.countryId && { countryId: entry.countryId }),
  }))

const geo: List = async (ctx, language) =>
  (await listPlaces(ctx)).map(place => ({
    id: place.id,
    type: place.type,
    title: inLanguage(language, place),
    ...(place.isoCode && { isoCode: place.isoCode }),
  }))

const cities: List = async (ctx, language) => {
  const all = await listPlaces(ctx)
  const types = new Map(all.map(({ id, type }) => [id, type]))
  const above = (place: Place, type: Place['type']) => place.parents.find(id => types.get(id) === type)
  return all
    .filter(({ type }) => type === 'city')
    .map(place => ({
      id: place.id,
      name: inLanguage(language, place),
      ...(above(place, 'province') && { regionId: above(place, 'province') }),
      ...(above(place, 'country') && { countryId: above(place, 'country') }),
    }))
}

const classifications = named(listClassifications)
const countries = places(({ type }) => type === 'country')
const regions = places(({ type }) => type === 'region' || type === 'world')
const units = named(ctx => listNames(ctx, 'macro.unit'))

/** Databases and the topics under them, in one list. */
const layouts: List = async (ctx, language) =>
  (await listLayouts(ctx)).map(entry => ({
    id: entry.id,
    name: inLanguage(language, entry),
    ...(entry.parentId && { parentId: entry.parentId }),
  }))

const getDictionaries: Handler = async (ctx, { language }) => {
  const lists = { indicators, classifications, regions, layouts, sources, countries, units }
  const entries = Object.entries(lists).map(async ([name, list]) => [name, await list(ctx, language)])
  return { body: { data: [Object.fromEntries(await Promise.all(entries))] } }
}

const getClassificationIndicators: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  if (!(await listClassifications(ctx)).some(entry => entry.id === id)) throw unknown(call, id)
  const all = (await indicators(ctx, call.language)) as { classificationId: string }[]
  return { body: { data: all.filter(({ classificationId }) => classificationId === id) } }
}

/** The sources of a country, given by its two-letter code. */
const getCountrySources: Handler = async (ctx, call) => {
  const id = String(call.params.id).toUpperCase()
  const country = (await listPlaces(ctx)).find(place => place.type === 'country' && place.id === id)
  if (!country) throw unknown(call, id)
  const all = (await sources(ctx, call.language)) as { countryId?: string }[]
  return { body: { data: all.filter(({ countryId }) => countryId === country.id) } }
}

const unknown = ({ language }: DataCall, id: string) =>
  new DataError(404, 'NOT_FOUND', language === 'zh' ? `没有ID为${id}的条目。` : `There is no entry with the id ${id}.`)

/** The operations of the tag Dictionary. */
export const dictionaryHandlers: Record<string, Handler> = {
  getDictionaries,
  getIndicators: answer(indicators),
  getIndicator: answer(indicators),
  getClassifications: answer(classifications),
  getClassificationIndicators,
  getCountries: answer(countries),
  getCountrySources,
  getGeo: answer(geo),
  getRegions: answer(regions),
  getSources: answer(sources),
  getUnits: answer(units),
  getUnit: answer(units),
  getFrequencies: answer(named(async () => frequencies)),
  getStatuses: answer(named(async () => statuses)),
  getLayouts: answer(layouts),
  getReleaseStatuses: answer(named(async () => releaseStatuses)),
  getReleaseTypes: answer(named(async () => releaseTypes)),
  getLegalForms: answer(named(ctx => listNames(ctx, 'macro.legal_form'))),
  getCities: answer(cities),
}
