import { frequencies, statuses } from './codes.ts'
import type { DataContext } from './data-api.ts'
import {
  type DictionaryEntry,
  listClassifications,
  listDatabases,
  listIndicators,
  listNames,
  listPlaces,
  listSources,
} from './sources/dictionary.ts'

/** The dictionaries that parameters name with `x-dictionary`. */
const dictionaries: Record<string, (ctx: DataContext) => Promise<DictionaryEntry[]>> = {
  geo: listPlaces,
  countries: async ctx => (await listPlaces(ctx)).filter(({ type }) => type === 'country'),
  regions: async ctx => (await listPlaces(ctx)).filter(({ type }) => type === 'region' || type === 'world'),
  sources: listSources,
  units: ctx => listNames(ctx, 'macro.unit'),
  indicators: listIndicators,
  classifications: listClassifications,
  frequencies: async () => frequencies,
  statuses: async () => statuses,
  databases: listDatabases,
}

/** The accepted values of a dictionary with their names in both languages; undefined for an unknown dictionary. */
export async function listDictionary(ctx: DataContext, name: string): Promise<DictionaryEntry[] | undefined> {
  if (!Object.hasOwn(dictionaries, name)) return undefined
  return (await dictionaries[name]!(ctx)).map(({ id, en, zh }) => ({ id, en, zh }))
}
