import { createHash } from 'node:crypto'
import type { WholeSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'
import { expect, test } from 'vitest'
import { unzip } from '../../../tests/support/unzip.ts'
import { type ExportPlan, exportFile } from './export-file.ts'

const at = new Date('2026-01-12T09:41:00Z')

const plan = (more: Partial<ExportPlan>): ExportPlan => ({
  subject: { kind: 'dump', id: '7', at },
  header: { id: '7', generatedAt: at.toISOString(), language: 'en', name: 'US output' },
  format: 'json',
  consolidation: 'single',
  total: 2,
  ...more,
})

const series = (entityId: string): WholeSeries => ({
  entityId,
  subscribed: true,
  metadata: { id: Number(entityId), name: 'Output <"real"> & more\u0001', unit: { id: '1', name: '百万' } },
  layout: [{ seriesCode: 'SR1', database: { id: 'GLOBAL', name: 'Global' } }],
  timePoints: [{ date: '2024-12-01', value: 2, lastUpdateTime: '2025-01-01' }],
  deletedTimePoints: [],
})

async function* some(count: number) {
  for (let number = 1; number <= count; number++) yield series(String(number))
}

async function bytesOf(exported: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of exported) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('one JSON file holds its description and every series', async () => {
  const text = (await bytesOf(exportFile(plan({}), some(2)))).toString()
  const { dump, data } = JSON.parse(text)
  expect(dump).toMatchObject({ id: '7', name: 'US output', generatedAt: '2026-01-12T09:41:00.000Z' })
  expect(data).toEqual([series('1'), series('2')])
})

test('one XML file is well-formed whatever the names hold', async () => {
  const text = (await bytesOf(exportFile(plan({ format: 'xml' }), some(2)))).toString()
  expect(text).toContain('<ceicDump id="7" generatedAt="2026-01-12T09:41:00.000Z" language="en">')
  expect(text).toContain(
    '<name>Output &lt;&quot;real&quot;&gt; &amp; more</name><unit><id>1</id><name>百万</name></unit>',
  )
  expect(text).toContain('<timePoint date="2024-12-01" value="2" lastUpdateTime="2025-01-01"/>')
  expect(text.match(/<series id/g)).toHaveLength(2)
  expect(text.trimEnd()).toMatch(/<\/ceicDump>$/)
})

test('the file alone in an archive is the same file', async () => {
  const whole = await bytesOf(exportFile(plan({}), some(2)))
  const members = unzip(await bytesOf(exportFile(plan({ consolidation: 'singlezip' }), some(2))))
  expect([...members.keys()]).toEqual(['ceic_dump_7_20260112T094100Z.json'])
  expect([...members.values()][0]).toEqual(whole)
})

test('an archive holds one file for each series', async () => {
  const members = unzip(await bytesOf(exportFile(plan({ consolidation: 'zip' }), some(2))))
  expect([...members.keys()]).toEqual(['1.json', '2.json'])
  expect(JSON.parse(members.get('2.json')!.toString()).data).toEqual([series('2')])
})

test('more than a thousand series come in numbered archives', async () => {
  const bytes = await bytesOf(exportFile(plan({ consolidation: 'zip', total: 2001 }), some(2001)))
  const parts = unzip(bytes)
  expect([...parts].map(([name, part]) => [name, unzip(part).size])).toEqual([
    ['ceic_dump_7_20260112T094100Z_1.zip', 1000],
    ['ceic_dump_7_20260112T094100Z_2.zip', 1000],
    ['ceic_dump_7_20260112T094100Z_3.zip', 1],
  ])
})

test('the same series give the same bytes', async () => {
  const hash = async () =>
    createHash('sha256')
      .update(await bytesOf(exportFile(plan({ consolidation: 'zip' }), some(300))))
      .digest('hex')
  expect(await hash()).toBe(await hash())
})

test('asks for series only as fast as the bytes are taken', async () => {
  let asked = 0
  async function* counted() {
    for await (const entry of some(100_000)) {
      asked++
      yield entry
    }
  }
  const exported = exportFile(plan({ total: 100_000 }), counted())
  await exported.next()
  expect(asked).toBeLessThan(1000)
})

test.each(['single', 'singlezip', 'zip'] as const)(
  'passes on what goes wrong while reading (%s)',
  async consolidation => {
    async function* broken() {
      yield series('1')
      throw new Error('The database is gone.')
    }
    await expect(bytesOf(exportFile(plan({ consolidation }), broken()))).rejects.toThrow('The database is gone.')
  },
)
