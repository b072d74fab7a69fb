import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { escapeMarkup } from './escape-markup.ts'

/** A day as YYYY-MM-DD, to be shown in the sheet's date format. */
interface Day {
  day: string
}
export type Cell = string | number | Day | null

export interface Sheet {
  name: string
  rows: Cell[][]
  /** Digits after the point of all numbers; they keep their own without it. */
  decimalPlaces: number | undefined
  /** Made of YYYY, MM, DD and signs between them. */
  dateFormat: string
  /** Characters, or as wide as the content; the usual width without it. */
  columnWidth: number | 'auto' | undefined
}

/** A workbook of one sheet (SpreadsheetML); `at` is the time that its parts carry. */
export function writeWorkbook(sheet: Sheet, at: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(parts(sheet))) {
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`), name, { mtime: at })
  }
  zip.end()
  return buffer(zip.outputStream)
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = (sheet: Sheet): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeMarkup(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles(sheet),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${columns(sheet)}<sheetData>${sheet.rows.map(writeRow).join('')}</sheetData></worksheet>`,
})

const relationships = (targets: [kind: string, target: string][]) =>
  `<Relationships xmlns="${packaging}/relationships">${targets
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** Formats of cells: texts as they are, then numbers, then days. */
function styles({ decimalPlaces, dateFormat }: Sheet): string {
  const number = decimalPlaces === undefined ? 'General' : decimalPlaces ? `0.${'0'.repeat(decimalPlaces)}` : '0'
  const formats = [number, dateCode(dateFormat)]
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeMarkup(code)}"/>`)
    .join('')
  const cells = [0, 164, 165]
    .map(id => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('')
  return `<styleSheet xmlns="${main}"><numFmts count="2">${formats}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${cells}</cellXfs></styleSheet>`
}

/** Workbooks write yyyy-mm-dd, with every other sign marked as one. */
const dateCode = (format: string) =>
  format.replaceAll(/YYYY|MM|DD|./gsu, part =>
    part.length > 1 && /[YMD]/.test(part) ? part.toLowerCase() : `\\${part}`,
  )

function columns({ rows, columnWidth }: Sheet): string {
  if (columnWidth === undefined) return ''
  const count = Math.max(...rows.map(row => row.length))
  const widest = (column: number) => Math.max(...rows.map(row => letters(row[column] ?? null)))
  const cols = Array.from({ length: count }, (_, at) => {
    const width = columnWidth === 'auto' ? Math.min(255, widest(at) + 2) : columnWidth
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${cols.join('')}</cols>`
}

/** How many Latin letters wide a cell is; a Chinese character takes two. */
function letters(cell: Cell): number {
  if (cell === null) return 0
  if (typeof cell === 'object') return cell.day.length
  return [...String(cell)].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)
}

const writeRow = (row: Cell[], at: number) =>
  `<row r="${at + 1}">${row.map((cell, column) => writeCell(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`

function writeCell(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}" s="1"><v>${cell}</v></c>`
  if (typeof cell === 'object' && cell.day >= firstDay) return `<c r="${place}" s="2"><v>${serial(cell.day)}</v></c>`
  const text = typeof cell === 'object' ? cell.day : cell
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(text)}</t></is></c>`
}

/** A, B, ..., Z, AA: the name of a column counted from zero. */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** Workbooks count days from 1899-12-30, rightly from March 1900 on; an earlier day is written as text. */
const firstDay = '1900-03-01'
const serial = (day: string) => Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)
