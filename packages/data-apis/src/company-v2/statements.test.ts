import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { companyV2 } from '../company-v2.ts'

const { ctx, ask } = useDataCalls(companyV2, 'emis/api-v2')

const example = '1250077'

interface Statement {
  id: number
  year: number
  period: string
  is_consolidated: boolean
  currency: string
  multiplier: number
  end_date: string
  updated_at: string
  financial_standard: { original_standard: string; supported_standards: string[] }
}
interface Statements {
  data: { total: number; items: Statement[] }
}
interface Values {
  data: { currency: string; items: { code: string; value: number }[] }
}

const statements = async (values: Record<string, string> = {}) =>
  (await ask<Statements>('companiesIdStatementsGet', { id: example, ...values })).data

async function newest() {
  const { items } = await statements({ period: 'Y', type: 'C', limit: '1' })
  return items[0]!
}

const read = async (id: number, standard_id: string, values: Record<string, string> = {}) =>
  (await ask<Values>('companiesStatementsIdAccountsStandardIdGet', { id: String(id), standard_id, ...values })).data

test('lists the statements of a company, newest first, a page at a time', async () => {
  const { total, items } = await statements()
  expect(items).toHaveLength(total)
  expect(items.map(({ end_date }) => end_date)).toEqual(
    items
      .map(({ end_date }) => end_date)
      .toSorted()
      .toReversed(),
  )
  expect((await statements({ limit: '2', offset: '1' })).items).toEqual(items.slice(1, 3))
  expect(items.every(({ currency, multiplier }) => currency === 'BGN' && multiplier === 1000)).toBe(true)
})

test('narrows them by year, period, kind and update', async () => {
  const { items } = await statements()
  const like = async (values: Record<string, string>, wanted: (one: Statement) => boolean) => {
    const chosen = items.filter(wanted)
    expect(chosen.length).toBeGreaterThan(0)
    expect((await statements(values)).items).toEqual(chosen)
  }
  await like({ year: '2024' }, one => one.year === 2024)
  await like({ period: 'H1' }, one => one.period === 'H1')
  await like({ type: 'I' }, one => !one.is_consolidated)
  await like({ is_consolidated: 'true', year: '2025' }, one => one.is_consolidated && one.year === 2025)
  await like({ updated_from: '2026-01-01' }, one => one.updated_at >= '2026-01-01')
  expect(await statements({ year: '1990' })).toEqual({ total: 0, items: [] })
})

test('describes one statement as the list does', async () => {
  const statement = await newest()
  expect((await ask<{ data: Statement }>('companiesStatementsIdGet', { id: String(statement.id) })).data).toEqual(
    statement,
  )
})

test('reads the values in each standard that a statement supports', async () => {
  const { id, financial_standard: standards } = await newest()
  expect(standards).toEqual({ original_standard: 'BG-IFRS', supported_standards: ['EMISG', 'BG-IFRS'] })
  const [global, original] = [await read(id, 'EMISG'), await read(id, 'bg-ifrs')]
  const value = (values: Values['data'], code: string) => values.items.find(item => item.code === code)!.value
  expect(value(global, 'TA')).toBe(value(original, 'I200'))
  expect(value(global, 'TA')).toBeCloseTo(value(global, 'TE') + value(global, 'TL'), 0)
  expect(value(global, 'RNM')).toBeCloseTo((100 * value(global, 'NP')) / value(global, 'TR'), 1)
  expect((await read(id, 'EMISG', { limit: '2', offset: '1' })).items).toEqual(global.items.slice(1, 3))
})

test('converts values, and leaves ratios as they are', async () => {
  const { id } = await newest()
  const [local, dollars] = [await read(id, 'EMISG'), await read(id, 'EMISG', { currency: 'usd' })]
  expect([local.currency, dollars.currency]).toEqual(['BGN', 'USD'])
  const { data } = await ask<{ data: { size: { revenue_usd: number } } }>('companiesIdGet', {
    id: example,
    sections: 'size',
  })
  expect(dollars.items[0]!.value * 1000).toBeCloseTo(data.size.revenue_usd, -3)
  expect(dollars.items.at(-1)).toEqual(local.items.at(-1))
})

