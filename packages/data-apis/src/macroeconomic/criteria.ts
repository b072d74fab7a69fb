import { limits } from '@portal/domain/limits.ts'
import type { DataCall, DataContext, SavedFilter } from '../data-api.ts'
import { findUnknownCode } from '../sources/known-codes.ts'
import { type FilterChoice, isSearchable, type SeriesCriteria } from '../sources/series-criteria.ts'
import { findSeriesIds } from '../sources/series-references.ts'
import { malformedId, wrongParameter } from './refusals.ts'

/** Criteria whose codes are written in capitals; small letters are accepted. */
const inCapitals = ['country', 'geo', 'region', 'unit', 'source', 'topic', 'section', 'table'] as const

/** The criteria of a call, checked against the dictionaries. Throws a 400 that names what is unknown. */
export async function readCallCriteria(ctx: DataContext, call: DataCall): Promise<SeriesCriteria> {
  checkKeyword(call)
  const criteria = { ...toCriteria(call.params), series: await readSeries(ctx, call) }
  const unknown = await findUnknownCode(ctx, criteria)
  if (unknown) {
    throw wrongParameter(call, {
      en: `${unknown.name}: there is no ${unknown.code}. The dictionaries list the codes.`,
      zh: `${unknown.name}：没有代码${unknown.code}，可用的代码见字典接口。`,
    })
  }
  return criteria
}

/** Parameters of the search as criteria; those that are none are left out. */
function toCriteria(params: Readonly<Record<string, unknown>>): SeriesCriteria {
  const { layout, series: _, order: __, direction: ___, filter_id: ____, ...rest } = params as Record<string, unknown>
  const database = [...listOf(rest.database), ...listOf(layout)]
  const capitals = inCapitals.map(name => [name, listOf(rest[name]).map(code => code.toUpperCase())])
  return {
    ...(rest as SeriesCriteria),
    ...Object.fromEntries(capitals),
    database: database.map(code => code.toUpperCase()),
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function checkKeyword(call: DataCall) {
  const { keyword } = call.params as { keyword?: string }
  if (keyword === undefined) return
  if (keyword.length > limits.keywordLettersMax) {
    const limit = limits.keywordLettersMax
    throw wrongParameter(call, {
      en: `keyword: at most ${limit} characters.`,
      zh: `keyword：最多${limit}个字符。`,
    })
  }
  if (!isSearchable(keyword)) {
    throw wrongParameter(call, {
      en: 'keyword: there is no word in it to search for.',
      zh: 'keyword：其中没有可供搜索的词语。',
    })
  }
}

/** The series that the search is restricted to, when it is. */
async function readSeries(ctx: DataContext, call: DataCall): Promise<number[] | undefined> {
  const references = listOf(call.params.series)
  if (!references.length) return undefined
  const { ids, malformed, unknown } = await findSeriesIds(ctx.db, references)
  if (malformed[0] !== undefined) throw malformedId(call, malformed[0])
  if (unknown[0] !== undefined) {
    throw wrongParameter(call, {
      en: `series: there is no ${unknown[0]}. A search gives the ids.`,
      zh: `series：没有数列${unknown[0]}，可通过搜索取得ID。`,
    })
  }
  return ids
}

/** What the saved filter of the call chooses. Throws a 400 when the call names one that does not exist. */
export function readCallFilter(call: DataCall): FilterChoice | undefined {
  const { filter, params } = call
  if (params.filter_id === undefined) return undefined
  if (!filter) {
    throw wrongParameter(call, {
      en: `filter_id: you have no filter ${params.filter_id}. GET /filters lists yours.`,
      zh: `filter_id：您没有筛选器${params.filter_id}，已有的筛选器见GET /filters。`,
    })
  }
  return filterChoice(filter)
}

/** What a saved filter chooses; like a search, its criteria find active series alone unless they say otherwise. */
export const filterChoice = ({ series, criteria }: SavedFilter): FilterChoice => ({
  series,
  criteria: Object.keys(criteria).length > 0 ? toCriteria({ status: ['T'], ...criteria }) : undefined,
})
