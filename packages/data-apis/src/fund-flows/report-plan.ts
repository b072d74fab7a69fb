import type { Words } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import type { DataCall, DataContext } from '../data-api.ts'
import { refusal } from '../refusal.ts'
import { findFunds, readFlowDays, readShareClasses, type ShareClass } from '../sources/flows.ts'
import { allocations } from './allocations.ts'
import { fundPrefix, listAssetClasses } from './asset-classes.ts'
import { type Dataset, datasetOf } from './datasets.ts'
import { groupFilters } from './filters.ts'
import { listPeriods, type ReportPeriod, writeUsDay } from './report-periods.ts'
import { checkDefinition, type ReportDefinition, type ReportRequest } from './report-request.ts'

/** A report with everything that has to be known before its funds are read. */
export interface ReportPlan {
  request: ReportRequest
  dataset: Dataset
  /** Those on which funds are valued, YYYY-MM-DD. */
  days: string[]
  periods: ReportPeriod[]
  /** The number of the month of each day. */
  months: number[]
  /** In their order. */
  funds: number[]
  /** By the id of the fund; empty where share classes are not asked for. */
  shareClasses: Map<number, ShareClass[]>
}

/** Reads what a report needs. What cannot be answered with it any more gives fewer rows. */
export async function planReport(ctx: DataContext, request: ReportRequest): Promise<ReportPlan> {
  const dataset = datasetOf(request.dataset)
  const choice = {
    prefixes: request.assetClasses.map(fundPrefix),
    filterGroups: groupFilters(request.filters),
    holds: dataset.divides,
  }
  const [days, funds] = await Promise.all([readFlowDays(ctx), findFunds(ctx, choice)])
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return {
    request,
    dataset,
    days,
    periods: listPeriods(days, request.frequency, request.from, request.to),
    months: days.map(day => monthOf(day) - monthOf(days[0]!)),
    funds,
    shareClasses: request.level === 3 ? await readShareClasses(ctx, funds) : new Map(),
  }
}

/** Makes sure that a report can be made before anybody waits for it. Throws a 400 that says what to change. */
export async function checkReport(
  ctx: DataContext,
  call: DataCall,
  definition: ReportDefinition,
): Promise<ReportRequest> {
  const request = checkDefinition(call, definition)
  const fault = findFault(await planReport(ctx, request))
  if (fault) throw refusal(call, 400, fault.code, fault)
  return request
}

/** Why a report cannot be made, if so: nothing ends in its days, or it would be too large. */
export function findFault(plan: ReportPlan): (Words & { code: string }) | undefined {
  if (plan.periods.length === 0) return noPeriod(plan)
  const values = countValues(plan)
  if (values <= limits.flowReportValuesMax) return undefined
  return {
    code: 'INVALID_PARAMETER',
    en: `The report would have up to ${values} values; ${limits.flowReportValuesMax} are possible. ${advice.en}`,
    zh: `报告最多将有${values}个值，上限为${limits.flowReportValuesMax}个。${advice.zh}`,
  }
}

const advice = {
  en: 'Narrow from and to, assetClasses, the filters or allocationIds, or ask for a wider frequency or a lower level.',
  zh: '请缩小from与to的范围、assetClasses、筛选条件或allocationIds，或改用更低的frequency或level。',
}

function noPeriod({ days, request: { frequency } }: ReportPlan) {
  const [first, last] = [writeUsDay(days[0]!), writeUsDay(days.at(-1)!)]
  const ends = { Daily: 'no day with data lies', Weekly: 'no whole week ends', Monthly: 'no whole month ends' }[
    frequency
  ]
  const endings = { Daily: '没有数据日', Weekly: '没有完整的一周结束', Monthly: '没有完整的一个月结束' }[frequency]
  return {
    code: 'INVALID_DATE_RANGE',
    en: `Between from and to ${ends}. There are data from ${first} to ${last}; weeks end on Wednesdays.`,
    zh: `from与to之间${endings}。数据范围为${first}至${last}；每周以周三为结束日。`,
  }
}

/** How many values a report has at most. */
function countValues({ request, dataset, periods, funds, shareClasses }: ReportPlan): number {
  const { level, assetClasses, categories, allocationIds } = request
  const parts = dataset.divides ? allocationIds.length || allocations[dataset.divides].length : 1
  const narrow = listAssetClasses(dataset).filter(({ id }) => assetClasses.some(wide => isWithin(id, wide)))
  const shares = [...shareClasses.values()].reduce((sum, { length }) => sum + length, 0)
  const lines = [assetClasses.length, narrow.length, funds.length, shares][level]!
  // The date, the class, the filters, and what says which fund it is.
  const heads = 3 + level
  return dataset.kind === 'allocations'
    ? periods.length * lines * (heads + categories.length + parts)
    : periods.length * lines * parts * (heads + categories.length)
}

/** Whether a class of funds, by id or six digits, is part of a wider one. */
export const isWithin = (narrow: string, wide: string): boolean => narrow.slice(-6).startsWith(fundPrefix(wide))
