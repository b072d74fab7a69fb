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

export const savedReports: SavedReport[] = [
  {
    id: 1001,
    name: { en: 'Weekly flows by kind of fund', zh: '各类基金每周资金流向' },
    createdAt: '2025-01-15T09:00:00Z',
    updatedAt: '2026-11-01T06:30:00Z',
    definition: {
      dataset: 'FF',
      from: '01-01-2026',
      to: '10-31-2026',
      assetClasses: ['FF100000', 'FF200000', 'FF300000', 'FF400000', 'FF500000'],
      frequency: 'Weekly',
      level: 0,
      categories: [1, 2, 3],
    },
  },
  {
    id: 1002,
    name: { en: 'Energy ETFs, day by day', zh: '能源ETF每日资金流向' },
    createdAt: '2025-03-03T13:20:00Z',
    updatedAt: '2026-11-01T06:30:00Z',
    definition: {
      dataset: 'FF',
      from: '08-01-2026',
      to: '10-31-2026',
      assetClasses: ['FF100000'],
      frequency: 'Daily',
      level: 0,
      categories: [1, 3, 4],
      universalFilters: ['U100001'],
      equityFilters: ['E100006'],
    },
  },
  {
    id: 1003,
    name: { en: 'High yield bond funds of the month', zh: '当月高收益债券基金' },
    createdAt: '2025-06-20T08:45:00Z',
    updatedAt: '2026-11-01T06:30:00Z',
    definition: {
      dataset: 'FF',
      from: '10-31-2026',
      to: '10-31-2026',
      assetClasses: ['FF200000'],
      frequency: 'Monthly',
      level: 2,
      categories: [1, 2, 3, 54, 55, 56],
      bondFilters: ['B100013'],
    },
  },
  {
    id: 1004,
    name: { en: 'What emerging market equity funds hold', zh: '新兴市场股票基金的国家配置' },
    createdAt: '2025-09-08T15:10:00Z',
    updatedAt: '2026-11-01T06:30:00Z',
    definition: {
      dataset: 'CA',
      from: '11-30-2025',
      to: '10-31-2026',
      assetClasses: ['CA123000'],
      frequency: 'Monthly',
      level: 0,
      averageType: 3,
      allocationIds: [24, 37, 76, 108, 155, 156, 165],
      assets: true,
    },
  },
  {
    id: 1005,
    name: { en: 'Sector flows of US equity funds', zh: '美国股票基金的板块资金流向' },
    createdAt: '2026-02-12T10:05:00Z',
    updatedAt: '2026-11-01T06:30:00Z',
    definition: {
      dataset: 'SF',
      from: '01-01-2026',
      to: '10-31-2026',
      assetClasses: ['SF113002'],
      frequency: 'Monthly',
      level: 0,
      categories: [1, 3],
    },
  },
  {
    id: 1006,
    name: { en: 'Chinese shares in Asian funds', zh: '亚洲基金持有的中国股份' },
    createdAt: '2026-04-27T07:55:00Z',
    updatedAt: '2026-11-01T06:30:00Z',
    definition: {
      dataset: 'CS',
      from: '11-30-2025',
      to: '10-31-2026',
      assetClasses: ['CS121000'],
      frequency: 'Monthly',
      level: 0,
      averageType: 3,
      assets: true,
    },
  },
]
