import { sql } from 'kysely'
import type { DataContext, DataLanguage } from '../data-api.ts'
import type { NodeKind } from './layout-write.ts'
import { type FilterChoice, readSelection, type SeriesCriteria } from './series-criteria.ts'
import { nameColumn } from './series-rows.ts'

export interface LayoutNode {
  code: string
  kind: NodeKind
  name: string
  updated_at: Date
  /** Codes of the nodes above it. */
  ancestors: Partial<Record<NodeKind, string>>
}

/** The column of macro.placement that holds the codes of a kind of node. */
const columns: Record<NodeKind, string> = {
  database: 'database_code',
  topic: 'topic_code',
  section: 'section_code',
  table: 'table_code',
}
const placementColumn = (kind: NodeKind) => sql.ref(`p.${columns[kind]}`)

/** A node by its code; undefined when there is none. */
export async function findNode(
  ctx: DataContext,
  code: string,
  language: DataLanguage,
): Promise<LayoutNode | undefined> {
  const { rows } = await sql<LayoutNode>`
    with recursive up as (
      select n.*, 0 as height from macro.layout_node n where n.code = ${code}
      union all
      select n.*, up.height + 1 from macro.layout_node n join up on n.code = up.parent
    )
    select code, kind, ${nameColumn(language)} as name, updated_at,
      (select coalesce(json_object_agg(a.kind, a.code), '{}') from up a where a.height > 0) as ancestors
    from up where height = 0`.execute(ctx.db)
  return rows[0]
}

interface CountedNode {
  code: string
  name: string
  display_order: number
  series: number
}

/** The nodes of a kind below another one (or all databases) that hold series of the selection, with their number. */
export async function listNodes(
  ctx: DataContext,
  wanted: { kind: NodeKind; below?: { kind: NodeKind; code: string }; language: DataLanguage },
  criteria: SeriesCriteria,
  filter: FilterChoice | undefined,
): Promise<CountedNode[]> {
  const { kind, below, language } = wanted
  const { where } = await readSelection(ctx, criteria, filter)
  const { rows } = await sql<CountedNode>`
    with counted as (
      select ${placementColumn(kind)} as code, count(*)::int as series
      from macro.placement p join macro.series s on s.id = p.series_id
      where ${where} ${below ? sql`and ${placementColumn(below.kind)} = ${below.code}` : sql``}
      group by 1
    )
    select n.code, n.${nameColumn(language)} as name, n.display_order, counted.series
    from counted join macro.layout_node n on n.code = counted.code
      left join macro.layout_node above on above.code = n.parent
    order by above.display_order, above.code, n.display_order, n.name_en, n.code`.execute(ctx.db)
  return rows
}

/** The series of a table that belong to the selection, in the order of the table, with their codes there. */
export async function listTableSeries(
  ctx: DataContext,
  table: string,
  criteria: SeriesCriteria,
  filter: FilterChoice | undefined,
): Promise<{ id: number; code: string }[]> {
  const { where } = await readSelection(ctx, criteria, filter)
  const { rows } = await sql<{ id: number; code: string }>`
    select s.id, p.series_code as code from macro.placement p join macro.series s on s.id = p.series_id
    where p.table_code = ${table} and ${where} order by p.display_order, s.name_en, s.id`.execute(ctx.db)
  return rows
}

export interface NodeCoverage {
  series: number
  start_date: string | null
  end_date: string | null
  frequencies: string[]
  units: string[]
  sources: { name: string; series: number }[]
  remarks: string[]
}

/** What the series under a node cover, for its footnote. */
export async function describeNode(
  ctx: DataContext,
  { kind, code }: Pick<LayoutNode, 'kind' | 'code'>,
  language: DataLanguage,
): Promise<NodeCoverage> {
  const name = nameColumn(language)
  const { rows } = await sql<NodeCoverage>`
    with placed as materialized (
      select s.* from macro.series s
      where s.id in (select p.series_id from macro.placement p where ${placementColumn(kind)} = ${code})
    )
    select count(*)::int as series, min(start_date) as start_date, max(end_date) as end_date,
      coalesce(array_agg(distinct frequency), '{}') as frequencies,
      array(select u.${name} from macro.unit u where u.id in (select unit_id from placed) order by 1) as units,
      coalesce((select json_agg(o) from (
        select o.${name} as name, count(*)::int as series
        from placed join macro.source o on o.id = placed.source_id group by 1 order by 2 desc, 1) o), '[]') as sources,
      array(select distinct ${nameColumn(language, 'remarks')} from placed
        where ${nameColumn(language, 'remarks')} is not null order by 1 limit 5) as remarks
    from placed`.execute(ctx.db)
  return rows[0]!
}
