import { limits } from '@portal/domain/limits.ts'
import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'

/** What the sandbox shows of the macroeconomic database. */
export interface SandboxScope {
  series: ReadonlySet<number>
  /** Codes of the databases, topics, sections and tables in which they are shown. */
  nodes: ReadonlySet<string>
  /** What these series refer to in each dictionary. */
  codes: Record<SandboxDictionary, ReadonlySet<string>>
}

export type SandboxDictionary =
  | 'indicators'
  | 'classifications'
  | 'places'
  | 'units'
  | 'sources'
  | 'frequencies'
  | 'statuses'

type Row = { id: number; nodes: string[] } & Record<SandboxDictionary, string[]>

const keepMs = 3_600_000
const kept = new WeakMap<object, { scope: Promise<SandboxScope>; until: number }>()

/** The scope of the sandbox, worked out once an hour: it changes only when series are added or removed. */
export function readSandboxScope(ctx: DataContext): Promise<SandboxScope> {
  const now = ctx.now().getTime()
  const known = kept.get(ctx.db)
  if (known && now < known.until && known.until <= now + keepMs) return known.scope
  const scope = chooseSeries(ctx).then(toScope)
  kept.set(ctx.db, { scope, until: now + keepMs })
  scope.catch(() => kept.delete(ctx.db))
  return scope
}

/**
 * From each of the best-known topics of the Global Database its best-known series, taking turns between monthly,
 * quarterly and annual ones.
 */
async function chooseSeries(ctx: DataContext): Promise<Row[]> {
  const { sandboxTopics, sandboxTopicSeries } = limits
  const { rows } = await sql<Row>`
    with placed as (
      select p.topic_code, s.id, s.frequency, s.popularity,
        array[p.database_code, p.topic_code, p.section_code, p.table_code] as nodes,
        row_number() over (partition by p.topic_code, s.frequency order by s.popularity desc, s.id) as nth
      from macro.placement p join macro.series s on s.id = p.series_id
      where p.database_code = 'GLOBAL' and s.frequency in ('M', 'Q', 'Y') and s.status = 'T' and s.observations > 0
    ), topic as (
      select topic_code from placed group by 1 order by max(popularity) desc, 1 limit ${sandboxTopics}
    ), chosen as (
      select placed.*, row_number() over (partition by topic_code order by nth, frequency, id) as place
      from placed join topic using (topic_code)
    )
    select s.id, chosen.nodes, s.indicator_ids as indicators, array[i.classification_id] as classifications,
      s.geo_ids || s.geo_id as places, array[s.unit_id] as units, array[s.source_id] as sources,
      array[s.frequency] as frequencies, array[s.status] as statuses
    from chosen join macro.series s using (id) join macro.indicator i on i.id = s.indicator_id
    where place <= ${sandboxTopicSeries}`.execute(ctx.db)
  return rows
}

function toScope(rows: Row[]): SandboxScope {
  const all = (name: SandboxDictionary | 'nodes') => new Set(rows.flatMap(row => row[name]))
  const codes = {
    indicators: all('indicators'),
    classifications: all('classifications'),
    places: all('places'),
    units: all('units'),
    sources: all('sources'),
    frequencies: all('frequencies'),
    statuses: all('statuses'),
  }
  return { series: new Set(rows.map(({ id }) => id)), nodes: all('nodes'), codes }
}

/** The day of the oldest of the newest points that the sandbox shows, by series. */
export async function readOldestShown(ctx: DataContext, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; day: string }>`
    select series_id as id, dates[greatest(1, cardinality(dates) + 1 - ${limits.sandboxPoints}::int)]::text as day
    from macro.series_points where series_id = any(${[...ids]}::int[]) and cardinality(dates) > 0`.execute(ctx.db)
  return new Map(rows.map(({ id, day }) => [id, day]))
}
