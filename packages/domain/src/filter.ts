/** How each criterion of a saved filter is written. A criterion is a search parameter of the same name. */
const filterCriteria = {
  keyword: 'text',
  strict_keyword_search: 'flag',
  frequency: 'list',
  country: 'list',
  geo: 'list',
  region: 'list',
  source: 'list',
  unit: 'list',
  indicator: 'list',
  status: 'list',
  subscribed_only: 'flag',
  key_only: 'flag',
  new_only: 'flag',
  name_only: 'flag',
  start_date_before: 'text',
  end_date_after: 'text',
  created_after: 'text',
  updated_after: 'text',
  database: 'list',
  topic: 'list',
  section: 'list',
  table: 'list',
  order: 'text',
  direction: 'text',
  data_source: 'list',
  forecast_only: 'flag',
  with_release_only: 'flag',
  with_replacements_only: 'flag',
  with_observations_only: 'flag',
} as const satisfies Record<string, 'text' | 'flag' | 'list'>

type Criterion = keyof typeof filterCriteria
type CriterionValue = string | boolean | readonly string[]

/** The criteria of a filter, only those that say something. */
export type Criteria = Partial<Record<Criterion, CriterionValue>>

export interface FilterContent {
  name: string
  description: string
  /** Series listed by hand, in the order given, each once. */
  series: readonly number[]
  criteria: Criteria
}

/** Values that leave the result as it is without them. */
const idle: Partial<Record<Criterion, string>> = {
  order: 'relevance',
  direction: 'asc',
  status: 'T',
  data_source: 'CEIC',
}

/** The criteria out of the parameters of a call, without those that are empty or change nothing. */
export function pickCriteria(params: Readonly<Record<string, unknown>>): Criteria {
  const named = (Object.keys(filterCriteria) as Criterion[]).map(name => [name, saying(name, params[name])] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined))
}

/** The criteria after a change: parameters that were sent replace, empty ones clear, absent ones keep. */
export function changeCriteria(criteria: Criteria, params: Readonly<Record<string, unknown>>): Criteria {
  const sent = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
  return pickCriteria({ ...criteria, ...sent })
}

function saying(name: Criterion, value: unknown): CriterionValue | undefined {
  if (filterCriteria[name] === 'flag') return value === true ? true : undefined
  if (filterCriteria[name] === 'text') {
    return typeof value === 'string' && value.trim() !== '' && value !== idle[name] ? value : undefined
  }
  const values = Array.isArray(value) ? value.map(String).filter(entry => entry.trim() !== '') : []
  return values.length > 0 && values.join() !== idle[name] ? values : undefined
}

/** Criteria that only order or narrow the others select nothing by themselves. */
const dependent: readonly Criterion[] = ['order', 'direction', 'strict_keyword_search', 'name_only', 'data_source']

/** Whether the criteria select series at all; without them the filter is its list alone. */
export const hasCriteria = (criteria: Criteria): boolean =>
  (Object.keys(criteria) as Criterion[]).some(name => !dependent.includes(name))

export type FilterProblem = 'empty' | 'too-many-series'

/** What is wrong with a filter as a whole. */
export function filterProblem({ series, criteria }: FilterContent, seriesMax: number): FilterProblem | undefined {
  if (series.length > seriesMax) return 'too-many-series'
  return series.length === 0 && !hasCriteria(criteria) ? 'empty' : undefined
}

/**
 * Whether a feed or dump may deliver the filter: with criteria it must name exactly one database, a list of series
 * alone need not.
 */
export const isDeliverable = ({ criteria }: FilterContent): boolean =>
  !hasCriteria(criteria) || (Array.isArray(criteria.database) && criteria.database.length === 1)
