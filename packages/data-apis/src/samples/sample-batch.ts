import { collectWords } from '../sources/words.ts'
import { today } from './calendar.ts'
import { line } from './copy-lines.ts'
import { pointsLine, seriesColumns, seriesLine, textOf, vintageLines } from './copy-rows.ts'
import { indicatorEntries } from './dictionary-plan.ts'
import type { NodePlan, Tree } from './layout-plan.ts'
import type { SeriesPlan } from './plan.ts'
import { planPoints } from './point-plan.ts'

/** What one step of seeding writes, table by table in the order that references ask for. */
interface Batch {
  series: SeriesPlan[]
  words: string[]
  tables: { table: string; columns: string; lines: string[] }[]
}

/** Places that documentation speaks of: the series and database that a code belongs to. */
const fixedCodes: Record<string, string> = { '310000103:GLOBAL': 'SR89421787' }
const firstCode = 20_000_000
const databasesPerSeries = 10

/** Computes the series of a batch; `before` is the number of series in the batches before it. */
export function makeBatch(plans: SeriesPlan[], tree: Tree, before: number): Batch {
  const series: string[] = []
  const points: string[] = []
  const vintages: string[] = []
  const placements: string[] = []
  const texts = plans.map((plan, at) => {
    const codes = plan.databases.map(
      (database, nth) =>
        fixedCodes[`${plan.id}:${database}`] ?? `SR${firstCode + (before + at) * databasesPerSeries + nth}`,
    )
    const text = textOf(plan, codes)
    const planned = planPoints(plan)
    series.push(seriesLine(plan, planned, text))
    points.push(pointsLine(plan, planned))
    vintages.push(vintageLines(plan, planned))
    plan.databases.forEach((database, nth) => {
      placements.push(placementLine(plan, codes[nth]!, tree.place(plan, database)))
    })
    return text
  })
  return {
    series: plans,
    words: collectWords(texts),
    tables: [
      { table: 'macro.layout_node', columns: nodeColumns, lines: tree.takeNew().map(nodeLine) },
      { table: 'macro.series', columns: seriesColumns, lines: series },
      { table: 'macro.series_points', columns: pointColumns, lines: points },
      { table: 'macro.vintage', columns: 'series_id, revision_date, revision_type, dates, values', lines: vintages },
      { table: 'macro.chain', columns: chainColumns, lines: plans.flatMap(plan => chainLines(plan, plans)) },
      { table: 'macro.placement', columns: placementColumns, lines: placements },
    ],
  }
}

const pointColumns = 'series_id, dates, values, updated_at, deleted_dates, deleted_values, deleted_at'
const nodeColumns = 'code, kind, parent, database, key, name_en, name_zh, display_order, updated_at'
const chainColumns = 'series_id, id, for_vintages, members, name_en, name_zh'
const placementColumns =
  'series_code, series_id, database_code, topic_code, section_code, table_code, parent_code, short_name_en, ' +
  'short_name_zh, separator_after, display_order'

const nodeLine = (node: NodePlan) =>
  line([
    node.code,
    node.kind,
    node.parent,
    node.database,
    node.key,
    node.name_en,
    node.name_zh,
    node.display_order,
    today,
  ])

/** Annual series come first in a table, then the more frequent ones, and discontinued ones last. */
function placementLine(plan: SeriesPlan, code: string, nodes: ReturnType<Tree['place']>): string {
  const indicator = indicatorEntries.find(({ id }) => id === plan.indicatorId)!
  const order = 'YQMWD'.indexOf(plan.frequency) + 1 + (plan.status === 'T' ? 0 : 10)
  return line([
    code,
    plan.id,
    nodes.database_code,
    nodes.topic_code,
    nodes.section_code,
    nodes.table_code,
    code,
    indicator.name_en,
    indicator.name_zh,
    plan.status !== 'T',
    order,
  ])
}

const splice = {
  en: 'Older values are multiplied by the ratio of both series in their first common period.',
  zh: '较早的数值乘以两条数列在首个共同时期的比值。',
}

function chainLines(plan: SeriesPlan, plans: SeriesPlan[]): string[] {
  if (!plan.continues.length) return []
  const older = plans.filter(({ id }) => plan.continues.includes(id))
  const keepsVintages = [plan, ...older].every(({ revision }) => revision !== undefined)
  return [line([plan.id, '1', keepsVintages, `{${[plan.id, ...plan.continues].join(',')}}`, splice.en, splice.zh])]
}
