import type { Words } from '@portal/domain/language.ts'
import { inLanguage } from '../data-api.ts'
import { allocationFigures, averageOf } from './allocation-figures.ts'
import { type Allocation, allocations } from './allocations.ts'
import { listAssetClasses } from './asset-classes.ts'
import { listCategories } from './categories.ts'
import { filterOf } from './filters.ts'
import { flowFigures } from './flow-figures.ts'
import type { Line } from './report-lines.ts'
import { writeUsDay } from './report-periods.ts'
import type { ReportPlan } from './report-plan.ts'

export type Cell = string | number | null

/** A column of a report: its name, and its value in the row of a line for a period. */
interface Column {
  name: string
  read(line: Line, at: number): Cell
}

/** What a report is divided by, all of it or what was asked for. */
export function wantedParts({ dataset, request }: ReportPlan): Allocation[] {
  const all = dataset.divides ? allocations[dataset.divides] : []
  return request.allocationIds.length ? all.filter(({ id }) => request.allocationIds.includes(id)) : all
}

const partNames = {
  country: { en: 'Country', zh: '国家或地区' },
  sector: { en: 'Sector', zh: '板块' },
  industry: { en: 'Industry', zh: '行业' },
  currency: { en: 'Currency', zh: '货币' },
  shareType: { en: 'Share Class', zh: '股份类别' },
}

/** The columns of a report, from left to right. */
export function listColumns(plan: ReportPlan): Column[] {
  const { dataset, request } = plan
  const say = (words: Words) => inLanguage(request.language, words)
  const parts = dataset.kind === 'allocations' ? wantedParts(plan) : []
  const percent = parts.map((part, column): Column => {
    return { name: say(part), read: (line, at) => averageOf(plan, line, at, column, parts) }
  })
  const ids = request.categories.filter(id => id !== 53 && id !== 85) // which every report on funds has anyway
  const assets = request.assets && !ids.includes(1) ? [1] : []
  const readers = listReaders(plan, parts)
  const money = [...ids, ...assets].map((id): Column => {
    return { name: say(listCategories(dataset).find(category => category.id === id)!), read: readers[id]! }
  })
  return [...listHeads(plan), ...percent, ...money]
}

/** The columns that say what a row is about. */
function listHeads({ dataset, request, periods }: ReportPlan): Column[] {
  const { filters, level, language } = request
  const say = (words: Words) => inLanguage(language, words)
  const classes = new Map(listAssetClasses(dataset).map(({ id, ...words }) => [id.slice(2), say(words)]))
  const joined = filters.map(id => say(filterOf(id))).join(language === 'zh' ? '、' : ', ') || say(heads.none)
  const dates = periods.map(({ date }) => writeUsDay(date))
  const head = (words: Words, read: Column['read'], isThere = true) => (isThere ? [{ name: say(words), read }] : [])
  return [
    ...head(heads.date, (_, at) => dates[at]!),
    ...head(heads.assetClass, ({ assetClass }) => classes.get(assetClass.slice(-6))!),
    ...head(heads.filters, () => joined),
    ...head(heads.fund, ({ fund }) => say(fund!.name), level >= 2),
    ...head(heads.fundId, ({ fund }) => fund!.id, level >= 2),
    ...head(heads.shareClass, ({ shareClass }) => shareClass!.name, level === 3),
    ...head(heads.shareClassId, ({ shareClass }) => shareClass!.id, level === 3),
    ...head(partNames[dataset.divides ?? 'country'], ({ part }) => say(part!), dataset.kind === 'divided-flows'),
  ]
}

const heads = {
  date: { en: 'Date', zh: '日期' },
  assetClass: { en: 'Asset Class', zh: '资产类别' },
  filters: { en: 'Filters', zh: '筛选条件' },
  none: { en: 'None', zh: '无' },
  fund: { en: 'Fund', zh: '基金' },
  fundId: { en: 'FundID', zh: '基金编号' },
  shareClass: { en: 'Share Class', zh: '份额类别' },
  shareClassId: { en: 'ShareClassID', zh: '份额编号' },
}

/** Thousands as millions. */
const millions = (thousands: number): number => Math.round(thousands) / 1000

/** Per cent with four decimals; nothing where there was nothing before. */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000_000) / 10_000

/** The values of the categories, by their ids. */
function listReaders(
  { dataset, request: { language } }: ReportPlan,
  parts: Allocation[],
): Record<number, Column['read']> {
  const { start, end, flow, change, count } = flowFigures
  const figure = ({ figures }: Line, at: number, which: number) => figures[at * count + which]!
  const assets: Column['read'] =
    dataset.kind === 'allocations'
      ? ({ figures }, at) => millions(figures[at * allocationFigures(parts)]!)
      : (line, at) => millions(figure(line, at, end))
  return {
    1: assets,
    2: (line, at) => percentOf(figure(line, at, flow), figure(line, at, start)),
    3: (line, at) => millions(figure(line, at, flow)),
    4: (line, at) => millions(figure(line, at, change)),
    5: (line, at) => percentOf(figure(line, at, change), figure(line, at, start)),
    6: (line, at) =>
      millions(figure(line, at, end) - figure(line, at, start) - figure(line, at, flow) - figure(line, at, change)),
    13: (line, at) => millions(figure(line, at, start)),
    54: ({ fund }) => fund!.domicile,
    55: ({ fund }) => fund!.currency,
    56: ({ fund }) => inLanguage(language, fund!.manager),
  }
}
