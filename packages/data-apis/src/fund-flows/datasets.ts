import type { Words } from '@portal/domain/language.ts'

export type DatasetId = 'FF' | 'CF' | 'SF' | 'IF' | 'CA' | 'SA' | 'IA' | 'XA' | 'CS'
export type Frequency = 'Daily' | 'Weekly' | 'Monthly'
/** What the holdings of a fund are divided by. */
export type AllocationKind = 'country' | 'sector' | 'industry' | 'currency' | 'shareType'
/** How far a report goes into detail: sums, sums of the narrowest asset classes, funds, share classes of funds. */
export type Level = 0 | 1 | 2 | 3

export interface Dataset extends Words {
  id: DatasetId
  /** Money per fund, money per holding of funds, or per cent of what funds hold. */
  kind: 'flows' | 'divided-flows' | 'allocations'
  /** Nothing for flows that are not divided. */
  divides: AllocationKind | undefined
  /** First digits of its asset classes. */
  classes: string
  frequencies: readonly Frequency[]
  levels: readonly Level[]
}

/** What data sets of one kind have in common: 'allocation sets: Monthly only'. */
const kinds = {
  flows: { frequencies: ['Daily', 'Weekly', 'Monthly'], levels: [0, 1, 2, 3] },
  'divided-flows': { frequencies: ['Daily', 'Weekly', 'Monthly'], levels: [0, 1] },
  allocations: { frequencies: ['Monthly'], levels: [0, 1, 2] },
} as const

type DatasetRow = [DatasetId, Dataset['kind'], AllocationKind | undefined, classes: string, en: string, zh: string]

const datasetRows: DatasetRow[] = [
  ['FF', 'flows', undefined, '12345', 'Fund Flows', '基金资金流向'],
  ['CF', 'divided-flows', 'country', '12', 'Country Flows', '国家资金流向'],
  ['SF', 'divided-flows', 'sector', '1', 'Sector Flows', '板块资金流向'],
  ['IF', 'divided-flows', 'industry', '1', 'Industry Flows', '行业资金流向'],
  ['CA', 'allocations', 'country', '12', 'Country Allocations', '国家配置'],
  ['SA', 'allocations', 'sector', '1', 'Sector Allocations', '板块配置'],
  ['IA', 'allocations', 'industry', '1', 'Industry Allocations', '行业配置'],
  ['XA', 'allocations', 'currency', '12', 'Currency Allocations', '货币配置'],
  ['CS', 'allocations', 'shareType', '1', 'China Share Class Allocations', '中国股份类别配置'],
]

/** The data sets, in the order of the specification. */
export const datasets: readonly Dataset[] = datasetRows.map(([id, kind, divides, classes, en, zh]) => {
  return { id, en, zh, kind, divides, classes, ...kinds[kind] }
})

export const datasetOf = (id: unknown): Dataset => datasets.find(dataset => dataset.id === id)!
