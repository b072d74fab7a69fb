import { type RawBuilder, sql } from 'kysely'
import { databases } from '../codes.ts'
import type { DataContext } from '../data-api.ts'
import type { SeriesCriteria } from './series-criteria.ts'

type CodedCriterion = keyof Pick<
  SeriesCriteria,
  'country' | 'geo' | 'region' | 'source' | 'unit' | 'indicator' | 'topic' | 'section' | 'table'
>

const inNodes = (kind: string) => sql`select from macro.layout_node n where n.code = given.code and n.kind = ${kind}`

/** Where the codes of a criterion are listed. */
const lists: Record<CodedCriterion, RawBuilder<unknown>> = {
  country: sql`select from macro.geo g where g.id = given.code and g.type = 'country'`,
  geo: sql`select from macro.geo g where g.id = given.code`,
  region: sql`select from macro.geo g where g.id = given.code and g.type in ('world', 'region')`,
  source: sql`select from macro.source o where o.id = given.code`,
  unit: sql`select from macro.unit u where u.id = given.code`,
  indicator: sql`select from macro.indicator i where i.id = given.code`,
  topic: inNodes('topic'),
  section: inNodes('section'),
  table: inNodes('table'),
}

interface UnknownCode {
  name: string
  code: string
}

/** The first code among the criteria that is in no dictionary. */
export async function findUnknownCode(ctx: DataContext, criteria: SeriesCriteria): Promise<UnknownCode | undefined> {
  const database = criteria.database?.find(code => !databases.some(({ id }) => id === code))
  if (database !== undefined) return { name: 'database', code: database }
  const given = Object.entries(lists).flatMap(([name, list]) => {
    const codes = criteria[name as CodedCriterion]
    return codes?.length
      ? [
          sql`select ${name}::text as name, given.code from unnest(${[...codes]}::text[]) given(code) where not exists (${list})`,
        ]
      : []
  })
  if (!given.length) return undefined
  const { rows } = await sql<UnknownCode>`${sql.join(given, sql` union all `)} limit 1`.execute(ctx.db)
  return rows[0]
}
