import type { DataAnswer } from '../data-api.ts'
import { escapeMarkup } from '../escape-markup.ts'
import type { DocumentRow } from '../sources/documents.ts'
import { writeWorkbook } from '../spreadsheet.ts'
import { writePdf } from './pdf.ts'
import { writeRtf } from './rtf.ts'

type FileFormat = 'HTML' | 'PDF' | 'DOC' | 'XLS'

const formats: Record<number, FileFormat[]> = { 1: ['HTML'], 2: ['PDF'], 3: ['DOC'], 4: ['XLS'], 999: ['PDF', 'XLS'] }

/** The formats of a document's files; news that is a web page has none, its body is all there is. */
export const fileFormats = ({ format, publication_types: types }: DocumentRow): FileFormat[] =>
  format === 1 && types.includes('TN') ? [] : formats[format]!

interface FileKind {
  contentType: string
  ending: string
  write(document: DocumentRow): Uint8Array | Promise<Uint8Array>
}

const kinds: Record<FileFormat, FileKind> = {
  HTML: { contentType: 'text/html; charset=utf-8', ending: 'html', write: writeHtml },
  PDF: { contentType: 'application/pdf', ending: 'pdf', write: ({ title, body }) => writePdf(title, body) },
  DOC: { contentType: 'application/msword', ending: 'doc', write: ({ title, body }) => writeRtf(title, body) },
  XLS: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    write: writeSheet,
  },
}

/** Makes one of a document's files out of its text and figures; undefined when it has no such file. */
export async function writeFile(document: DocumentRow, nth: number): Promise<DataAnswer | undefined> {
  const format = fileFormats(document)[nth]
  if (!format) return undefined
  const { contentType, ending, write } = kinds[format]
  return { bytes: await write(document), contentType, fileName: `${document.id}_${nth + 1}.${ending}` }
}

function writeHtml({ title, body, language }: DocumentRow): Uint8Array {
  const paragraphs = body.split('\n\n').map(text => `<p>${escapeMarkup(text)}</p>`)
  const head = `<meta charset="utf-8"><title>${escapeMarkup(title)}</title>`
  return Buffer.from(
    `<!doctype html>\n<html lang="${language}">\n<head>${head}</head>\n<body>\n<h1>${escapeMarkup(title)}</h1>\n${paragraphs.join('\n')}\n</body>\n</html>\n`,
  )
}

function writeSheet({ title, figures, updated_at: at }: DocumentRow): Promise<Uint8Array> {
  const rows = [[title], [], ...(figures ?? [])]
  const layout = { decimalPlaces: undefined, dateFormat: 'YYYY-MM-DD', columnWidth: undefined }
  return writeWorkbook({ name: 'Data', rows, ...layout }, at)
}
