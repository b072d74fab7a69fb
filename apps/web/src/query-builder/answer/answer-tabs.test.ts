import { expect, test } from 'vitest'
import { chooseTab, listTabs } from './answer-tabs.ts'
import type { Answer, AnswerHead } from './messages.ts'

const head = (status: number): AnswerHead => ({ status, statusText: '', headers: [] })
const state = (answer: Partial<Answer>, status = 200) => ({
  head: head(status),
  answer: { kind: 'json', tables: [], series: [], ...answer } as unknown as Answer,
})
const table = [{ name: 'data' }] as unknown as Answer['tables']
const series = [{ name: 'GDP' }] as unknown as Answer['series']

test('an answer offers only the tabs that it can fill', () => {
  expect(listTabs(state({ tables: table, series }))).toEqual(['table', 'chart', 'text', 'headers'])
  expect(listTabs(state({ kind: 'image' }))).toEqual(['file', 'headers'])
  expect(listTabs(state({ kind: 'empty' }))).toEqual(['headers'])
})

test('the chosen tab stays as long as the answer has it', () => {
  const rich = state({ tables: table, series })
  expect(chooseTab(listTabs(rich), 'chart', rich)).toBe('chart')
  const poor = state({ tables: table })
  expect(chooseTab(listTabs(poor), 'chart', poor)).toBe('table')
})

test('a failure is shown as the API wrote it', () => {
  const failed = state({ tables: table }, 404)
  expect(chooseTab(listTabs(failed), 'table', failed)).toBe('text')
})
