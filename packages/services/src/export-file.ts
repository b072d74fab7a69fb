import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { WholeSeries } from '@portal/data-apis/macroeconomic/whole-series.ts'
import { type Consolidation, type FileFormat, type FileSubject, fileStem } from '@portal/domain/dump.ts'
import { type EntryOptions, ZipFile } from 'yazl'
import { openingTag, seriesElement } from './export-xml.ts'

export interface ExportPlan {
  subject: FileSubject
  /** What the file says about itself. */
  header: { id: string; generatedAt: string; language: string } & Record<string, unknown>
  format: FileFormat
  consolidation: Consolidation
  /** How many series will come. */
  total: number
}

type Sequence<Value> = AsyncIterable<Value> | Iterable<Value>

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
  if (consolidation === 'singlezip') return yield* archive(plan, [{ name, content: oneDocument(plan, series) }])
  if (total <= seriesPerArchive) return yield* archive(plan, documents(plan, series))
  yield* archive(plan, archives(plan, series))
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

interface Entry {
  name: string
  content: AsyncIterable<Uint8Array>
  /** Already compressed. */
  packed?: boolean
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
    const content = archive(plan, documents(plan, take(remaining, seriesPerArchive)))
    yield { name: `${fileStem(plan.subject, part)}.zip`, content, packed: true }
  }
}

async function* take<Value>(remaining: AsyncIterator<Value>, count: number): AsyncGenerator<Value> {
  for (let taken = 0; taken < count; taken++) {
    const { done, value } = await remaining.next()
    if (done) return
    yield value
  }
}

/** A zip archive of the entries, one after the other. */
async function* archive({ subject }: ExportPlan, entries: Sequence<Entry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const fail = (error: Error) => zip.outputStream.destroy(error)
  zip.on('error', fail)
  const packing = async () => {
    for await (const { name, content, packed } of entries) {
      await addEntry(zip, content, name, { mtime: subject.at, mode: 0o100644, compress: !packed })
    }
    zip.end()
  }
  packing().catch(fail)
  yield* zip.outputStream
}

/** Adds an entry and waits until it is read. The archive remembers every entry to its end, so it must not keep content. */
function addEntry(zip: ZipFile, content: AsyncIterable<Uint8Array>, name: string, options: EntryOptions) {
  let stream: Readable | undefined = Readable.from(content, { objectMode: false })
  const read = finished(stream)
  zip.addReadStreamLazy(name, options, give => {
    give(null, stream!)
    stream = undefined
  })
  return read
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
