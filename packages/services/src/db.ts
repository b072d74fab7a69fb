import type { DataTables } from '@portal/data-apis/sources/tables.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseAddress } from './embedded-postgres.ts'
import type { PortalTables } from './tables.ts'

export type Tables = PortalTables & DataTables
export type Db = Kysely<Tables>

// A date is the text YYYY-MM-DD and a bigint that fits is a number; the driver's defaults are a local Date and a string.
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on an address or a connection string; nothing is connected until the first query. */
export function openDatabase(address: DatabaseAddress | string, max = 16): { db: Db; pool: pg.Pool } {
  const target = typeof address === 'string' ? { connectionString: address } : address
  const pool = new pg.Pool({
    ...target,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    application_name: `portal ${process.pid}`,
  })
  pool.on('error', () => {}) // an idle connection that breaks is replaced on its next use
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** Whether a query failed because no server could be reached, or the one that was there is going down. */
export function isUnreachable(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as { code?: string; message?: string; syscall?: string }
  return (
    (code === 'ENOENT' && syscall === 'connect') || // a Unix socket that is gone
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|08\w{3}|53300)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  )
}
