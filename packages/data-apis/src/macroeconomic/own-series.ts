import { frequencies, statuses } from '../codes.ts'
import { findPlace } from '../countries.ts'
import { type DataCall, type DataContext, inLanguage, type OwnSeries } from '../data-api.ts'
import { type Keyword, parseKeyword } from '../sources/keyword.ts'
import { splitWords } from '../sources/search-words.ts'
import { criteriaNames, newSince, type SeriesCriteria } from '../sources/series-criteria.ts'
import type { FacetName, FoundPage } from '../sources/series-search.ts'
import { withoutNulls } from '../without-nulls.ts'
import { describeCoverage, named } from './describe-series.ts'

/** What an own series has of a criterion that is a list; of what is not here it has nothing. */
const codesOf: { [Name in keyof SeriesCriteria]?: (series: OwnSeries) => string[] } = {
  frequency: ({ frequency }) => [frequency],
  country: ({ country }) => (country ? [country] : []),
  geo: ({ country }) => (country ? [country, ...regionsOf(country)] : []),
  region: ({ country }) => (country ? regionsOf(country) : []),
  unit: ({ unit }) => [unit.id],
  status: () => ['T'],
  data_source: () => ['USER-IMPORTED'],
}

const regionsOf = (country: string): string[] => findPlace(country)?.parents ?? []

/** The other criteria that an own series can fulfil. */
const conditions: { [Name in keyof SeriesCriteria]?: (series: OwnSeries, wanted: string, now: Date) => boolean } = {
  alternative: ({ frequency }) => frequency === 'D' || frequency === 'W',
  with_observations_only: ({ observations }) => observations > 0,
  new_only: ({ createdAt }, _, now) => createdAt > newSince(now),
  start_date_before: ({ start_date }, day) => start_date !== null && start_date < day,
  end_date_after: ({ end_date }, day) => end_date !== null && end_date > day,
  created_after: ({ createdAt }, day) => createdAt > new Date(day),
  updated_after: ({ updatedAt }, day) => updatedAt > new Date(day),
  timepoints_updated_after: ({ updatedAt, observations }, day) => observations > 0 && updatedAt > new Date(day),
}

/**
 * Those of the caller's own series that a search finds. What published series alone have, a source or a place in the tree,
 * finds none of them, and neither does a saved filter.
 */
export function findOwnSeries(ctx: DataContext, call: DataCall, criteria: SeriesCriteria): OwnSeries[] {
  const { ownSeries = [], filter } = call
  if (filter) return []
  const keyword = parseKeyword(criteria.keyword ?? '')
  return ownSeries.filter(
    series =>
      criteriaNames.every(name => fulfils(series, name, criteria[name], ctx.now())) &&
      (!keyword || isSaid(keyword, wordsOf(series, criteria))),
  )
}

function fulfils(series: OwnSeries, name: keyof SeriesCriteria, wanted: unknown, now: Date): boolean {
  if (wanted === undefined || wanted === false || (Array.isArray(wanted) && wanted.length === 0)) return true
  const codes = codesOf[name]?.(series)
  if (codes) return (wanted as string[]).some(code => codes.includes(code))
  return conditions[name]?.(series, String(wanted), now) ?? false
}

/** The text of a series, and whether it has a word. */
interface Said {
  text: string
  hasWord(word: string): boolean
}

function wordsOf({ name, remarks }: OwnSeries, { name_only, strict_keyword_search: isStrict }: SeriesCriteria): Said {
  const text = name_only ? name : `${name} ${remarks ?? ''}`
  const words = splitWords(text)
  return { text, hasWord: word => words.some(own => (isStrict ? own === word : own.startsWith(word))) }
}

function isSaid(keyword: Keyword, said: Said): boolean {
  if ('word' in keyword) return said.hasWord(keyword.word)
  if ('han' in keyword) return said.text.includes(keyword.han)
  if ('none' in keyword) return !isSaid(keyword.none, said)
  return 'all' in keyword ? keyword.all.every(part => isSaid(part, said)) : keyword.any.some(part => isSaid(part, said))
}

/** Series, as far as an own one has its fields. */
export function describeOwnSeries(ctx: DataContext, { language }: DataCall, series: OwnSeries) {
  const place = series.country ? findPlace(series.country) : undefined
  return {
    entityId: `UD${series.number}`,
    subscribed: true,
    metadata: {
      id: series.number,
      name: series.name,
      unit: series.unit,
      ...(place && { country: { id: place.id, name: inLanguage(language, place) } }),
      frequency: named(frequencies, series.frequency, language),
      status: named(statuses, 'T', language),
      ...withoutNulls({ remarks: series.remarks }),
      multiplierCode: series.multiplier,
      lastUpdateTime: series.updatedAt.toISOString(),
      newSeries: series.createdAt > newSince(ctx.now()),
      ...describeCoverage(series),
    },
    layout: [],
  }
}

/** The counts of a search together with those of own series. */
export const addOwnSeries = (facets: FoundPage['facets'], own: readonly OwnSeries[]): FoundPage['facets'] =>
  facets.map(({ id, items }) => {
    const totals = new Map(items.map(item => [item.id, item.total]))
    for (const code of own.flatMap(series => countedBy(id, series))) totals.set(code, (totals.get(code) ?? 0) + 1)
    const counted = [...totals].map(([code, total]) => ({ id: code, total }))
    return { id, items: counted.sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1)) }
  })

/** A series counts under its own place, and under each region around it. */
const countedBy = (facet: FacetName, series: OwnSeries): string[] =>
  (facet === 'geo' ? codesOf.country : codesOf[facet])?.(series) ?? []
