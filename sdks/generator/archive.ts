import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { SourceFile } from './package.ts'

/** Every file bears this time, so the same sources give the same bytes. Zip knows no earlier year than 1980. */
const fileTime = new Date('2026-01-01T00:00:00Z')

/** A gzipped tar archive (ustar) of the files. Throws when a path is longer than the format can hold. */
export function packTar(files: SourceFile[]): Uint8Array {
  const blocks = files.flatMap(({ path, content }) => {
    const bytes = Buffer.from(content as string)
    return [tarHeader(path, bytes.length), bytes, Buffer.alloc(-bytes.length & 511)]
  })
  const packed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 9 })
  // The byte that names the system which packed it; 255 is 'unknown', the same everywhere.
  packed[9] = 255
  return packed
}

function tarHeader(path: string, bytes: number): Buffer {
  const at = path.length > 100 ? path.lastIndexOf('/', 154) : -1
  const name = path.slice(at + 1)
  if (Buffer.byteLength(name) > 100 || Buffer.byteLength(path) > 255) throw new Error(`${path} is too long for tar.`)
  const header = Buffer.alloc(512)
  const octal = (value: number, from: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, from)
  header.write(name, 0)
  octal(0o644, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(bytes, 124, 11)
  octal(fileTime.getTime() / 1000, 136, 11)
  header.write(`        0`, 148)
  header.write('ustar\x0000', 257)
  if (at > 0) header.write(path.slice(0, at), 345)
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  )
  return header
}

/** A zip archive of the files, in their order. */
export async function packZip(files: SourceFile[]): Promise<Uint8Array> {
  const zip = new ZipFile()
  const chunks: Uint8Array[] = []
  zip.outputStream.on('data', chunk => chunks.push(chunk))
  for (const { path, content } of files) {
    zip.addBuffer(Buffer.from(content as string), path, { mtime: fileTime, mode: 0o100644, compressionLevel: 9 })
  }
  zip.end()
  await once(zip.outputStream, 'end')
  return Buffer.concat(chunks)
}
