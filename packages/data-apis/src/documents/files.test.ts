import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataCalls } from '../../../../tests/support/data-calls.ts'
import { openSampleContext } from '../../../../tests/support/samples.ts'
import { unzip } from '../../../../tests/support/unzip.ts'
import { documents } from '../documents.ts'

interface Listed {
  id: number
  title: string
  body: string
  language: { code: string }
  pages: number
  size: number
  files: { title: string; link: string; format: string }[]
}

let ctx: Awaited<ReturnType<typeof openSampleContext>>
let now: Date
let calls: ReturnType<typeof openDataCalls>

beforeAll(async () => {
  const opened = await openSampleContext()
  now = opened.now()
  ctx = { ...opened, now: () => now }
  calls = openDataCalls(ctx, documents, 'emis/documents')
})
afterAll(() => ctx.close())

async function find(values: Record<string, string | string[]>): Promise<Listed[]> {
  const all = {
    'countries[]': ['BG', 'CN', 'PL', 'RU', 'US', 'IN', 'DE', 'BR', 'TR', 'YY'],
    includeBody: '1',
    limit: '100',
  }
  return (await calls.ask<{ data: { documents: Listed[] } }>('searchQuery', { ...all, ...values })).data.documents
}

const keyOf = (link: string) => /class=Search&method=getFile&key=([\w-]+)$/.exec(link)![1]!
const getFile = async (key: string) => {
  const answer = await calls.askRaw('searchGetFile', { key })
  if (!('bytes' in answer)) throw new Error('no file')
  return { ...answer, bytes: Buffer.from(answer.bytes) }
}

test('a PDF is a PDF with as many pages as the document says', async () => {
  for (const { id, files, pages } of await find({ 'formats[]': '2', limit: '20' })) {
    expect(files.map(({ format }) => format)).toEqual(['PDF'])
    const { bytes, contentType, fileName } = await getFile(keyOf(files[0]!.link))
    expect({ contentType, fileName }).toEqual({ contentType: 'application/pdf', fileName: `${id}_1.pdf` })
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
    expect(bytes.toString('latin1')).toContain(`/Count ${pages} `)
  }
})

test('a Word document is Rich Text that holds the text', async () => {
  const found = await find({ 'formats[]': '3', limit: '40' })
  expect(found.length).toBeGreaterThan(5)
  for (const { title, body, files } of found) {
    const { bytes, contentType, fileName } = await getFile(keyOf(files[0]!.link))
    expect({ contentType, ending: fileName!.split('.')[1] }).toEqual({
      contentType: 'application/msword',
      ending: 'doc',
    })
    expect(bytes.every(byte => byte < 0x80)).toBe(true)
    const text = readRtf(bytes.toString())
    for (const part of [title, ...body.split('\n\n')]) expect(text).toContain(part)
  }
})

const readRtf = (rtf: string): string => {
  expect(rtf).toMatch(/^\{\\rtf1[\s\S]*\}$/)
  return rtf
    .replaceAll(/\\u(-?\d+)\?/g, (_, code) => String.fromCharCode(Number(code) & 0xffff))
    .replaceAll(/\\([\\{}])/g, '$1')
}

test('a spreadsheet is a workbook with the title and the figures', async () => {
  const found = await find({ 'formats[]': '4', limit: '10' })
  for (const { title, files } of found) {
    const { bytes, contentType, fileName } = await getFile(keyOf(files[0]!.link))
    expect(contentType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(fileName).toMatch(/_1\.xlsx$/)
    const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml')!.toString()
    expect(sheet).toContain(title.replaceAll('&', '&amp;'))
    expect(sheet.match(/<row/g)!.length).toBe(15)
  }
  expect(found.length).toBeGreaterThan(2)
})

test('a document of several files gives each of them', async () => {
  const [report] = await find({ 'companies[]': '1250077', 'formats[]': '999' })
  expect(report!.files.map(({ format }) => format)).toEqual(['PDF', 'XLS'])
  const sheet = unzip((await getFile(keyOf(report!.files[1]!.link))).bytes)
    .get('xl/worksheets/sheet1.xml')!
    .toString()
  expect(sheet).toContain('94500')
})

test('a web page is HTML that a browser reads, and news has no file', async () => {
  const [page] = await find({ 'formats[]': '1', 'publicationTypes[]': 'MR' })
  const { bytes, contentType } = await getFile(keyOf(page!.files[0]!.link))
  expect(contentType).toBe('text/html; charset=utf-8')
  expect(bytes.toString()).toContain(`<html lang="${page!.language.code}">`)
  expect(bytes.toString()).toContain(`<h1>${page!.title}</h1>`)
  const news = await find({ 'formats[]': '1', 'publicationTypes[]': 'TN' })
  expect(news.flatMap(({ files }) => files)).toEqual([])
})

test('the size of a document is that of its text', async () => {
  for (const { size, body } of await find({ 'languages[]': 'zh' })) expect(size).toBe(Buffer.byteLength(body))
})

test('a key works for a day at least and for two at most', async () => {
  const start = now
  const [report] = await find({ 'formats[]': '2', limit: '1' })
  const key = keyOf(report!.files[0]!.link)
  now = new Date(start.getTime() + 24 * 3_600_000)
  expect((await getFile(key)).bytes.length).toBeGreaterThan(1000)
  now = new Date(start.getTime() + 48 * 3_600_000)
  await expect(getFile(key)).rejects.toMatchObject({ status: 404, code: '311' })
  now = start
})

test('a key that was not given out opens nothing', async () => {
  const [report] = await find({ 'formats[]': '2', limit: '1' })
  const key = keyOf(report!.files[0]!.link)
  const other = key[5] === 'A' ? 'B' : 'A'
  for (const wrong of [
    'x',
    `${key}A`,
    key.slice(1),
    key.slice(0, 5) + other + key.slice(6),
    '../../etc/passwd',
    `${key}=`,
  ])
    await expect(getFile(wrong)).rejects.toMatchObject({ status: 404, code: '311' })
})
