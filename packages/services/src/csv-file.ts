import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'

type ImportProblem =
  | 'file-unreadable'
  | 'encoding-unknown'
  | 'encoding-wrong'
  | 'columns-unknown'
  | 'column-missing'
  | 'country-unknown'
  | 'no-rows'
  | 'frequency-unknown'
  | 'csv-broken'
  | 'database-unknown'

/** An import that cannot begin or go on; the words are the message `import.<problem>`. */
export class ImportError extends Error {
  readonly problem: ImportProblem
  readonly values: Record<string, string | number>
  constructor(problem: ImportProblem, values: Record<string, string | number> = {}) {
    super(problem)
    this.problem = problem
    this.values = values
  }
}

/** A file, and the name of its encoding where that is not the one its first bytes say, or UTF-8. */
export interface CsvFile {
  file: string
  encoding?: string | undefined
}

const newsEveryRows = 50_000

/**
 * Hands every row of a CSV file to `take`, under the names of the first line and with the number of the line where it
 * ends, and waits for it; answers how many there were. Throws ImportError for a file that cannot be read, and what `take`
 * throws of them.
 */
export async function readCsv(
  { file, encoding: named }: CsvFile,
  take: (record: Record<string, string>, line: number) => void | Promise<void>,
  news: { read(rows: number): void },
): Promise<number> {
  let rows = 0
  const start = await readStart(file)
  const encoding = named ?? encodingOf(start)
  const parser = parse({
    info: true,
    delimiter: findDelimiter(openDecoder(encoding)(start)),
    columns: header => header.map((name: string) => name.trim()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  })
  const takeAll = async (records: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) => {
    for await (const { record, info } of records) {
      const taking = take(record, info.lines)
      if (taking) await taking
      if (++rows % newsEveryRows === 0) news.read(rows)
    }
  }
  const text = (bytes: AsyncIterable<Buffer>) => decode(bytes, encoding)
  await pipeline(fs.createReadStream(file), text, parser, takeAll).catch(error => {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError('csv-broken', { line: parser.info.lines, message: error.message })
  })
  if (!rows) throw new ImportError('no-rows', { refused: 0 })
  news.read(rows)
  return rows
}

async function* decode(bytes: AsyncIterable<Buffer>, encoding: string) {
  const text = openDecoder(encoding)
  for await (const chunk of bytes) yield text(chunk)
  yield text()
}

/** Bytes as text, piece by piece; what has no meaning in the encoding is an error and never a wrong letter. */
function openDecoder(encoding: string): (bytes?: Buffer) => string {
  const attempt = <Made>(problem: ImportProblem, make: () => Made) => {
    try {
      return make()
    } catch {
      throw new ImportError(problem, { encoding })
    }
  }
  const decoder = attempt('encoding-unknown', () => new TextDecoder(encoding, { fatal: true }))
  return bytes => attempt('encoding-wrong', () => decoder.decode(bytes, { stream: bytes !== undefined }))
}

const encodingOf = ([first, second]: Buffer) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** Refuses column names that the file does not have. */
export function checkColumns(header: readonly string[], given: Partial<Record<string, string>>): void {
  const unknown = Object.values(given).find(name => name !== undefined && !header.includes(name))
  if (unknown) throw new ImportError('columns-unknown', { name: unknown, names: header.join(', ') })
}

/** Comma, semicolon or tab: whichever the first line has most of. */
function findDelimiter(start: string): string {
  const line = start.split(/\r?\n/, 1)[0] ?? ''
  return [',', ';', '\t'].toSorted((a, b) => line.split(b).length - line.split(a).length)[0]!
}

async function readStart(file: string): Promise<Buffer> {
  try {
    await using handle = await fs.promises.open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new ImportError('file-unreadable', { file, message: (error as Error).message })
  }
}
