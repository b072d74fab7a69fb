import { sql } from 'kysely'
import type { DataContext, DataLanguage, SavedFilter } from '../data-api.ts'
import type { Points } from '../sources/points.ts'
import { readSelection } from '../sources/series-criteria.ts'
import { readPoints } from '../sources/series-points.ts'
import { filterChoice } from './criteria.ts'
import { describeSeries, type SeriesDescription } from './describe-series.ts'
import { describePoint } from './time-points.ts'

/** A series with all its points, newest first, as the document's Series. */
export interface WholeSeries extends SeriesDescription {
  entityId: string
  timePoints: DescribedPoint[]
  deletedTimePoints: DescribedPoint[]
}

type DescribedPoint = ReturnType<typeof describePoint>

/** The ids of all series that a saved filter chooses, ascending. */
export async function selectSeries(ctx: DataContext, filter: SavedFilter): Promise<number[]> {
  const { where } = await readSelection(ctx, {}, filterChoice(filter))
  const { rows } = await sql<{ id: number }>`select s.id from macro.series s where ${where} order by s.id`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

/** The known ones among these series, whole, in the order given. */
export async function readWholeSeries(
  ctx: DataContext,
  ids: readonly number[],
  language: DataLanguage,
): Promise<WholeSeries[]> {
  const descriptions = await describeSeries(ctx, ids, { language })
  const points = await readPoints(ctx, ids)
  return ids.flatMap(id => {
    const description = descriptions.get(id)
    if (!description) return []
    const stored = points.get(id)
    const [timePoints, deletedTimePoints] = [newestFirst(stored), newestFirst(stored?.deleted)]
    return [{ entityId: String(id), ...description, timePoints, deletedTimePoints }]
  })
}

/** Every point that has a value. */
const newestFirst = ({ dates, values, updatedAt }: Points = { dates: [], values: [], updatedAt: [] }) =>
  dates
    .map((date, at) => ({ date, value: values[at] ?? null, updatedAt: updatedAt[at] ?? 0 }))
    .filter(({ value }) => value !== null)
    .reverse()
    .map(describePoint)
