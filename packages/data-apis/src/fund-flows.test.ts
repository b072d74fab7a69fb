import { expect, test } from 'vitest'
import { useDataCalls } from '../../../tests/support/data-calls.ts'
import { datasets } from './fund-flows/datasets.ts'
import { savedReports } from './fund-flows/saved-report-data.ts'
import { fundFlows } from './fund-flows.ts'

const calls = useDataCalls(fundFlows, 'epfr/api-v2')

type List = { data: { id: string | number; name: string }[] }
type Report = { data: { ColumnNames: string[]; Rows: (string | number | null)[][] }[] }

const filters = ['Universal', 'Equity', 'Bond', 'Alternative'].map(kind => `get${kind}Filters`)

test.each([...filters, 'getCountries', 'getDatasets', 'getSavedReports'])(
  '%s answers by the document, in Chinese too',
  async operation => {
    const { data } = await calls.ask<List>(operation)
    expect(data.length).toBeGreaterThan(5)
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
    const chinese = await calls.ask<List>(operation, { lang: 'zh' }, { language: 'zh' })
    expect(chinese.data.filter(({ name }) => !/\p{Script=Han}/u.test(name))).toEqual([])
  },
)

test.each(datasets.map(({ id }) => id))('%s has asset classes and columns', async dataset => {
  const classes = (await calls.ask<List>('getAssetClasses', { dataset })).data
  expect(classes[0]).toEqual({ id: `${dataset}100000`, name: `All Equity-${dataset}-Equity` })
  expect(classes.filter(({ id }) => !new RegExp(`^${dataset}\\d{6}$`).test(String(id)))).toEqual([])
  expect((await calls.ask<List>('getCategories', { dataset })).data.length).toBeGreaterThan(3)
  const { data } = await calls.ask<List>('getAllocations', { dataset })
  expect(data.length > 0).toBe(dataset !== 'FF')
})

test.each([
  ['FF111001', 'Australia-Asia Pacific-FF-Equity'],
  ['FF113002', 'USA-North America-FF-Equity'],
  ['FF121000', 'Asia Ex-Japan-FF-Equity'],
  ['FF223002', 'Global Emerging Markets Regional-Global Emerging Markets-FF-Bond'],
  ['FF413002', 'USA-North America-FF-Money Market'],
  ['FF513002', 'USA-North America-FF-Alternative'],
])('the class %s is %s', async (id, name) => {
  const { data } = await calls.ask<List>('getAssetClasses', { dataset: 'FF' })
  expect(data).toContainEqual({ id, name })
})

test('the countries are numbered from 1 to 187 and are the allocations of CA', async () => {
  const { data } = await calls.ask<List>('getCountries')
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 187 }, (_, at) => at + 1))
  expect((await calls.ask<List>('getAllocations', { dataset: 'CA' })).data).toEqual(data)
})

test('the filters that everybody knows have their ids, and say what they are about', async () => {
  expect((await calls.ask<List>('getUniversalFilters')).data[0]).toEqual({
    id: 'U100001',
    name: 'ETF Only',
    group: 'Vehicle',
  })
  expect((await calls.ask<List>('getEquityFilters')).data).toContainEqual({
    id: 'E100006',
    name: 'Energy',
    group: 'Sector',
  })
})

test('a saved report has a definition, and one that does not exist is not found', async () => {
  const { data } = await calls.ask<{ data: object[] }>('getSavedReport', { id: '1002' })
  expect(data).toMatchObject([{ id: 1002, dataset: 'FF', definition: { universalFilters: ['U100001'], level: 0 } }])
  await expect(calls.ask('getSavedReport', { id: '7' })).rejects.toMatchObject({
    status: 404,
    code: 'REPORT_NOT_FOUND',
  })
  await expect(calls.ask('getSavedReportOutput', { id: '7' })).rejects.toMatchObject({ status: 404 })
})

test.each(savedReports.map(({ id, definition }) => [id, definition] as const))(
  'the output of the saved report %s has rows, and a value for every column',
  async (id, { dataset }) => {
    const { ColumnNames, Rows } = (await calls.ask<Report>('getSavedReportOutput', { id: String(id) })).data[0]!
    expect(Rows.length).toBeGreaterThan(9)
    expect(Rows.filter(row => row.length !== ColumnNames.length)).toEqual([])
    expect(Rows.filter(row => !String(row[1]).includes(`-${dataset}-`))).toEqual([])
  },
)

test('a report speaks Chinese', async () => {
  const { ColumnNames, Rows } = (
    await calls.ask<Report>('getSavedReportOutput', { id: '1002', lang: 'zh' }, { language: 'zh' })
  ).data[0]!
  expect(ColumnNames.slice(0, 4)).toEqual(['日期', '资产类别', '筛选条件', '总净资产'])
  expect(Rows[0]!.slice(0, 3)).toEqual(['10/30/2026', '全部股票-FF-股票', '仅ETF、能源'])
})
