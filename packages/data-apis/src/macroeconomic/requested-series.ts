import { limits } from '@portal/domain/limits.ts'
import type { DataCall, DataContext, DataError } from '../data-api.ts'
import { filterSeries, type SeriesCriteria } from '../sources/series-criteria.ts'
import { findSeriesIds } from '../sources/series-references.ts'
import { errorEntry, malformedId, noRevisions, notFound, wrongParameter } from './refusals.ts'

export interface RequestedSeries {
  /** As it was written. */
  reference: string
  id: number
}

interface SeriesRequest {
  series: RequestedSeries[]
  /** One for each id that cannot be given. */
  errors: DataError[]
}

const flags = [
  'forecast_only',
  'with_release_only',
  'with_replacements_only',
  'with_observations_only',
  'with_continuous_only',
] as const satisfies (keyof SeriesCriteria)[]

/**
 * The series that the path of a call asks for, in its order, each once, and only those that its flags keep. Throws a
 * 400 for a malformed id and a 404 when all of them are unknown.
 */
export async function readRequestedSeries(ctx: DataContext, call: DataCall): Promise<SeriesRequest> {
  const { id } = call.params
  const references = (Array.isArray(id) ? id : String(id).split(',')).map(text => String(text).trim())
  if (references.length > limits.seriesIdsMax) {
    const limit = limits.seriesIdsMax
    throw wrongParameter(call, {
      en: `id: at most ${limit} series in one call. Ask for the others in further calls.`,
      zh: `id：一次最多${limit}条数列，其余请分批请求。`,
    })
  }
  const found = await findSeriesIds(ctx.db, references)
  if (found.malformed[0] !== undefined) throw malformedId(call, found.malformed[0])
  const errors = [...new Set(found.unknown)].map(reference => notFound(call, reference))
  if (!found.ids.length) throw errors[0]!
  const kept = await keepFlagged(ctx, call, found.ids)
  const series = [...found.byReference].map(([reference, id]) => ({ reference, id }))
  return { series: series.filter(({ id }) => kept.has(id)), errors }
}

/**
 * Answers the series of a request one by one. One that cannot be described, because it keeps no revisions, becomes an
 * entry of `errors`; when none can be given, the first error is thrown.
 */
export function answerEach<Item extends object>(
  call: DataCall,
  { series, errors }: SeriesRequest,
  describe: (asked: RequestedSeries) => Item | undefined | false,
) {
  const described = series.map(asked => ({ asked, item: describe(asked) }))
  const without = described.filter(({ item }) => !item).map(({ asked }) => noRevisions(call, asked.reference))
  const failed = [...errors, ...without]
  const data = described.flatMap(({ asked, item }) => (item ? [{ entityId: asked.reference, ...item }] : []))
  if (!data.length && failed[0]) throw failed[0]
  return { body: { data, errors: failed.map(errorEntry) } }
}

/** The one series that a path asks for. */
export async function readRequestedOne(ctx: DataContext, call: DataCall): Promise<RequestedSeries> {
  const { series } = await readRequestedSeries(ctx, call)
  if (!series.length) throw notFound(call, String(call.params.id)) // the flags of the call exclude it
  if (series.length !== 1) {
    throw wrongParameter(call, { en: 'id: this operation takes one series.', zh: 'id：此操作只接受一条数列。' })
  }
  return series[0]!
}

/** Those of the series that the flags of a call keep. */
export async function keepFlagged(ctx: DataContext, call: DataCall, ids: readonly number[]): Promise<Set<number>> {
  const wanted = flags.filter(flag => call.params[flag] === true)
  if (!wanted.length) return new Set(ids)
  return filterSeries(ctx, { series: ids, ...Object.fromEntries(wanted.map(flag => [flag, true])) })
}
