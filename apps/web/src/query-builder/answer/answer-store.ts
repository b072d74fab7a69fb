import { readFailures } from '@portal/domain/answer-failure.ts'
import { type AnswerSeries, findSeries } from '@portal/domain/answer-series.ts'
import { type AnswerTable, findTables, readCell } from '@portal/domain/answer-table.ts'
import { ByteLines } from '@portal/domain/byte-lines.ts'
import { jsonLine, jsonLineReader, textLine, textLineReader } from '@portal/domain/json-lines.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Answer, AnswerHead, Cell, ChartSeries, TableHead } from './messages.ts'

/** An answer as it arrives, and everything that is asked about it afterwards. Lives in the worker. */
export class AnswerStore {
  readonly #lines = new ByteLines()
  readonly #kind: Answer['kind']
  readonly #mediaType: string
  readonly #fileName: string
  readonly #read: (chunk: Uint8Array) => void
  #tables: AnswerTable[] = []

  constructor(head: AnswerHead) {
    const header = (name: string) => head.headers.find(([own]) => own === name)?.[1] ?? ''
    this.#mediaType = header('content-type').split(';')[0]?.trim().toLowerCase() ?? ''
    this.#kind = kindOf(this.#mediaType)
    this.#fileName = fileNameOf(header('content-disposition'), this.#mediaType)
    this.#read = this.#reader()
  }

  #reader(): (chunk: Uint8Array) => void {
    if (this.#kind === 'json') return jsonLineReader(this.#lines)
    if (this.#kind === 'text') return textLineReader(this.#lines)
    return chunk => void this.#lines.append(chunk)
  }

  /** Takes the next bytes; says how many there are now. */
  push(chunk: Uint8Array): number {
    this.#read(chunk)
    return this.#lines.length
  }

  /** Reads the whole answer once it is complete. */
  finish(): Answer {
    const content = this.#kind === 'json' ? this.#parse() : undefined
    const series = findSeries(content)
    this.#tables = findTables(content, series)
    return {
      kind: this.#lines.length === 0 ? 'empty' : this.#kind,
      mediaType: this.#mediaType,
      fileName: this.#fileName,
      bytes: this.#lines.length,
      lines: this.#lines.count,
      tables: this.#tables.map(headOf),
      series: series.slice(0, limits.chartSeries).map(toChart),
      seriesTotal: series.length,
      failures: readFailures(content).slice(0, limits.answerFailures),
    }
  }

  /** An answer that calls itself JSON and is not is shown as the text that it is. */
  #parse(): unknown {
    try {
      return JSON.parse(this.#lines.text())
    } catch {
      return undefined
    }
  }

  lines(from: number, to: number): string[] {
    const show = this.#kind === 'json' ? jsonLine : textLine
    const count = Math.max(0, Math.min(to, this.#lines.count) - from)
    return Array.from({ length: count }, (_, at) => show(this.#lines, from + at))
  }

  rows(table: number, from: number, to: number): Cell[][] {
    const { columns, rows } = this.#tables[table] ?? { columns: [], rows: [] }
    return rows.slice(from, to).map(row => columns.map(column => readCell(row, column)))
  }

  file(): Blob {
    return new Blob([this.#lines.all()], { type: this.#mediaType })
  }
}

function kindOf(mediaType: string): Answer['kind'] {
  if (/^application\/(.*\+)?json$/.test(mediaType)) return 'json'
  if (/^text\/|^application\/(.*\+)?xml$/.test(mediaType)) return 'text'
  return /^image\/(png|jpeg|gif|webp)$/.test(mediaType) ? 'image' : 'file'
}

const endings: Record<string, string> = { 'application/zip': 'zip', 'application/pdf': 'pdf', 'image/jpeg': 'jpg' }

/** The name that the answer gives itself, without folders; otherwise one that fits its type. */
function fileNameOf(disposition: string, mediaType: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  const name = encoded && /^([^%]|%[0-9a-f]{2})*$/i.test(encoded) ? decodeURIComponent(encoded) : plain
  const ending = endings[mediaType] ?? (/[/+]([a-z]+)$/.exec(mediaType)?.[1] || 'bin')
  return name?.split(/[/\\]/).at(-1)?.trim() || `answer.${ending === 'plain' ? 'txt' : ending}`
}

function headOf({ name, columns, rows }: AnswerTable): TableHead {
  const sample = rows.slice(0, limits.answerWidthRows)
  const widths = columns.map(column =>
    Math.max(width(column.name), ...sample.map(row => width(String(readCell(row, column) ?? '')))),
  )
  return { name, columns, widths, rows: rows.length }
}

/** Width of a text in half-width characters: a Chinese character takes two. */
const width = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)

function toChart({ dates, ...series }: AnswerSeries): ChartSeries {
  return { ...series, times: Float64Array.from(dates, date => Date.parse(date) / 1000) }
}
