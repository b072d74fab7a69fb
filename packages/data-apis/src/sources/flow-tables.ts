import type { AllocationKind } from '../fund-flows/datasets.ts'

/** The tables of the fund-flow database; what their bytes hold is told in the migration. */
export interface FlowTables {
  'flow.day': { number: number; day: string }
  'flow.fund': FundTable
  'flow.share_class': { id: number; fund_id: number; name: string; part: number }
  'flow.holding': { fund_id: number; kind: AllocationKind; first_month: number; ids: number[]; parts: Buffer }
}

interface FundTable {
  id: number
  name_en: string
  name_zh: string
  manager_en: string
  manager_zh: string
  domicile: string
  currency: string
  asset_class: string
  filters: string[]
  first_day: number
  assets: Buffer
  flows: Buffer
  changes: Buffer
}
