import type { Fund, FundDays, FundHolding, ShareClass } from '../sources/flows.ts'
import type { Allocation } from './allocations.ts'
import type { ReportPlan } from './report-plan.ts'
import { isWithin } from './report-plan.ts'

/** What a report has one row of for each period. */
export interface Line {
  /** Six digits, or the id of a class. */
  assetClass: string
  fund?: Fund | undefined
  shareClass?: ShareClass | undefined
  /** Of what is held, in reports that divide flows. */
  part?: Allocation
  /** As many figures for each period as the kind of report needs, one period after the other. */
  figures: Float64Array
}

/** A fund as it is read. */
export interface ReadFund {
  fund: Fund
  days: FundDays
  holding: FundHolding | undefined
}

/** The lines of a report. */
export class Lines {
  readonly #lines = new Map<string, Line>()
  readonly #size: number
  constructor(size: number) {
    this.#size = size
  }
  take(key: string, line: Omit<Line, 'figures'>): Line {
    const known = this.#lines.get(key) ?? { ...line, figures: new Float64Array(this.#size) }
    this.#lines.set(key, known)
    return known
  }
  /** By class and part; funds in the order in which they were read. */
  list(): Line[] {
    const byClass = (a: Line, b: Line) => (a.assetClass === b.assetClass ? 0 : a.assetClass < b.assetClass ? -1 : 1)
    return [...this.#lines.values()].sort((a, b) => byClass(a, b) || (a.part?.id ?? 0) - (b.part?.id ?? 0))
  }
}

/** The lines that a fund belongs to, and the part of it that does. */
export function linesOf({ request, shareClasses }: ReportPlan, fund: Fund) {
  const { assetClass } = fund
  if (request.level === 0) {
    const wide = request.assetClasses.filter(id => isWithin(assetClass, id))
    return wide.map(id => ({ key: id, line: { assetClass: id }, part: 1 }))
  }
  if (request.level === 1) return [{ key: assetClass, line: { assetClass }, part: 1 }]
  if (request.level === 2) return [{ key: String(fund.id), line: { assetClass, fund }, part: 1 }]
  return shareClasses
    .get(fund.id)!
    .map(shareClass => ({ key: String(shareClass.id), line: { assetClass, fund, shareClass }, part: shareClass.part }))
}
