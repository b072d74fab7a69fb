import { expect, test } from 'vitest'
import { useDataCalls } from '../../../tests/support/data-calls.ts'
import { macroeconomic } from './macroeconomic.ts'

const calls = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const lists = [
  ...['Indicators', 'Indicator', 'Classifications', 'Countries', 'Geo', 'Regions', 'Sources', 'Units', 'Unit'],
  ...['Frequencies', 'Statuses', 'Layouts', 'ReleaseStatuses', 'ReleaseTypes', 'LegalForms', 'Cities'],
].map(name => `get${name}`)

test.each(lists)('%s answers by the document, in Chinese too', async operation => {
  type List = { data: { id: string; name?: string; title?: string }[] }
  const { data } = await calls.ask<List>(operation)
  expect(data.length).toBeGreaterThan(2)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  const chinese = await calls.ask<List>(operation, {}, { language: 'zh' })
  expect(chinese.data.some(({ name, title }) => /\p{Script=Han}/u.test(name ?? title ?? ''))).toBe(true)
})

test('gives all dictionaries at once', async () => {
  const { data } = await calls.ask<{ data: Record<string, object[]>[] }>('getDictionaries')
  for (const list of Object.values(data[0]!)) expect(list.length).toBeGreaterThan(2)
})

test('gives the parts of a dictionary, and a 404 for unknown ones', async () => {
  type List = { data: { id: string }[] }
  expect((await calls.ask<List>('getCountrySources', { id: 'CN' })).data.map(({ id }) => id)).toContain('CN01')
  expect((await calls.ask<List>('getClassificationIndicators', { id: '1' })).data.map(({ id }) => id)).toContain('101')
  await expect(calls.ask('getCountrySources', { id: 'XX' })).rejects.toMatchObject({ status: 404 })
  await expect(calls.ask('getClassificationIndicators', { id: '77' })).rejects.toMatchObject({ status: 404 })
})
