import { type DataContext, DataError, inLanguage } from '../data-api.ts'
import { readFunds } from '../sources/flows.ts'
import { addAllocations, allocationFigures } from './allocation-figures.ts'
import { addDividedFlows, addFlows, flowFigures } from './flow-figures.ts'
import { type Cell, listColumns, wantedParts } from './report-columns.ts'
import { Lines } from './report-lines.ts'
import { findFault, planReport } from './report-plan.ts'
import type { ReportRequest } from './report-request.ts'

/** A report as it is read: the newest period first. */
export interface ReportOutput {
  ColumnNames: string[]
  Rows: Cell[][]
}

/**
 * Makes a report. Other work gets its turn between two handfuls of funds; `signal` ends it there. Throws a DataError when the
 * data have changed so that it cannot be made any more.
 */
export async function makeReport(ctx: DataContext, request: ReportRequest, signal: AbortSignal): Promise<ReportOutput> {
  const plan = await planReport(ctx, request)
  const fault = findFault(plan)
  if (fault) throw new DataError(422, 'REPORT_FAILED', inLanguage(request.language, fault))
  const { kind, divides } = plan.dataset
  const parts = wantedParts(plan)
  const count = kind === 'allocations' ? allocationFigures(parts) : flowFigures.count
  const lines = new Lines(plan.periods.length * count)
  for await (const funds of readFunds(ctx, plan.funds, divides)) {
    signal.throwIfAborted()
    for (const fund of funds) {
      if (kind === 'flows') addFlows(plan, lines, fund)
      else if (kind === 'divided-flows') addDividedFlows(plan, lines, fund, parts)
      else addAllocations(plan, lines, fund, parts)
    }
  }
  const columns = listColumns(plan)
  const listed = lines.list()
  const Rows: Cell[][] = []
  for (let at = plan.periods.length - 1; at >= 0; at--) {
    for (const line of listed) {
      // A line has no row for what was not there yet, or no longer.
      if (line.figures.subarray(at * count, (at + 1) * count).some(Boolean))
        Rows.push(columns.map(({ read }) => read(line, at)))
    }
  }
  return { ColumnNames: columns.map(({ name }) => name), Rows }
}
