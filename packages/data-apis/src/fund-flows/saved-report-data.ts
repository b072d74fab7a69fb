import type { Words } from '@portal/domain/language.ts'
import type { ReportDefinition } from './report-request.ts'

/** A report that is kept under a number for every subscriber. */
export interface SavedReport {
  id: number
  name: Words
  createdAt: string
  updatedAt: string
  definition: ReportDefinition
}

const saved = (id: number, en: string, zh: string, on: string, definition: ReportDefinition): SavedReport => ({
  ...{ id, name: { en, zh }, createdAt: `${on}T09:00:00Z`, updatedAt: '2026-11-01T06:30:00Z', definition },
})

export const savedReports: SavedReport[] = [
  saved(1001, 'Weekly flows by kind of fund', '各类基金每周资金流向', '2025-01-15', {
    ...{ dataset: 'FF', from: '01-01-2026', to: '10-31-2026', frequency: 'Weekly', level: 0 },
    assetClasses: ['FF100000', 'FF200000', 'FF300000', 'FF400000', 'FF500000'],
    categories: [1, 2, 3],
  }),
  saved(1002, 'Energy ETFs, day by day', '能源ETF每日资金流向', '2025-03-03', {
    ...{ dataset: 'FF', from: '08-01-2026', to: '10-31-2026', frequency: 'Daily', level: 0 },
    ...{ assetClasses: ['FF100000'], categories: [1, 3, 4], universalFilters: ['U100001'], equityFilters: ['E100006'] },
  }),
  saved(1003, 'High yield bond funds of the month', '当月高收益债券基金', '2025-06-20', {
    ...{ dataset: 'FF', from: '10-31-2026', to: '10-31-2026', frequency: 'Monthly', level: 2 },
    ...{ assetClasses: ['FF200000'], categories: [1, 2, 3, 54, 55, 56], bondFilters: ['B100013'] },
  }),
  saved(1004, 'What emerging market equity funds hold', '新兴市场股票基金的国家配置', '2025-09-08', {
    ...{ dataset: 'CA', from: '11-30-2025', to: '10-31-2026', frequency: 'Monthly', level: 0 },
    ...{ assetClasses: ['CA123000'], averageType: 3, allocationIds: [24, 37, 76, 108, 155, 156, 165], assets: true },
  }),
  saved(1005, 'Sector flows of US equity funds', '美国股票基金的板块资金流向', '2026-02-12', {
    ...{ dataset: 'SF', from: '01-01-2026', to: '10-31-2026', frequency: 'Monthly', level: 0 },
    ...{ assetClasses: ['SF113002'], categories: [1, 3] },
  }),
  saved(1006, 'Chinese shares in Asian funds', '亚洲基金持有的中国股份', '2026-04-27', {
    ...{ dataset: 'CS', from: '11-30-2025', to: '10-31-2026', frequency: 'Monthly', level: 0 },
    ...{ assetClasses: ['CS121000'], averageType: 3, assets: true },
  }),
]
