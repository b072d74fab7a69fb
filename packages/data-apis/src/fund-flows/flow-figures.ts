import type { FundDays } from '../sources/flows.ts'
import type { Allocation } from './allocations.ts'
import { type Lines, linesOf, type ReadFund } from './report-lines.ts'
import type { ReportPeriod } from './report-periods.ts'
import type { ReportPlan } from './report-plan.ts'

/** The figures of each period in reports on money, in thousands of dollars. */
export const flowFigures = { start: 0, end: 1, flow: 2, change: 3, count: 4 } as const

/** The assets at the end of a day; none before a fund opened or after it closed. */
export const assetsOf = ({ first, assets }: FundDays, day: number): number => assets[day - first] ?? 0

/** Adds a fund to the lines that it belongs to. */
export function addFlows(plan: ReportPlan, lines: Lines, { fund, days }: ReadFund) {
  for (const { key, line, part } of linesOf(plan, fund)) {
    const { figures } = lines.take(key, line)
    for (const [at, period] of plan.periods.entries()) addPeriod(figures, at, days, period, part)
  }
}

function addPeriod(figures: Float64Array, at: number, days: FundDays, { first, last }: ReportPeriod, part: number) {
  const { start, end, flow, change, count } = flowFigures
  const place = at * count
  figures[place + start]! += assetsOf(days, first - 1) * part
  figures[place + end]! += assetsOf(days, last) * part
  const [from, to] = [Math.max(first - days.first, 0), Math.min(last - days.first, days.flows.length - 1)]
  for (let day = from; day <= to; day++) {
    figures[place + flow]! += days.flows[day]! * part
    figures[place + change]! += days.changes[day]! * part
  }
}

/** Adds what a fund holds of each part to the lines: its money, in proportion to the holdings of the month. */
export function addDividedFlows(
  plan: ReportPlan,
  lines: Lines,
  { fund, days, holding }: ReadFund,
  wanted: Allocation[],
) {
  const held = wanted.flatMap(allocation => {
    const place = holding!.ids.indexOf(allocation.id)
    return place < 0 ? [] : [{ allocation, place }]
  })
  for (const { key, line } of linesOf(plan, fund)) {
    for (const { allocation, place } of held) {
      const { figures } = lines.take(`${key} ${allocation.id}`, { ...line, part: allocation })
      const partOn = (day: number) => holdingOn(plan, holding!, day, place) / 10_000
      for (const [at, period] of plan.periods.entries()) addPart(figures, at, days, period, partOn)
    }
  }
}

/** The part of a fund on a day, in hundredths of a per cent; none in months without a report. */
const holdingOn = (
  { months }: ReportPlan,
  { first, ids, parts }: { first: number; ids: number[]; parts: Uint16Array },
  day: number,
  place: number,
) => parts[(months[day]! - first) * ids.length + place] ?? 0

function addPart(
  figures: Float64Array,
  at: number,
  days: FundDays,
  { first, last }: ReportPeriod,
  partOn: (day: number) => number,
) {
  const { start, end, flow, count } = flowFigures
  const place = at * count
  figures[place + start]! += assetsOf(days, first - 1) * partOn(first)
  figures[place + end]! += assetsOf(days, last) * partOn(last)
  const [from, to] = [Math.max(first - days.first, 0), Math.min(last - days.first, days.flows.length - 1)]
  for (let day = from; day <= to; day++) figures[place + flow]! += days.flows[day]! * partOn(day + days.first)
}
