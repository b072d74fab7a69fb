import type { Figure } from '@portal/domain/showcase.ts'
import { sql } from 'kysely'
import type { Context } from './context.ts'

type Store = Pick<Context, 'db'>

/** What is counted of a product whose data lie here, by API name. */
const counts: Record<string, (ctx: Store) => Promise<Figure[]>> = {
  'ceic-macroeconomic': async ({ db }) => {
    const row = await db
      .selectFrom('macro.series')
      .select([
        sql<number>`count(*)::int`.as('series'),
        sql<number>`count(distinct country_id)::int`.as('economies'),
        sql<number>`count(distinct indicator_id)::int`.as('indicators'),
      ])
      .executeTakeFirstOrThrow()
    return [
      { name: 'series', count: row.series },
      { name: 'economies', count: row.economies },
      { name: 'indicators', count: row.indicators },
    ]
  },
}

/** True figures of a product from the running data; none for one that is not counted here or holds nothing yet. */
export async function listFigures(ctx: Store, api: string): Promise<Figure[]> {
  const figures = (await counts[api]?.(ctx)) ?? []
  return figures.filter(({ count }) => count > 0)
}