test.each<[string, Record<string, string>, number, string, string]>([
  [
    'companiesIdStatementsGet',
    { id: '99999999' },
    404,
    'COMPANY_NOT_FOUND',
    'There is no company with the id 99999999.',
  ],
  ['companiesStatementsIdGet', { id: '7' }, 404, 'STATEMENT_NOT_FOUND', 'There is no statement with the id 7.'],
  ['companiesStatementsIdGet', { id: '999999999999' }, 404, 'STATEMENT_NOT_FOUND', 'with the id 999999999999.'],
  [
    'companiesIdStatementsGet',
    { id: example, type: 'C', is_consolidated: 'false' },
    400,
    'INVALID_INPUT_PARAMETER',
    'type C',
  ],
  ['dictionaryStandardsIdAccountsGet', { id: 'XX' }, 404, 'STANDARD_NOT_FOUND', 'There is no standard with the id XX.'],
  ['companiesIdBenchmarkGet', { id: '99999999' }, 404, 'COMPANY_NOT_FOUND', 'There is no company'],
  ['companiesIdBenchmarkGet', { id: example, year: '1999' }, 404, 'STATEMENT_NOT_FOUND', 'no annual statement of 1999'],
])('%s refuses %j', async (operation, values, status, code, message) => {
  const refused = await ask(operation, values).catch(error => error)
  expect(refused).toMatchObject({ status, code })
  expect(refused.message).toContain(message)
})

test('refuses standards and currencies that a statement cannot be read in', async () => {
  const { id } = await newest()
  await expect(read(id, 'XX')).rejects.toMatchObject({ status: 404, code: 'STANDARD_NOT_FOUND' })
  await expect(read(id, 'PL-GAAP')).rejects.toThrow('cannot be read in PL-GAAP, only in EMISG, BG-IFRS.')
  await expect(read(id, 'EMISG', { currency: 'XXX' })).rejects.toThrow('currency: there is no XXX.')
})

interface Score {
  data: {
    risk_profile: string
    period: { year: number }
    financial_scores: {
      industry_code: string
      period: { company_count: number }
      benchmark: { benchmark_score: number; average_ranking: number; size: { average_size_score: number } }
      trend?: { trend_score: number }
    }[]
  }
}

test('scores a company among those of its industry', async () => {
  const { data } = await ask<Score>('companiesIdBenchmarkGet', { id: example })
  const [score] = data.financial_scores
  expect(data.period.year).toBe(2025)
  expect(score!.industry_code).toBe('321')
  expect(score!.period.company_count).toBeGreaterThan(5)
  const before = await ask<Score>('companiesIdBenchmarkGet', { id: example, year: '2021' })
  expect(before.data.financial_scores[0]!.trend).toBeUndefined()
})

test('the largest of an industry leads by size, and every company that reports has scores from 0 to 100', async () => {
  const { rows } = await ctx.pool.query<{ id: number }>(
    'select id from company.company order by revenue_usd desc limit 60',
  )
  const answers = await Array.fromAsync(rows, ({ id }) =>
    ask<Score>('companiesIdBenchmarkGet', { id: String(id) }).catch(() => undefined),
  )
  const scores = answers.flatMap(answer => answer?.data.financial_scores ?? [])
  expect(scores.length).toBeGreaterThan(50)
  expect(scores[0]!.benchmark.size.average_size_score).toBeGreaterThan(90)
  const numbers = scores.flatMap(({ benchmark, trend }) => [benchmark.benchmark_score, trend?.trend_score ?? 50])
  expect(numbers.every(number => number >= 0 && number <= 100)).toBe(true)
  expect(scores.every(({ benchmark, period }) => benchmark.average_ranking <= period.company_count)).toBe(true)
})
