import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { DataContext } from '../data-api.ts'

const secrets = new WeakMap<pg.Pool, Promise<Buffer>>()

/** What links to files are signed with, the same in every process; made when it is first asked for. */
export function readFileSecret({ pool }: DataContext): Promise<Buffer> {
  const known = secrets.get(pool)
  if (known) return known
  const secret = findSecret(pool)
  secrets.set(pool, secret)
  secret.catch(() => secrets.delete(pool))
  return secret
}

async function findSecret(pool: pg.Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ secret: Buffer }>('select secret from document.file_secret')
  if (rows[0]) return rows[0].secret
  await pool.query('insert into document.file_secret (secret) values ($1) on conflict do nothing', [randomBytes(32)])
  return findSecret(pool)
}
