import { expect, test } from 'vitest'
import { useDataCalls } from '../../../../tests/support/data-calls.ts'
import { macroeconomic } from '../macroeconomic.ts'

interface Node {
  seriesCount: number
  metadata: { id: string; name: string }
}

const calls = useDataCalls(macroeconomic, 'ceic/macroeconomic')

const list = async (operationId: string, values: Record<string, string> = {}) =>
  (await calls.ask<{ data: Node[] }>(operationId, values)).data
const ids = (nodes: Node[]) => nodes.map(({ metadata }) => metadata.id)

test('leads from the databases down to the series of a table', async () => {
  expect(ids(await list('getLayoutDatabases'))).toEqual(expect.arrayContaining(['GLOBAL', 'CN', 'WFOR']))
  const topics = await list('getLayoutTopics', { id: 'GLOBAL' })
  expect(topics[0]!.metadata).toEqual({ id: 'TP3200827', name: 'United States' })
  expect(ids(await list('getLayoutSections', { id: 'TP3200827' }))).toContain('SC36031')
  expect(ids(await list('getLayoutTables', { id: 'SC36031' }))).toContain('TB512031')
  const series = await calls.ask<{ data: { entityId: string; ui: object }[] }>('getLayoutSeries', { id: 'TB512031' })
  expect(series.data[0]).toMatchObject({ entityId: '310000103', ui: { displayOrder: 1 } })
})

test('counts what the search finds, and leaves out nodes without any', async () => {
  const all = await list('getLayoutTopics', { id: 'GLOBAL' })
  const some = await list('getLayoutTopics', { id: 'GLOBAL', keyword: 'unemployment', geo: 'EUROPE', frequency: 'M' })
  expect(some.length).toBeGreaterThan(2)
  expect(some.length).toBeLessThan(all.length)
  const { data } = await calls.ask<{ data: { total: number } }>('searchSeries', {
    ...{ keyword: 'unemployment', geo: 'EUROPE', frequency: 'M', database: 'GLOBAL' },
  })
  expect(some.reduce((sum, { seriesCount }) => sum + seriesCount, 0)).toBe(data.total)
})

test('lists a whole level of a database at once', async () => {
  const sections = await list('getLayoutDatabaseSections', { id: 'WFOR' })
  const tables = await list('getLayoutDatabaseTables', { id: 'WFOR' })
  expect(new Set(sections.map(({ metadata }) => metadata.name))).toEqual(new Set(['Forecasts']))
  expect(tables.length).toBe(sections.length * 4)
  expect(await list('getLayoutDatabaseTopics', { id: 'WFOR' })).toEqual(await list('getLayoutTopics', { id: 'WFOR' }))
})

test('names the ancestors of a node, in both languages', async () => {
  const table = await calls.ask('getLayoutTableMetadata', { id: 'TB512031' }, { language: 'zh' })
  expect(table).toEqual({
    data: [
      {
        metadata: { id: 'TB512031', name: '国内生产总值（GDP）' },
        ancestors: { database: 'GLOBAL', topic: 'TP3200827', section: 'SC36031' },
      },
    ],
  })
})

test.each([
  ['getLayoutTopics', 'NOWHERE'],
  ['getLayoutSections', 'TP1'],
  ['getLayoutSections', 'TB512031'],
  ['getLayoutTableMetadata', 'SC36031'],
])('%s does not know %s', async (operation, id) => {
  await expect(list(operation, { id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test.each(['GLOBAL', 'TP3200827', 'SC36031', 'TB512031'])('%s has a footnote with its resources', async node_code => {
  type Metadata = { data: { footnote: { downloadLink: string }; resources: { fileName: string }[] } }
  const { data } = await calls.ask<Metadata>('getLayoutFootnoteMetadata', { node_code })
  expect(data.footnote.downloadLink).toBe(`/data/layout/${node_code}/footnote/download`)
  const file = await calls.askRaw('getLayoutFootnote', { node_code })
  expect(file).toMatchObject({ contentType: 'text/plain; charset=utf-8' })
  expect(new TextDecoder().decode('bytes' in file ? file.bytes : undefined)).toContain(node_code)
  for (const { fileName } of data.resources) {
    const resource = await calls.askRaw('getLayoutFootnoteResource', { node_code, file_name: fileName })
    expect('bytes' in resource && resource.bytes.length).toBeGreaterThan(0)
  }
  await expect(calls.ask('getLayoutFootnoteResource', { node_code, file_name: 'x.txt' })).rejects.toMatchObject({
    status: 404,
  })
})
