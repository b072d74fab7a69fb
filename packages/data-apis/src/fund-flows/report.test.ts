import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleContext } from '../../../../tests/support/samples.ts'
import type { DataCall } from '../data-api.ts'
import { allocations } from './allocations.ts'
import { makeReport } from './report.ts'
import { checkReport } from './report-plan.ts'
import type { ReportDefinition } from './report-request.ts'

let ctx: Awaited<ReturnType<typeof openSampleContext>>
beforeAll(async () => (ctx = await openSampleContext()))
afterAll(() => ctx.close())

const spring = { dataset: 'FF', from: '02-26-2026', to: '05-27-2026', frequency: 'Weekly', level: 0 } as const
const money = [13, 3, 4, 6, 1]

type Asked = Partial<ReportDefinition> & Pick<ReportDefinition, 'assetClasses'>
const monthly = { frequency: 'Monthly' } as const

/** The rows of a report as objects by the names of the columns. */
async function report(definition: Asked) {
  const call = { language: 'en' } as DataCall
  const request = await checkReport(ctx, call, { ...spring, ...definition } as ReportDefinition)
  const { ColumnNames, Rows } = await makeReport(ctx, request, new AbortController().signal)
  return Rows.map(row => Object.fromEntries(row.map((value, at) => [ColumnNames[at]!, value])))
}

