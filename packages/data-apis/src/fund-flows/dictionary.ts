import { type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import { allocations } from './allocations.ts'
import { listAssetClasses } from './asset-classes.ts'
import { listCategories } from './categories.ts'
import { datasetOf, datasets } from './datasets.ts'
import { filterGroups } from './filter-data.ts'
import { type FilterName, filterKinds } from './filters.ts'

interface Entry {
  id: number | string
  en: string
  zh: string
}

/** The document's models of entries: an id and a name. */
const named = (entries: Entry[], language: DataLanguage) =>
  entries.map(({ id, en, zh }) => ({ id, name: inLanguage(language, { en, zh }) }))

const getAssetClasses: Handler = async (_, { params, language }) => ({
  body: { data: named(listAssetClasses(datasetOf(params.dataset)), language) },
})

const getCategories: Handler = async (_, { params, language }) => ({
  body: { data: named(listCategories(datasetOf(params.dataset)), language) },
})

const getAllocations: Handler = async (_, { params, language }) => {
  const { divides } = datasetOf(params.dataset)
  return { body: { data: divides ? named(allocations[divides], language) : [] } }
}

const getCountries: Handler = async (_, { language }) => ({ body: { data: named(allocations.country, language) } })

const getDatasets: Handler = async (_, { language }) => ({
  body: {
    data: datasets.map(({ id, frequencies, levels, ...words }) => ({
      id,
      name: inLanguage(language, words),
      frequencies,
      levels,
    })),
  },
})

const listFilters =
  (name: FilterName): Handler =>
  async (_, { language }) => {
    const { filters } = filterKinds.find(kind => kind.name === name)!
    const data = filters.map(({ id, group, ...words }) => ({
      id,
      name: inLanguage(language, words),
      group: inLanguage(language, filterGroups[group]),
    }))
    return { body: { data } }
  }

/** The operations of the tag Dictionary. */
export const dictionaryHandlers: Record<string, Handler> = {
  getAssetClasses,
  getCategories,
  getAllocations,
  getCountries,
  getDatasets,
  getUniversalFilters: listFilters('universalFilters'),
  getEquityFilters: listFilters('equityFilters'),
  getBondFilters: listFilters('bondFilters'),
  getAlternativeFilters: listFilters('alternativeFilters'),
}
