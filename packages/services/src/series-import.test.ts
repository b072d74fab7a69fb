import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import type { Context } from './context.ts'
import { ImportError } from './csv-file.ts'
import { type ImportNews, type ImportRequest, importSeries } from './series-import.ts'

let ctx: Context
beforeAll(async () => {
  ctx = await openTestContext()
})
afterAll(() => ctx.close())

const quiet: ImportNews = { columns: () => {}, frequency: () => {}, read: () => {}, saved: () => {} }

function request(content: string, more: Partial<ImportRequest> = {}): ImportRequest {
  const file = path.join(ctx.config.dataDir, 'input.csv')
  writeFileSync(file, content)
  return { file, indicator: 'GDP', unit: 'USD', source: 'World Bank', database: 'GLOBAL', columns: {}, ...more }
}

const stored = async (name: string) =>
  (
    await ctx.pool.query(
      'select s.frequency, s.geo_id, p.dates::text[], p.values from macro.series s join macro.series_points p on p.series_id = s.id where name_en = $1',
      [name],
    )
  ).rows

test('makes one series per country, keeps regions, and says which rows it refused', async () => {
  const file =
    'Country Name,Country Code,Year,Value\nChina,CHN,2000,1\nChina,CHN,2001,2\nArab World,ARB,2000,3\nChina,CHN,soon,4\n"Korea, Rep.",KOR,2000,5\n'
  const result = await importSeries(ctx, request(file), quiet)
  expect(result).toMatchObject({ created: 3, changed: 0, unchanged: 0, rows: 5, regions: ['Arab World'] })
  expect(result.refused).toEqual([{ line: 5, problem: 'period-unreadable', found: 'soon' }])
  expect(await stored('GDP: China')).toEqual([
    { frequency: 'Y', geo_id: 'CN', dates: ['2000-12-01', '2001-12-01'], values: [1, 2] },
  ])
  expect(
    (await stored('GDP: South Korea')).length +
      (await stored('GDP: Korea')).length +
      (await stored('GDP: Korea, Rep.')).length,
  ).toBe(1)
})

test('changes nothing when the same file comes again, and only the points that differ when a newer one does', async () => {
  const first = request('Country,Year,Rate\nPeru,2000,1\nPeru,2001,2\n', { indicator: 'Rate' })
  expect(await importSeries(ctx, first, quiet)).toMatchObject({ created: 1 })
  expect(await importSeries(ctx, first, quiet)).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  const newer = request('Country,Year,Rate\nPeru,2001,3\nPeru,2002,4\n', { indicator: 'Rate' })
  expect(await importSeries(ctx, newer, quiet)).toMatchObject({ created: 0, changed: 1 })
  expect((await stored('Rate: Peru'))[0].values).toEqual([1, 3, 4])
})

test('reads semicolons, a byte order mark, Chinese headers and monthly dates', async () => {
  const told: string[] = []
  const news = { ...quiet, frequency: (frequency: string) => told.push(frequency) }
  const file = '\uFEFF国家;日期;数值\n中国;1971-01-01;2.4\n中国;1971-02-01;2.5\n中国;1971-03-01;..\n'
  const result = await importSeries(ctx, request(file, { indicator: 'Exchange rate' }), news)
  expect(told).toEqual(['M'])
  expect(result).toMatchObject({ created: 1, empty: 1 })
  expect((await stored('Exchange rate: China'))[0].dates).toEqual(['1971-01-01', '1971-02-01'])
})

test.each<[string, string, Partial<ImportRequest>, string]>([
  ['without a usable column', 'a,b,c\n1,2,3\n', {}, 'column-missing'],
  [
    'with a column that is not there',
    'Country,Year,Value\nPeru,2000,1\n',
    { columns: { value: 'Wert' } },
    'columns-unknown',
  ],
  ['without rows', 'Country,Year,Value\n', {}, 'no-rows'],
  ['with broken rows only', 'Country,Year,Value\nPeru,2000,much\n', {}, 'no-rows'],
  [
    'into a database that is not there',
    'Country,Year,Value\nPeru,2000,1\n',
    { database: 'NOWHERE' },
    'database-unknown',
  ],
])('refuses a file %s', async (_, file, more, problem) => {
  const error = await importSeries(ctx, request(file, more), quiet).catch((failure: ImportError) => failure)
  expect(error).toBeInstanceOf(ImportError)
  expect((error as ImportError).problem).toBe(problem)
})

test('refuses a file that cannot be read', async () => {
  await expect(importSeries(ctx, { ...request(''), file: '/nowhere/at/all.csv' }, quiet)).rejects.toMatchObject({
    problem: 'file-unreadable',
  })
})