type Row = Awaited<ReturnType<typeof report>>[number]
const sumOf = (rows: Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
const on = (rows: Row[], date: unknown) => rows.filter(row => row.Date === date)
const [start, flow, change, forex, end] = [
  ...['Total Net Assets Start', 'Flow US$ mill', 'Portfolio Change US$ mill'],
  ...['Forex Change US$ mill', 'Total Net Assets'],
] as [string, string, string, string, string]

test('assets at the end are those at the start with flows and changes, and the next period goes on from there', async () => {
  const rows = await report({ assetClasses: ['FF111003'], categories: money })
  expect(rows).toHaveLength(13)
  for (const [at, row] of rows.entries()) {
    expect(sumOf([row], start) + sumOf([row], flow) + sumOf([row], change) + sumOf([row], forex)).toBeCloseTo(
      Number(row[end]),
      2,
    )
    if (at > 0) expect(row[end]).toBe(rows[at - 1]![start])
  }
})

test('the newest period comes first', async () => {
  const rows = await report({ assetClasses: ['FF100000'] })
  expect([rows[0]!.Date, rows.at(-1)!.Date]).toEqual(['5/27/2026', '3/4/2026'])
})

test('funds add up to their class, narrow classes to the wide one, and share classes to the fund', async () => {
  const [whole, narrow, funds, shares] = await Promise.all(
    ([0, 1, 2, 3] as const).map(level =>
      report({ assetClasses: ['FF121000'], level, categories: money, to: '03-04-2026' }),
    ),
  )
  expect([whole!.length, narrow!.length]).toEqual([1, 11])
  expect(funds!.length).toBeGreaterThan(90)
  expect(shares!.length).toBeGreaterThan(funds!.length)
  for (const rows of [narrow!, funds!, shares!])
    for (const column of [start, flow, change, forex, end])
      expect(sumOf(rows, column)).toBeCloseTo(Number(whole![0]![column]), 0)
})

test.each(['Weekly', 'Monthly'] as const)('%s flows are the sums of daily ones', async frequency => {
  const wide = await report({ assetClasses: ['FF200000'], frequency, categories: money, from: '03-01-2026' })
  const daily = await report({ assetClasses: ['FF200000'], frequency: 'Daily', categories: money, from: '02-01-2026' })
  const ends = wide.map(row => Date.parse(String(row.Date)))
  const days = daily.filter(row => {
    const day = Date.parse(String(row.Date))
    return day <= ends[0]! && day > ends[1]!
  })
  expect(sumOf(days, flow)).toBeCloseTo(Number(wide[0]![flow]), 1)
  expect(sumOf(days, change)).toBeCloseTo(Number(wide[0]![change]), 1)
})

test('percentages are of the assets at the start', async () => {
  const [row] = await report({ assetClasses: ['FF300000'], categories: [2, 5, ...money], to: '03-04-2026' })
  expect(row!['Flow %']).toBeCloseTo((Number(row![flow]) / Number(row![start])) * 100, 3)
  expect(row!['Portfolio Change %']).toBeCloseTo((Number(row![change]) / Number(row![start])) * 100, 3)
})

test('filters of one group widen, groups narrow, and the rows name them', async () => {
  const by = async (equityFilters: string[], universalFilters: string[] = []) =>
    report({ assetClasses: ['FF100000'], equityFilters, universalFilters, categories: [1], to: '03-04-2026' })
  const assets = async (...filters: Parameters<typeof by>) => sumOf(await by(...filters), end)
  const [energy, utilities] = [await assets(['E100006']), await assets(['E100011'])]
  expect(await assets(['E100006', 'E100011'])).toBeCloseTo(energy + utilities, 1)
  const etfs = await assets(['E100006'], ['U100001'])
  expect(etfs).toBeGreaterThan(0)
  expect(etfs + (await assets(['E100006'], ['U100002']))).toBeCloseTo(energy, 1)
  expect((await by(['E100006'], ['U100001']))[0]!.Filters).toBe('ETF Only, Energy')
  expect((await by([]))[0]!.Filters).toBe('None')
})

test('funds are described by the columns that ask for it', async () => {
  const rows = await report({ assetClasses: ['FF413002'], level: 2, categories: [53, 54, 55, 56], to: '03-04-2026' })
  expect(Object.keys(rows[0]!)).toEqual([
    ...['Date', 'Asset Class', 'Filters', 'Fund', 'FundID'],
    ...['Fund Domicile', 'Fund Currency', 'Manager'],
  ])
  expect(rows.filter(row => !String(row.Fund).startsWith(String(row.Manager)))).toEqual([])
})

test('what flows into countries adds up to what flows into the funds that report, and their assets too', async () => {
  const inFunds: Asked = { ...monthly, assetClasses: ['CA113000'], dataset: 'CA', averageType: 3, assets: true }
  const divided = { ...monthly, assetClasses: ['CF113000'], dataset: 'CF' } satisfies Asked
  const [assets, rows] = [await report(inFunds), await report(divided)]
  expect(rows.map(row => row.Country)).toContain('United States')
  for (const row of assets) expect(sumOf(on(rows, row.Date), end)).toBeCloseTo(Number(row[end]), 1)
  const sectors = await report({ assetClasses: ['SF113000'], dataset: 'SF', frequency: 'Weekly' })
  const industries = await report({ assetClasses: ['IF113000'], dataset: 'IF', frequency: 'Weekly' })
  expect(sumOf(sectors, flow)).toBeCloseTo(sumOf(industries, flow), 1)
})

test.each([
  ['CA', [1, 2, 3]],
  ['SA', [1, 2, 3]],
  ['IA', [2]],
  ['XA', [3]],
  ['CS', [2, 3]],
] as const)('%s allocations make up a hundred per cent', async (dataset, averageTypes) => {
  for (const averageType of averageTypes) {
    const classes = { ...monthly, assetClasses: [`${dataset}112000`], dataset, averageType }
    for (const row of await report({ ...classes, from: '11-30-2021', to: '10-31-2026' })) {
      const { Date: _, 'Asset Class': __, Filters: ___, ...parts } = row
      expect(Object.values(parts).reduce((sum: number, part) => sum + Number(part), 0)).toBeCloseTo(100, 1)
    }
  }
})

test('averages count every fund the same or by its assets, with or without those that hold nothing', async () => {
  const india = allocations.country.find(({ code }) => code === 'IN')!.id
  const base = { ...monthly, assetClasses: ['CA121000'], dataset: 'CA', allocationIds: [india] } satisfies Asked
  const days = { from: '03-31-2026', to: '03-31-2026' }
  const funds = await report({ ...base, ...days, level: 2, averageType: 1, assets: true })
  const holders = funds.filter(row => Number(row.India) > 0)
  expect(holders.length).toBeLessThan(funds.length)
  const weighted = sumOf(
    funds.map(row => ({ product: Number(row.India) * Number(row[end]) })),
    'product',
  )
  const wanted = {
    1: weighted / sumOf(funds, end),
    2: sumOf(funds, 'India') / funds.length,
    3: weighted / sumOf(funds, end),
    4: sumOf(funds, 'India') / holders.length,
    5: weighted / sumOf(holders, end),
  }
  for (const [averageType, expected] of Object.entries(wanted)) {
    const [row] = await report({ ...base, ...days, averageType: Number(averageType) })
    expect(row!.India).toBeCloseTo(expected, 2)
  }
})

test('a report ends early when nobody wants it any more', async () => {
  const request = await checkReport(ctx, { language: 'en' } as DataCall, { ...spring, assetClasses: ['FF100000'] })
  await expect(makeReport(ctx, request, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})
