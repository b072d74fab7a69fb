import type { WholeSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'
import { type Consolidation, type FileFormat, type FileSubject, fileStem } from '@portal/domain/dump.ts'
import { openingTag, seriesElement } from './export-xml.ts'
import { type Entry, type Sequence, take, zipArchive } from './zip-archive.ts'

export interface ExportPlan {
  subject: FileSubject
  /** What the file says about itself. */
  header: { id: string; generatedAt: string; language: string } & Record<string, unknown>
  format: FileFormat
  consolidation: Consolidation
  /** How many series will come. */
  total: number
}

/** 'packed in parts of at most 1,000 series' */
const seriesPerArchive = 1000

/**
 * The bytes of a delivered file. Series are asked for only as fast as the bytes are taken, and the same series and
 * plan give the same bytes.
 */
export async function* exportFile(plan: ExportPlan, series: AsyncIterable<WholeSeries>): AsyncGenerator<Uint8Array> {
  const { subject, consolidation, format, total } = plan
  if (consolidation === 'single') return yield* oneDocument(plan, series)
  const name = `${fileStem(subject)}.${format}`
  if (consolidation === 'singlezip')
    return yield* zipArchive(plan.subject.at, [{ name, content: oneDocument(plan, series) }])
  if (total <= seriesPerArchive) return yield* zipArchive(plan.subject.at, documents(plan, series))
  yield* zipArchive(plan.subject.at, archives(plan, series))
}

/** One document with all series. */
async function* oneDocument(plan: ExportPlan, series: Sequence<WholeSeries>): AsyncGenerator<Uint8Array> {
  const { head, separator, tail, write } = shapes[plan.format](plan)
  let text = head
  let isFirst = true
  for await (const entry of series) {
    text += (isFirst ? '' : separator) + write(entry)
    isFirst = false
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text + tail)
}

/** One document for each series. */
async function* documents(plan: ExportPlan, series: AsyncIterable<WholeSeries>): AsyncGenerator<Entry> {
  for await (const entry of series) {
    yield { name: `${entry.entityId}.${plan.format}`, content: oneDocument(plan, [entry]) }
  }
}

/** One numbered archive for each thousand series. */
async function* archives(plan: ExportPlan, series: AsyncIterable<WholeSeries>): AsyncGenerator<Entry> {
  const remaining = series[Symbol.asyncIterator]()
  for (let part = 1; (part - 1) * seriesPerArchive < plan.total; part++) {
    const content = zipArchive(plan.subject.at, documents(plan, take(remaining, seriesPerArchive)))
    yield { name: `${fileStem(plan.subject, part)}.zip`, content, packed: true }
  }
}

/** How a document of each format begins, ends and holds a series. */
const shapes = {
  json: ({ subject, header }: ExportPlan) => ({
    head: `{"${subject.kind}":${JSON.stringify(header)},\n"data":[\n`,
    separator: ',\n',
    tail: '\n]}\n',
    write: (series: WholeSeries) => JSON.stringify(series),
  }),
  xml: ({ subject, header: { id, generatedAt, language } }: ExportPlan) => {
    const root = subject.kind === 'dump' ? 'ceicDump' : 'ceicFeed'
    return {
      head: `<?xml version="1.0" encoding="UTF-8"?>\n${openingTag(root, { id, generatedAt, language })}\n`,
      separator: '\n',
      tail: `\n</${root}>\n`,
      write: seriesElement,
    }
  },
}
