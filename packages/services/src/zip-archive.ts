import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type EntryOptions, ZipFile } from 'yazl'

export type Sequence<Value> = AsyncIterable<Value> | Iterable<Value>

export interface Entry {
  name: string
  content: AsyncIterable<Uint8Array>
  /** Already compressed. */
  packed?: boolean
}

/** A zip archive of the entries, one after the other. */
export async function* zipArchive(at: Date, entries: Sequence<Entry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const fail = (error: Error) => zip.outputStream.destroy(error)
  zip.on('error', fail)
  const packing = async () => {
    for await (const { name, content, packed } of entries) {
      await addEntry(zip, content, name, { mtime: at, mode: 0o100644, compress: !packed })
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

/** The next few values, as far as there are any. */
export async function* take<Value>(remaining: AsyncIterator<Value>, count: number): AsyncGenerator<Value> {
  for (let taken = 0; taken < count; taken++) {
    const { done, value } = await remaining.next()
    if (done) return
    yield value
  }
}
