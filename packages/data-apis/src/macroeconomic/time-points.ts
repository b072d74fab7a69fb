import { limits } from '@portal/domain/limits.ts'
import type { DataCall, DataContext } from '../data-api.ts'
import type { Points } from '../sources/points.ts'
import { type Revision, readChains, readPoints, readRevisions, type StoredPoints } from '../sources/series-points.ts'
import { firstPoints, type Point, type PointWindow, pickPoints, pointsOn, splice } from './point-history.ts'

/** The points of a series as a call wants to see them. */
export interface SeenPoints {
  points: Points
  deleted: Points
}

/** Today's points, those of a day in the past, or the first published ones. */
export type View = 'today' | 'first' | { day: string }

const nothing: StoredPoints = {
  dates: [],
  values: [],
  updatedAt: [],
  deleted: { dates: [], values: [], updatedAt: [] },
}

/** The day of `vintage_revision_date`, or today. */
export const viewOf = ({ params }: DataCall): View =>
  params.vintage_revision_date === undefined ? 'today' : { day: String(params.vintage_revision_date) }

/**
 * The points of series, by id, in a view and with their historical extension when the call asks for it. A series that
 * keeps no revisions is missing in every view but today's.
 */
export async function readSeenPoints(
  ctx: DataContext,
  call: DataCall,
  ids: readonly number[],
  view: View,
): Promise<Map<number, SeenPoints>> {
  const chains = call.params.with_historical_extension === true ? await readChains(ctx, ids) : new Map()
  const all = [...new Set([...ids, ...[...chains.values()].flatMap(list => list[0]?.members ?? [])])]
  const [stored, revisions] = await Promise.all([
    readPoints(ctx, all),
    view === 'today' ? new Map<number, Revision[]>() : readRevisions(ctx, all),
  ])
  const see = (id: number): Points | undefined => seePoints(view, stored.get(id) ?? nothing, revisions.get(id))
  return new Map(
    ids.flatMap(id => {
      const points = see(id)
      if (!points) return []
      const older = (chains.get(id)?.[0]?.members.slice(1) ?? []).map(
        (member: number) => see(member) ?? stored.get(member)!,
      )
      return [[id, { points: splice([points, ...older]), deleted: (stored.get(id) ?? nothing).deleted }]]
    }),
  )
}

function seePoints(view: View, stored: StoredPoints, revisions: Revision[] | undefined): Points | undefined {
  if (view === 'today') return stored
  if (!revisions?.length) return undefined
  return view === 'first' ? firstPoints(revisions) : pointsOn(revisions, view.day)
}

/** Which points a call asks for. */
export function windowOf({ params }: DataCall): PointWindow {
  const window = params as Partial<PointWindow>
  return {
    count: window.count ?? limits.timePointsDefault,
    start_date: window.start_date,
    end_date: window.end_date,
    updated_after: window.updated_after,
    blank_observations: window.blank_observations ?? false,
  }
}

/** TimePoint; a blank one has no value. */
export const describePoint = ({ date, value, updatedAt }: Point) => ({
  date,
  ...(value !== null && { value }),
  lastUpdateTime: new Date(updatedAt).toISOString().slice(0, 10),
})

/** The fields `timePoints` and `deletedTimePoints`, as far as the call wants them. */
export function describePoints(call: DataCall, seen: SeenPoints, describe: (point: Point) => object = describePoint) {
  const wanted = (call.params.time_points_status as string[] | undefined) ?? ['T']
  const window = windowOf(call)
  return {
    ...(wanted.includes('T') && { timePoints: pickPoints(seen.points, window).map(describe) }),
    ...(wanted.includes('X') && { deletedTimePoints: pickPoints(seen.deleted, window).map(describe) }),
  }
}
