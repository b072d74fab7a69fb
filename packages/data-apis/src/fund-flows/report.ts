import { setImmediate as othersTurn } from 'node:timers/promises'
import { type DataContext, DataError, inLanguage } from '../data-api.ts'
import { readFunds } from '../sources/flows.ts'
import { addAllocations, allocationFigures } from './allocation-figures.ts'
import { addDividedFlows, addFlows, flowFigures } from './flow-figures.ts'
import { type Cell, listColumns, wantedParts } from './report-columns.ts'
import { Lines } from './report-lines.ts'
import { findFault, planReport, type ReportPlan } from './report-plan.ts'
import type { ReportRequest } from './report-request.ts'

/** A report as it is read: the newest period first. */
export interface ReportOutput {
  ColumnNames: string[]
  Rows: Cell[][]
}

/** Makes a report. Throws a DataError when the data have changed so that it cannot be made any more. */
export async function makeReport(ctx: DataContext, request: ReportRequest, signal: AbortSignal): Promise<ReportOutput> {
  const { columnNames, periods } = await readReport(ctx, request, signal)
  return { ColumnNames: columnNames, Rows: (await Array.fromAsync(periods)).flat() }
}

/** Makes a report as the text of a `ReportOutput` in JSON; a long one is never written in one go. */
export async function writeReport(ctx: DataContext, request: ReportRequest, signal: AbortSignal): Promise<string> {
  const { columnNames, periods } = await readReport(ctx, request, signal)
  const rows: string[] = []
  for await (const period of periods) if (period.length > 0) rows.push(JSON.stringify(period).slice(1, -1))
  return `{"ColumnNames":${JSON.stringify(columnNames)},"Rows":[${rows.join(',')}]}`
}

/** Adds up the funds of a report. Other work gets its turn between two funds; `signal` ends it there. */
async function readReport(ctx: DataContext, request: ReportRequest, signal: AbortSignal) {
  const plan = await planReport(ctx, request)
  const fault = findFault(plan)
  if (fault) throw new DataError(422, 'REPORT_FAILED', inLanguage(request.language, fault))
  const { kind, divides } = plan.dataset
  const parts = wantedParts(plan)
  const count = kind === 'allocations' ? allocationFigures(parts) : flowFigures.count
  const lines = new Lines(plan.periods.length * count)
  for await (const fund of readFunds(ctx, plan.funds, divides)) {
    signal.throwIfAborted()
    if (kind === 'flows') addFlows(plan, lines, fund)
    else if (kind === 'divided-flows') addDividedFlows(plan, lines, fund, parts)
    else addAllocations(plan, lines, fund, parts)
    await othersTurn()
  }
  const columns = listColumns(plan)
  return { columnNames: columns.map(({ name }) => name), periods: listRows(plan, lines, count) }

  /** The rows of each period, the newest first; a line has none for what was not there yet, or no longer. */
  async function* listRows({ periods }: ReportPlan, lines: Lines, count: number): AsyncGenerator<Cell[][]> {
    const listed = lines.list()
    for (let at = periods.length - 1; at >= 0; at--) {
      const there = listed.filter(({ figures }) => figures.subarray(at * count, (at + 1) * count).some(Boolean))
      yield there.map(line => columns.map(({ read }) => read(line, at)))
      await othersTurn()
    }
  }
}
