import type pg from 'pg'
import { writeLock } from '../sources/claim-ids.ts'
import { insertWords } from '../sources/words.ts'
import { copyLines } from './copy-lines.ts'
import { buildEconomies, type Economy } from './economy.ts'
import { Tree } from './layout-plan.ts'
import { planEconomy, type SeriesPlan } from './plan.ts'
import { makeBatch } from './sample-batch.ts'
import { saveDictionaries } from './sample-dictionaries.ts'
import type { SampleOptions, SampleSet } from './sample-set.ts'
import { planAggregates, planCities, planCommodities, planProvinces } from './special-plans.ts'

/** The macroeconomic database: series with their points, revisions and places in the layout. */
export const macroeconomicSamples: SampleSet = { name: 'macroeconomic', write: writeSamples }

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions) {
  await client.query(writeLock) // an import may run in another process
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
    for (const { table, columns, lines } of batch.tables) await copyLines(client, table, columns, lines)
    series += batch.series.length
  }
  progress(`Writing sample data: ${series} series, preparing the search`)
  await client.query(insertWords, [[...words]])
  await client.query('create index series_search_idx on macro.series using gin (search) with (fastupdate = off)')
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
