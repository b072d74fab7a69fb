import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContext } from '../../../tests/support/context.ts'
import { type Caller, makeCaller } from '../../../tests/support/operations.ts'
import { sampleNow, sampleTemplate } from '../../../tests/support/samples.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import type { Context } from './context.ts'
import { expireDumps } from './dump-expiry.ts'
import { findDownload } from './files.ts'
import { expireReports, failReport, makeReport } from './insight-report-runs.ts'

interface Answer {
  data: { title: string; format: string; downloadLink: string; downloadLinkExpiration: string }
}

let ctx: Context
let call: Caller
let now = sampleNow
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  ctx = Object.assign(await openTestContext({}, await sampleTemplate()), { now: () => now })
  ;({ call } = await makeCaller(ctx))
})
afterAll(() => ctx.close())

const ask = (params: Record<string, unknown> = {}) =>
  call<Answer>(
    'downloadInsight',
    { id: '10001', file_format: 'xlsx', ...params },
    { baseUrl: 'https://example.test/data' },
  )
const notReady = { status: 408, code: 'REPORT_NOT_READY' }

/** Does what a worker would do with the reports that were ordered. */
async function work() {
  const queued = await ctx.db.selectFrom('portal.insight_report').select('id').where('status', '=', 'queued').execute()
  for (const { id } of queued) await makeReport(ctx, id)
  return queued.length
}

async function download({ data }: Answer) {
  const [, , key, name] = new URL(data.downloadLink).pathname.split('/')
  const file = await findDownload(ctx, key!, name!)
  return { ...file, content: fs.readFileSync(file.path) }
}

async function make(params: Record<string, unknown>) {
  await expect(ask(params)).rejects.toMatchObject(notReady)
  await work()
  return download(await ask(params))
}
const sheetOf = (content: Buffer) => unzip(content).get('xl/worksheets/sheet1.xml')!.toString()

test('orders a report once, says that it is not ready, and then gives a link for five minutes', async () => {
  await expect(ask()).rejects.toMatchObject(notReady)
  await expect(ask()).rejects.toMatchObject(notReady)
  expect(await work()).toBe(1)
  const answer = await ask()
  expect(answer.data).toMatchObject({ title: 'Growth and prices in the two largest economies', format: 'xlsx' })
  expect(answer.data.downloadLink).toMatch(/^https:\/\/example\.test\/files\/[\w-]{32}\/insight-10001\.xlsx$/)
  expect(Date.parse(answer.data.downloadLinkExpiration) - now.getTime()).toBe(300_000)
  expect(await download(answer)).toMatchObject({ name: 'insight-10001.xlsx' })
  later(5)
  await expect(download(answer)).rejects.toMatchObject({ code: 'link-expired' })
  expect((await download(await ask())).bytes).toBeGreaterThan(1000)
})

test('a workbook has a column for each series and a row for each date', async () => {
  const { content } = await make({ start_date: '2024-12-01', end_date: '2025-01-31' })
  const rows = sheetOf(content).match(/<row .*?<\/row>/g)!
  expect(rows).toHaveLength(6)
  expect(rows[0]).toContain('United States, annual growth')
  expect(rows[2]).toMatch(/>Unit<.*>%</)
  expect(rows[4]).toMatch(/<c r="A5" s="2"><v>45627<\/v><\/c><c r="B5" s="1"><v>[\d.]+<\/v><\/c>/)
  const across = await make({
    start_date: '2024-12-01',
    end_date: '2025-01-31',
    orientation: 'horizontal',
    order: 'desc',
  })
  const series = sheetOf(across.content).match(/<row .*?<\/row>/g)!
  expect(series).toHaveLength(5)
  expect(series[0]).toMatch(/<v>45658<\/v>.*<v>45627<\/v>/)
})

test('writes the words of a workbook in the language of the call', async () => {
  const zh = { id: '10001', file_format: 'xlsx', count: 3 }
  await expect(call('downloadInsight', zh, { language: 'zh' })).rejects.toMatchObject({ message: /报告正在制作/ })
  await work()
  const answer = await call<Answer>('downloadInsight', zh, { language: 'zh', baseUrl: 'https://example.test' })
  expect(answer.data.title).toBe('两大经济体的增长与物价')
  expect(sheetOf((await download(answer)).content)).toContain('美国：年增长率')
})

test('a document has a page for every three charts', async () => {
  const { content, contentType } = await make({ file_format: 'pdf' })
  expect(contentType).toBe('application/pdf')
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('makes a report anew when asked to, unless it is new', async () => {
  later(10)
  await expect(ask({ ignore_cache: true })).rejects.toMatchObject(notReady)
  expect(await work()).toBe(1)
  await ask({ ignore_cache: true })
  expect(await work()).toBe(0)
})

test('orders a report again that could not be made', async () => {
  const params = { count: 7 }
  await expect(ask(params)).rejects.toMatchObject(notReady)
  const queued = ctx.db.selectFrom('portal.insight_report').select('id').where('status', '=', 'queued')
  await failReport(ctx, (await queued.executeTakeFirstOrThrow()).id)
  await make(params)
})

test.each([
  [{ id: '99999' }, 404, 'NOT_FOUND'],
  [{ id: 'x' }, 400, 'INVALID_INPUT_PARAMETER'],
  [{ start_date: '1900-01-01', end_date: '1900-12-31' }, 400, 'EMPTY_VISUALS'],
  [{ start_date: '2020-01-02', end_date: '2020-01-01' }, 400, 'INVALID_INPUT_PARAMETER'],
  [{ date_format: 'hello' }, 400, 'INVALID_INPUT_PARAMETER'],
  [{ date_format: '---' }, 400, 'INVALID_INPUT_PARAMETER'],
  [{ adjust_columns: '0' }, 400, 'INVALID_INPUT_PARAMETER'],
  [{ decimal_places: 1.5 }, 400, 'INVALID_INPUT_PARAMETER'],
])('refuses %j', (params, status, code) => expect(ask(params)).rejects.toMatchObject({ status, code }))

test('keeps a report for a day, and then removes it with its file', async () => {
  const { path } = await download(await ask())
  await expireReports(ctx)
  await expireDumps(ctx)
  expect(fs.existsSync(path)).toBe(true)
  later(24 * 60 + 5)
  await expireReports(ctx)
  expect(fs.existsSync(path)).toBe(false)
  await expect(ask()).rejects.toMatchObject(notReady)
})
