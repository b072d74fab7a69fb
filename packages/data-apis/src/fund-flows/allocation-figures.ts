import type { Allocation } from './allocations.ts'
import { assetsOf } from './flow-figures.ts'
import { type Line, type Lines, linesOf, type ReadFund } from './report-lines.ts'
import type { ReportPlan } from './report-plan.ts'

/** Kinds of averages: by assets or each fund the same, over all funds or over those that hold something. */
const averages: Record<number, { byAssets: boolean; withoutZeros: boolean }> = {
  // Without an average a sum of funds is what it would be as one fund.
  1: { byAssets: true, withoutZeros: false },
  2: { byAssets: false, withoutZeros: false },
  3: { byAssets: true, withoutZeros: false },
  4: { byAssets: false, withoutZeros: true },
  5: { byAssets: true, withoutZeros: true },
}

/** For each period: the assets, the weight of all funds, then for each part what is held of it and the weight of its holders. */
export const allocationFigures = (wanted: Allocation[]): number => 2 + 2 * wanted.length

/** Adds what a fund holds at the end of each period to the lines that it belongs to. */
export function addAllocations(
  plan: ReportPlan,
  lines: Lines,
  { fund, days, holding }: ReadFund,
  wanted: Allocation[],
) {
  const { first, ids, parts } = holding!
  const places = wanted.map(({ id }) => ids.indexOf(id))
  const { byAssets } = averages[plan.request.averageType]!
  for (const { key, line } of linesOf(plan, fund)) {
    const { figures } = lines.take(key, line)
    for (const [at, { last }] of plan.periods.entries()) {
      const assets = assetsOf(days, last)
      if (assets === 0) continue
      const weight = byAssets ? assets : 1
      const start = at * allocationFigures(wanted)
      figures[start]! += assets
      figures[start + 1]! += weight
      for (const [column, place] of places.entries()) {
        const part = place < 0 ? 0 : (parts[(plan.months[last]! - first) * ids.length + place] ?? 0)
        if (part === 0) continue
        figures[start + 2 + 2 * column]! += part * weight
        figures[start + 3 + 2 * column]! += weight
      }
    }
  }
}

/** The average of a part in a period, in per cent with four decimals. */
export function averageOf(
  plan: ReportPlan,
  { figures }: Line,
  at: number,
  column: number,
  wanted: Allocation[],
): number {
  const start = at * allocationFigures(wanted)
  const { withoutZeros } = averages[plan.request.averageType]!
  const weight = figures[withoutZeros ? start + 3 + 2 * column : start + 1]!
  return weight === 0 ? 0 : Math.round((figures[start + 2 + 2 * column]! / weight) * 100) / 10_000
}
