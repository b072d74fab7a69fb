import { expect, test } from 'vitest'
import { unzip } from '../../../tests/support/unzip.ts'
import { type Sheet, writeWorkbook } from './spreadsheet.ts'

const sheet = (more: Partial<Sheet>): Sheet => ({
  name: 'Data',
  rows: [
    ['Series', 'A <"b"> & c', '产出'],
    [{ day: '2024-12-01' }, 1.25, null],
    [{ day: '1890-01-01' }, -3, 4],
  ],
  decimalPlaces: undefined,
  dateFormat: 'YYYY-MM-DD',
  columnWidth: undefined,
  ...more,
})
const read = async (more: Partial<Sheet> = {}, part = 'xl/worksheets/sheet1.xml') =>
  unzip(await writeWorkbook(sheet(more), new Date('2026-01-12T09:41:00Z')))
    .get(part)!
    .toString()

test('writes texts, numbers and days in their places; a day before 1900 is a text', async () => {
  const xml = await read()
  expect(xml).toContain(
    '<c r="B1" t="inlineStr"><is><t xml:space="preserve">A &lt;&quot;b&quot;&gt; &amp; c</t></is></c>',
  )
  expect(xml).toContain('<c r="A2" s="2"><v>45627</v></c><c r="B2" s="1"><v>1.25</v></c></row>')
  expect(xml).toContain('<t xml:space="preserve">1890-01-01</t>')
})

test('names the columns after Z', async () => {
  const xml = await read({ rows: [Array.from({ length: 703 }, (_, at) => at)] })
  expect(xml).toContain('<c r="AA1" s="1"><v>26</v></c>')
  expect(xml).toContain('<c r="AAA1" s="1"><v>702</v></c>')
})

test('shows days and decimals as the caller wants them', async () => {
  const styles = await read({ dateFormat: 'DD.MM.YYYY', decimalPlaces: 2 }, 'xl/styles.xml')
  expect(styles).toContain('formatCode="dd\\.mm\\.yyyy"')
  expect(styles).toContain('formatCode="0.00"')
  expect(await read({}, 'xl/styles.xml')).toContain('formatCode="General"')
  expect(await read({ decimalPlaces: 0, dateFormat: 'YYYY年MM月' }, 'xl/styles.xml')).toContain(
    'formatCode="yyyy\\年mm\\月"',
  )
})

test('makes columns as wide as their content, as wide as asked for, or as usual', async () => {
  expect(await read()).not.toContain('<cols>')
  expect(await read({ columnWidth: 20 })).toContain('<col min="3" max="3" width="20" customWidth="1"/>')
  expect(await read({ columnWidth: 'auto' })).toContain('<col min="2" max="2" width="13" customWidth="1"/>')
  expect(await read({ columnWidth: 'auto' })).toContain('<col min="3" max="3" width="6" customWidth="1"/>')
})
