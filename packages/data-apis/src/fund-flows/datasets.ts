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

const anyFrequency = ['Daily', 'Weekly', 'Monthly'] as const
const monthly = ['Monthly'] as const

const flows = (id: DatasetId, classes: string, divides: AllocationKind, en: string, zh: string): Dataset => ({
  ...{ id, en, zh, kind: 'divided-flows', divides, classes, frequencies: anyFrequency, levels: [0, 1] },
})
const allocations = (id: DatasetId, classes: string, divides: AllocationKind, en: string, zh: string): Dataset => ({
  ...{ id, en, zh, kind: 'allocations', divides, classes, frequencies: monthly, levels: [0, 1, 2] },
})

/** The data sets: 'allocation sets: Monthly only'. */
export const datasets: readonly Dataset[] = [
  {
    ...{ id: 'FF', en: 'Fund Flows', zh: '基金资金流向', kind: 'flows', divides: undefined, classes: '12345' },
    ...{ frequencies: anyFrequency, levels: [0, 1, 2, 3] },
  },
  flows('CF', '12', 'country', 'Country Flows', '国家资金流向'),
  flows('SF', '1', 'sector', 'Sector Flows', '板块资金流向'),
  flows('IF', '1', 'industry', 'Industry Flows', '行业资金流向'),
  allocations('CA', '12', 'country', 'Country Allocations', '国家配置'),
  allocations('SA', '1', 'sector', 'Sector Allocations', '板块配置'),
  allocations('IA', '1', 'industry', 'Industry Allocations', '行业配置'),
  allocations('XA', '12', 'currency', 'Currency Allocations', '货币配置'),
  allocations('CS', '1', 'shareType', 'China Share Class Allocations', '中国股份类别配置'),
]

export const datasetOf = (id: unknown): Dataset => datasets.find(dataset => dataset.id === id)!
