import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DataContext } from '../data-api.ts'
import { writeLock } from '../sources/claim-ids.ts'
import { insertWords } from '../sources/words.ts'
import { buildEconomies, type Economy } from './economy.ts'
import { Tree } from './layout-plan.ts'
import { planEconomy, type SeriesPlan } from './plan.ts'
import { type Batch, makeBatch } from './sample-batch.ts'
import { saveDictionaries } from './sample-dictionaries.ts'
import { planAggregates, planCities, planCommodities, planProvinces } from './special-plans.ts'

const markName = 'macroeconomic'

export interface SampleOptions {
  /** Only this many of the largest economies; all of them without it. */
  economies?: number | undefined
}

/**
 * Writes the sample data of the macroeconomic database, once: all of it and the mark that it is there in one
 * transaction, so that a start that is killed half-way begins again. Resolves to false when it was there already.
 * Two processes may call it at once.
 */
export async function seedSamples(
  ctx: Pick<DataContext, 'pool'>,
  progress: (line: string) => void = () => {},
  options: SampleOptions = {},
): Promise<boolean> {
  if (await isMarked(ctx.pool)) return false
  const client = await ctx.pool.connect()
  try {
    await client.query("begin; set local timezone = 'UTC'; set local synchronous_commit = on")
    await client.query(writeLock)
    const isMine = !(await isMarked(client))
    if (isMine) await writeSamples(client, progress, options)
    await client.query('commit')
    client.release()
    return isMine
  } catch (error) {
    client.release(true) // ends the connection, and with it the transaction
    throw error
  }
}

async function isMarked(connection: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rowCount } = await connection.query('select 1 from macro.sample_mark where name = $1', [markName])
  return Boolean(rowCount)
}

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions) {
  const economies = buildEconomies(options.economies)
  await client.query('drop index macro.series_search_idx') // made once at the end, which takes a tenth of the time
  await saveDictionaries(client)
  const { rows } = await client.query<{ key: string; code: string }>('select key, code from macro.layout_node')
  const tree = new Tree(new Map(rows.map(({ key, code }) => [key, code])))
  const words = new Set<string>()
  let series = 0
  for (const [done, step] of steps(economies).entries()) {
    if (done % 20 === 0 && done < economies.length) {
      progress(`Writing sample data: ${series} series, ${done} of ${economies.length} economies`)
    }
    const batch = makeBatch([...step()], tree, series)
    for (const word of batch.words) words.add(word)
    await copyBatch(client, batch)
    series += batch.series.length
  }
  progress(`Writing sample data: ${series} series, preparing the search`)
  await client.query(insertWords, [[...words]])
  await client.query('create index series_search_idx on macro.series using gin (search) with (fastupdate = off)')
  await client.query('insert into macro.sample_mark (name, made_at) values ($1, now())', [markName])
  await client.query('analyze macro.series, macro.series_points, macro.placement, macro.layout_node, macro.word')
}

/** One step per economy, then what belongs to none of them alone. */
function steps(economies: Economy[]): (() => Iterable<SeriesPlan>)[] {
  const china = economies.filter(({ place }) => place.id === 'CN')
  return [
    ...economies.map(economy => () => planEconomy(economy)),
    () => planCommodities(economies[0]!),
    ...china.flatMap(economy => [() => planProvinces(economy), () => planCities(economy)]),
    () => planAggregates(economies),
  ]
}

async function copyBatch(client: pg.PoolClient, { tables }: Batch) {
  for (const { table, columns, lines } of tables) {
    if (!lines.length) continue
    const target = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
    await pipeline(Readable.from(lines), target)
  }
}
