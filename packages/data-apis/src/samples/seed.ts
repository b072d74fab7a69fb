import type pg from 'pg'
import type { DataContext } from '../data-api.ts'
import { writeLock } from '../sources/claim-ids.ts'
import { companySamples } from './companies/company-samples.ts'
import { dealSamples } from './deals/deal-samples.ts'
import { documentSamples } from './documents-samples.ts'
import { estateSamples } from './estate-samples.ts'
import { fundFlowSamples } from './flows/fund-flow-samples.ts'
import { macroeconomicSamples } from './macroeconomic-samples.ts'
import type { SampleOptions, SampleSet } from './sample-set.ts'

/** Each database of samples; what refers to others comes after them. */
const sampleSets: SampleSet[] = [
  macroeconomicSamples,
  companySamples,
  documentSamples,
  estateSamples,
  dealSamples,
  fundFlowSamples,
]

/**
 * Writes the sample data that is not there yet: each database and the mark that it is there in one transaction, so that
 * a start that is killed half-way begins that one again. Resolves to false when all was there. Two processes may call it
 * at once.
 */
export async function seedSamples(
  ctx: Pick<DataContext, 'pool'>,
  progress: (line: string) => void = () => {},
  options: SampleOptions = {},
): Promise<boolean> {
  let hasWritten = false
  for (const set of sampleSets) hasWritten = (await seedSet(ctx.pool, set, progress, options)) || hasWritten
  return hasWritten
}

async function seedSet(pool: pg.Pool, set: SampleSet, progress: (line: string) => void, options: SampleOptions) {
  if (await isMarked(pool, set)) return false
  const client = await pool.connect()
  try {
    await client.query("begin; set local timezone = 'UTC'; set local synchronous_commit = on")
    await client.query(writeLock)
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
