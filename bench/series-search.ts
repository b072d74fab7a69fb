import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { seedSamples } from '@portal/data-apis/samples/seed.ts'
import { searchSeries } from '@portal/data-apis/sources/series-search.ts'
import { readConfig } from '@portal/services/config.ts'
import { openContext } from '@portal/services/context.ts'
import { type Figure, quantile } from './figure.ts'

export const title = 'Series search on the sample data'

/** What people type: English and Chinese, one word and several, a typing mistake, a code, a group. */
const keywords = [
  'GDP',
  'gdp china',
  'china gdp',
  'consumer price index',
  'unemployment rate germany',
  'unemploymnet',
  'exchange rate',
  'industrial production japan OR korea',
  'inflation NOT (china india)',
  'SR89421787',
  '中国',
  '国内生产总值',
  '失业率 美国',
  '价格',
  '汇率 日本',
]
const rounds = 20

/** Time of one search with its first page of 100, alone on the machine, in milliseconds. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'))
  const ctx = await openContext(readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }))
  try {
    await seedSamples(ctx)
    const bare: number[] = []
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const keyword of keywords) {
        const one = await timeOf(() => ctx.pool.query('select count(*) from macro.series'))
        const search = await timeOf(() => searchSeries(ctx, searchFor(keyword)))
        if (round === 0) continue // the first round fills the caches
        bare.push(one)
        times.push(search)
      }
    }
    return [
      { name: 'counting all series, p50', value: quantile(bare, 0.5), unit: 'ms' },
      { name: 'search, p50', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'search, p95', value: quantile(times, 0.95), unit: 'ms', target: { atMost: 20 } },
    ]
  } finally {
    await ctx.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const searchFor = (keyword: string) => ({
  criteria: { keyword, status: ['T'] },
  order: 'relevance' as const,
  direction: 'desc' as const,
  facets: [],
  limit: 100,
  offset: 0,
})

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
