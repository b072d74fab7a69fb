import { describe, expect, test } from 'vitest'
import { AnswerStore } from './answer-store.ts'

function store(content: string, headers: [string, string][] = [['content-type', 'application/json; charset=utf-8']]) {
  const kept = new AnswerStore({ status: 200, statusText: 'OK', headers })
  kept.push(new TextEncoder().encode(content))
  return { kept, answer: kept.finish() }
}

const points = [
  { date: '2020-12-31', value: 1 },
  { date: '2021-12-31', value: 2.5 },
]
const series = JSON.stringify({
  data: [{ metadata: { name: 'GDP', unit: { id: 1, name: 'USD' } }, timePoints: points }],
})

test('keeps the content and gives windows of it', () => {
  const { kept, answer } = store(series)
  expect(answer).toMatchObject({ kind: 'json', mediaType: 'application/json', bytes: series.length, seriesTotal: 1 })
  expect(answer.tables[0]).toMatchObject({ name: 'data.timePoints', rows: 2, widths: [10, 5] })
  expect(kept.rows(0, 1, 50)).toEqual([['2021-12-31', 2.5]])
  expect(kept.lines(0, 2)).toEqual(['{', '  "data": ['])
  expect(kept.lines(answer.lines - 1, answer.lines + 9)).toEqual(['}'])
  expect(kept.rows(7, 0, 9)).toEqual([])
})

test('hands series over as numbers', () => {
  const [drawn] = store(series).answer.series
  expect(drawn).toMatchObject({ name: 'GDP', unit: 'USD', frequency: 'Y' })
  expect([...(drawn?.times ?? [])]).toEqual([1609372800, 1640908800])
})

describe('an answer of another kind', () => {
  test('is text when it says so, or when it says JSON and is not', () => {
    const { kept, answer } = store('<a>\n</a>', [['content-type', 'application/xml']])
    expect(answer).toMatchObject({ kind: 'text', tables: [], lines: 2 })
    expect(kept.lines(0, 9)).toEqual(['<a>', '</a>'])
    expect(store('<html>').answer).toMatchObject({ kind: 'json', tables: [], failures: [] })
  })

  test('is a picture, a file with a safe name, or nothing', async () => {
    expect(store('x', [['content-type', 'image/png']]).answer).toMatchObject({ kind: 'image', fileName: 'answer.png' })
    const { kept, answer } = store('PK', [
      ['content-type', 'application/zip'],
      ['content-disposition', 'attachment; filename="../../etc/data 1.zip"'],
    ])
    expect(answer).toMatchObject({ kind: 'file', fileName: 'data 1.zip' })
    expect(await kept.file().text()).toBe('PK')
    const utf8: [string, string] = ['content-disposition', "attachment; filename*=UTF-8''%E6%95%B0.csv"]
    expect(store('a', [utf8]).answer.fileName).toBe('数.csv')
    expect(store('').answer.kind).toBe('empty')
  })
})

test('says what the API said about a failure', () => {
  const { answer } = store('{"errors":{"status":404,"code":"NOT_FOUND","message":"Series 1"}}')
  expect(answer.failures).toEqual([{ code: 'NOT_FOUND', message: 'Series 1' }])
})
