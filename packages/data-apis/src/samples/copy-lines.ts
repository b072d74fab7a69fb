import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** One line of COPY's text format. No text of the sample holds a tab, a line end or a backslash. */
export const line = (cells: (string | number | boolean | null)[]): string =>
  `${cells.map(cell => (cell === null ? '\\N' : cell)).join('\t')}\n`

/** Writes lines of COPY's text format, in the order of `columns`. */
export async function copyLines(client: pg.PoolClient, table: string, columns: string, lines: Iterable<string>) {
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
}
