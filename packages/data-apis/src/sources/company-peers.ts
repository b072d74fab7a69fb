import { sql } from 'kysely'
import type { DataContext } from '../data-api.ts'

/** The figures of a company in one year, USD, of its group where it has one. */
export interface PeerFigures {
  id: number
  main_industries: string[]
  revenue: number
  net_profit: number
  assets: number
  liabilities: number
  /** Of the year before; null when there is no statement of it. */
  revenue_before: number | null
}

/** The companies whose main industries begin with one of these codes and that have an annual statement of the year. */
export async function readPeers(
  { db }: Pick<DataContext, 'db'>,
  industries: readonly string[],
  year: number,
): Promise<PeerFigures[]> {
  const { rows } = await sql<PeerFigures>`
    select c.id, c.main_industries, now.revenue_usd as revenue, now.net_profit_usd as net_profit,
      now.assets_usd as assets, now.liabilities_usd as liabilities, before.revenue_usd as revenue_before
    from company.company c
      join lateral (select s.* from company.statement s
        where s.company_id = c.id and s.year = ${year} and s.period = 'Y'
        order by s.is_consolidated desc limit 1) now on true
      left join company.statement before on before.company_id = c.id and before.year = ${year - 1}
        and before.period = 'Y' and before.is_consolidated = now.is_consolidated
    where exists (select from unnest(c.main_industries) code
      where code like any(${industries.map(code => `${code}%`)}::text[]))
    order by c.id`.execute(db)
  return rows
}
