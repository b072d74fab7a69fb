import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'

export type ImportProblem =
  | 'file-unreadable'
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

const newsEveryRows = 50_000

/**
 * Hands every row of a CSV file to `take`, under the names of the first line and with the number of the line where it
 * ends; answers how many there were. Throws ImportError for a file that cannot be read, and what `take` throws of them.
 */
export async function readCsv(
  file: string,
  take: (record: Record<string, string>, line: number) => void,
  news: { read(rows: number): void },
): Promise<number> {
  let rows = 0
  const parser = parse({
    bom: true,
    info: true,
    delimiter: await findDelimiter(file),
    columns: header => header.map((name: string) => name.trim()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  })
  const takeAll = async (records: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) => {
    for await (const { record, info } of records) {
      take(record, info.lines)
      if (++rows % newsEveryRows === 0) news.read(rows)
    }
  }
  await pipeline(fs.createReadStream(file), parser, takeAll).catch(error => {
    if (error instanceof ImportError) throw error
    throw new ImportError('csv-broken', { line: parser.info.lines, message: error.message })
  })
  if (!rows) throw new ImportError('no-rows', { refused: 0 })
  news.read(rows)
  return rows
}

/** Refuses column names that the file does not have. */
export function checkColumns(header: readonly string[], given: Partial<Record<string, string>>): void {
  const unknown = Object.values(given).find(name => name !== undefined && !header.includes(name))
  if (unknown) throw new ImportError('columns-unknown', { name: unknown, names: header.join(', ') })
}

/** Comma, semicolon or tab: whichever the first line has most of. */
async function findDelimiter(file: string): Promise<string> {
  const start = await readStart(file).catch(error => {
    throw new ImportError('file-unreadable', { file, message: (error as Error).message })
  })
  const line = start.split(/\r?\n/, 1)[0] ?? ''
  return [',', ';', '\t'].toSorted((a, b) => line.split(b).length - line.split(a).length)[0]!
}

async function readStart(file: string): Promise<string> {
  const handle = await fs.promises.open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
