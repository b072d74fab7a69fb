import type pg from 'pg'
import type { DataContext } from '../data-api.ts'
import { companySamples } from './companies/company-samples.ts'
import { dealSamples } from './deals/deal-samples.ts'
import { documentSamples } from './documents-samples.ts'
import { estateSamples } from './estate-samples.ts'
import { fundFlowSamples } from './flows/fund-flow-samples.ts'
import { macroeconomicSamples } from './macroeconomic-samples.ts'
import type { SampleOptions, SampleSet } from './sample-set.ts'

/** Each database of samples, in rows that are written side by side; in a row, what refers to others comes after them. */
const sampleSets: SampleSet[][] = [
  [companySamples, documentSamples, dealSamples],
  [macroeconomicSamples],
  [estateSamples, fundFlowSamples],
]

/**
 * Writes the sample data that is not there yet: each database and the mark that it is there in one transaction, so that
 * a start that is killed half-way begins that one again. Resolves to false when all was there. Two processes may call it
 * at once. It holds a connection for each row of databases, so a smaller pool keeps one waiting until it gives up.
 */
export async function seedSamples(
  ctx: Pick<DataContext, 'pool'>,
  progress: (line: string) => void = () => {},
  options: SampleOptions = {},
): Promise<boolean> {
  const written = await Promise.all(
    sampleSets.map(async row => {
      let hasWritten = false
      for (const set of row) hasWritten = (await seedSet(ctx.pool, set, progress, options)) || hasWritten
      return hasWritten
    }),
  )
  return written.includes(true)
}

async function seedSet(pool: pg.Pool, set: SampleSet, progress: (line: string) => void, options: SampleOptions) {
  if (await isMarked(pool, set)) return false
  const client = await pool.connect()
  try {
    await client.query("begin; set local timezone = 'UTC'; set local synchronous_commit = on")
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sample.${set.name}`])
    const isMine = !(await isMarked(client, set))
    if (isMine) {
      await set.write(client, progress, options)
      await client.query('insert into sample.mark (name, made_at) values ($1, now())', [set.name])
    }
    await client.query('commit')
    client.release()
    return isMine
  } catch (error) {
    client.release(true) // ends the connection, and with it the transaction
    throw error
  }
}

async function isMarked(connection: pg.Pool | pg.PoolClient, { name }: SampleSet): Promise<boolean> {
  const { rowCount } = await connection.query('select 1 from sample.mark where name = $1', [name])
  return Boolean(rowCount)
}
