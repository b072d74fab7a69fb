import type { Figure, FigureName } from '@portal/domain/showcase.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from './context.ts'

type Counts = Partial<Record<FigureName, RawBuilder<number>>>

const series: Counts = {
  series: sql`(select count(*) from macro.series)`,
  economies: sql`(select count(distinct country_id) from macro.series)`,
  indicators: sql`(select count(distinct indicator_id) from macro.series)`,
}
const companies: Counts = {
  companies: sql`(select count(*) from company.company)`,
  countries: sql`(select count(distinct country_code) from company.company)`,
  statements: sql`(select count(*) from company.statement)`,
}

/** What is counted of a product whose data lie here, by API name. */
const counts: Record<string, Counts> = {
  'ceic-macroeconomic': series,
  'emis-company': companies,
  'emis-api-v2': companies,
  'emis-documents': {
    documents: sql`(select count(*) from document.document)`,
    publications: sql`(select count(*) from document.publication)`,
    languages: sql`(select count(distinct language) from document.document)`,
  },
  'emis-dealwatch': {
    deals: sql`(select count(*) from deal.deal)`,
    advisors: sql`(select count(*) from deal.advisor)`,
  },
  'epfr-api-v2': {
    funds: sql`(select count(*) from flow.fund)`,
    shareClasses: sql`(select count(*) from flow.share_class)`,
  },
  'redd-api-v1': {
    properties: sql`(select count(*) from estate.property)`,
    projects: sql`(select count(*) from estate.project)`,
    markets: sql`(select count(*) from estate.market)`,
  },
}

/** True figures of a product from the running data; none for one that is not counted here or holds nothing yet. */
export async function listFigures({ db }: Pick<Context, 'db'>, api: string): Promise<Figure[]> {
  const wanted = Object.entries(counts[api] ?? {}) as [FigureName, RawBuilder<number>][]
  if (wanted.length === 0) return []
  const { rows } = await sql<Record<string, number>>`select ${sql.join(
    wanted.map(([name, count]) => sql`${count} as ${sql.ref(name)}`),
  )}`.execute(db)
  return wanted.map(([name]) => ({ name, count: rows[0]![name]! })).filter(({ count }) => count > 0)
}
