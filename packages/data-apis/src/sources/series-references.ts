import { type QueryExecutorProvider, sql } from 'kysely'

interface FoundSeries {
  /** Ids of the known series in the order asked for, each once. */
  ids: number[]
  /** The id behind each known reference, as it was written. */
  byReference: Map<string, number>
  /** Well-formed references behind which there is no series. */
  unknown: string[]
  /** Texts that cannot be a series at all. */
  malformed: string[]
}

/** Finds series by what people write for them: `42651401`, `SR89421787` or `42651401_SR89421787`. */
export async function findSeriesIds(db: QueryExecutorProvider, references: readonly string[]): Promise<FoundSeries> {
  const isWellFormed = (reference: string) => idOf(reference) !== undefined || codeOf(reference) !== undefined
  const wellFormed = references.filter(isWellFormed)
  const codes = await idsByCode(db, [...new Set(wellFormed.flatMap(reference => codeOf(reference) ?? []))])
  const candidate = (reference: string) => {
    const [id, code] = [idOf(reference), codeOf(reference)]
    const placed = code === undefined ? id : codes.get(code)
    return id === undefined || id === placed ? placed : undefined // id and code of different series name none
  }
  const known = await knownIds(db, [...new Set(wellFormed.flatMap(reference => candidate(reference) ?? []))])
  const found = wellFormed.flatMap(reference => {
    const id = candidate(reference)
    return id !== undefined && known.has(id) ? [[reference, id] as const] : []
  })
  const byReference = new Map(found)
  return {
    ids: [...new Set(byReference.values())],
    byReference,
    unknown: wellFormed.filter(reference => !byReference.has(reference)),
    malformed: references.filter(reference => !isWellFormed(reference)),
  }
}

/** The number in `42651401` or `42651401_SR89421787`. */
function idOf(reference: string): number | undefined {
  const match = /^(\d{7,9})(?:_SR\d{1,12})?$/i.exec(reference)
  return match ? Number(match[1]) : undefined
}

/** The code in `SR89421787` or `42651401_SR89421787`. */
const codeOf = (reference: string): string | undefined =>
  /^(?:\d{7,9}_)?(SR\d{1,12})$/i.exec(reference)?.[1]?.toUpperCase()

async function idsByCode(db: QueryExecutorProvider, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ series_code: string; series_id: number }>`
    select series_code, series_id from macro.placement where series_code = any(${codes})`.execute(db)
  return new Map(rows.map(({ series_code, series_id }) => [series_code, series_id]))
}

async function knownIds(db: QueryExecutorProvider, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select id from macro.series where id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
