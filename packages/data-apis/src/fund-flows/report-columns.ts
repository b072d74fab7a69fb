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
export interface Column {
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
  const named = naming(plan)
  const isDivided = dataset.kind === 'divided-flows'
  const part = named(partNames[dataset.divides ?? 'country'], ({ part }) => named.text(part!))
  const parts = dataset.kind === 'allocations' ? wantedParts(plan) : []
  const percent = parts.map((allocation, column): Column => {
    return { name: named.text(allocation), read: (line, at) => averageOf(plan, line, at, column, parts) }
  })
  const ids = request.categories.filter(id => id !== 53 && id !== 85) // which every report on funds has anyway
  const assets = request.assets && !ids.includes(1) ? [1] : []
  const money = [...ids, ...assets].map(id => {
    const name = named.text(listCategories(dataset).find(category => category.id === id)!)
    return { name, read: readers(plan, parts)[id]! }
  })
  return [...listHeads(plan, named), ...(isDivided ? [part] : []), ...percent, ...money]
}

type Naming = ReturnType<typeof naming>

function naming({ request: { language } }: ReportPlan) {
  const text = (words: { en: string; zh: string }) => inLanguage(language, words)
  const named = (words: { en: string; zh: string }, read: Column['read']): Column => ({ name: text(words), read })
  return Object.assign(named, { text })
}

function listHeads({ dataset, request, periods }: ReportPlan, named: Naming): Column[] {
  const { filters, level, language } = request
  const classes = new Map(listAssetClasses(dataset).map(({ id, ...words }) => [id.slice(2), named.text(words)]))
  const none = { en: 'None', zh: '无' }
  const joined = filters.map(id => named.text(filterOf(id))).join(language === 'zh' ? '、' : ', ') || named.text(none)
  const dates = periods.map(({ date }) => writeUsDay(date))
  return [
    named({ en: 'Date', zh: '日期' }, (_, at) => dates[at]!),
    named({ en: 'Asset Class', zh: '资产类别' }, ({ assetClass }) => classes.get(assetClass.slice(-6))!),
    named({ en: 'Filters', zh: '筛选条件' }, () => joined),
    ...(level >= 2 ? [named({ en: 'Fund', zh: '基金' }, ({ fund }) => named.text(fund!.name))] : []),
    ...(level >= 2 ? [named({ en: 'FundID', zh: '基金编号' }, ({ fund }) => fund!.id)] : []),
    ...(level === 3 ? [named({ en: 'Share Class', zh: '份额类别' }, ({ shareClass }) => shareClass!.name)] : []),
    ...(level === 3 ? [named({ en: 'ShareClassID', zh: '份额编号' }, ({ shareClass }) => shareClass!.id)] : []),
  ]
}

/** Thousands as millions. */
const millions = (thousands: number): number => Math.round(thousands) / 1000

/** Per cent with four decimals; nothing where there was nothing before. */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000_000) / 10_000

/** The values of the categories, by their ids. */
function readers({ dataset, request: { language } }: ReportPlan, parts: Allocation[]): Record<number, Column['read']> {
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
