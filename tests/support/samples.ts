import type { DataContext } from '@portal/data-apis/data-api.ts'
import { seedSamples } from '@portal/data-apis/samples/seed.ts'
import { openDatabase } from '@portal/services/db.ts'
import { inject } from 'vitest'
import { makeTestDatabase } from './context.ts'
import { inDatabase, withSamples } from './postgres.ts'

/** How many economies the sample of the tests has: the largest ones, from the United States to Mexico. */
export const sampleEconomies = 12
/** How many companies, and what refers to them in proportion. */
export const sampleCompanies = 400
/** The day on which tests read the sample. */
export const sampleNow = new Date('2026-11-02T08:00:00Z')

/** What the data services need, over a database of its own with the sample data. `close` removes it. */
export async function openSampleContext(): Promise<DataContext & { close(): Promise<void> }> {
  const database = await makeTestDatabase(await sampleTemplate())
  const { db, pool } = openDatabase(database.url, 4)
  const close = async () => {
    await pool.end()
    await database.drop()
  }
  return { db: db as unknown as DataContext['db'], pool, now: () => sampleNow, close }
}

/**
 * The template with the sample data, made when it is first asked for; workers that ask at the same time wait for one
 * another.
 */
export async function sampleTemplate(): Promise<string> {
  const server = inject('server')
  const name = withSamples(inject('template'))
  const { pool } = openDatabase(server, 1)
  try {
    await pool.query('select pg_advisory_lock(4711)')
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await pool.query(`create database ${name} template ${inject('template')}`)
    await fill(inDatabase(server, name))
  } finally {
    await pool.end()
  }
  return name
}

async function fill(url: string) {
  const { db, pool } = openDatabase(url, 4)
  const ctx = { db, pool, now: () => sampleNow } as unknown as DataContext
  await seedSamples(ctx, () => {}, { economies: sampleEconomies, companies: sampleCompanies }).finally(() => pool.end())
}
