import { type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../../data-api.ts'
import { all, type Condition, type Found, findPage, instant, isAtLeast, isOneOf, type Page } from './find.ts'
import { readKeyword } from './keyword.ts'

export interface ArticleRow {
  id: number
  language: string
  article_type: string
  title: string
  summary: string
  published_at: string
  updated_at: string
  authors: string[]
  countries: string[]
  sectors: string[]
  company_ids: number[]
  property_ids: number[]
  tags: string[]
  is_exclusive: boolean
}

export interface ArticleCriteria {
  keyword?: string | undefined
  country?: readonly string[] | undefined
  sector?: readonly string[] | undefined
  article_type?: readonly string[] | undefined
  language?: readonly string[] | undefined
  /** Number of a company. */
  company?: number | undefined
  /** Number of a property. */
  property?: number | undefined
  /** Days, both included. */
  published_from?: string | undefined
  published_to?: string | undefined
}

export type ArticleOrder = 'published:desc' | 'published:asc' | 'relevance'

const from = sql`estate.article a`
const columns = sql`a.id, a.language, a.article_type, a.title, a.summary, ${instant('a.published_at')} as published_at,
  ${instant('a.updated_at')} as updated_at, a.authors, a.countries, a.sectors, a.company_ids, a.property_ids, a.tags,
  a.is_exclusive`

/** One page of the articles that fulfil the criteria, without their bodies. `relevance` needs a keyword. */
export async function findArticles(
  ctx: DataContext,
  criteria: ArticleCriteria,
  order: ArticleOrder,
  page: Page,
): Promise<Found<ArticleRow>> {
  const keyword = await readKeyword(ctx, 'a.search', criteria.keyword)
  const where = all([
    keyword?.found,
    overlaps('a.countries', criteria.country),
    overlaps('a.sectors', criteria.sector),
    isOneOf('a.article_type', criteria.article_type),
    isOneOf('a.language', criteria.language),
    holds('a.company_ids', criteria.company),
    holds('a.property_ids', criteria.property),
    isAtLeast('a.published_at', criteria.published_from && `${criteria.published_from}T00:00:00Z`),
    criteria.published_to === undefined
      ? undefined
      : sql`a.published_at < (${criteria.published_to}::date + 1)::timestamp at time zone 'UTC'`,
  ])
  const byRelevance = sql`(${keyword?.inName ?? sql`true`}) desc, a.published_at desc`
  const orders: Record<ArticleOrder, RawBuilder<unknown>> = {
    'published:desc': sql`a.published_at desc`,
    'published:asc': sql`a.published_at`,
    relevance: byRelevance,
  }
  return findPage(ctx, { columns, from, where, order: sql`${orders[order]}, a.id` }, page)
}

const overlaps = (column: string, values: readonly string[] | undefined): Condition | undefined =>
  values?.length ? sql`${sql.ref(column)} && ${[...values]}::text[]` : undefined

const holds = (column: string, id: number | undefined): Condition | undefined =>
  id === undefined ? undefined : sql`${sql.ref(column)} @> array[${id}::int]`

/** An article with its paragraphs, undefined when there is none of the number. */
export async function findArticle(
  ctx: DataContext,
  id: number,
): Promise<(ArticleRow & { body: string[] }) | undefined> {
  const query = { columns: sql`${columns}, a.body`, from, where: sql<boolean>`a.id = ${id}`, order: sql`a.id` }
  return (await findPage<ArticleRow & { body: string[] }>(ctx, query, { limit: 1, offset: 0 })).rows[0]
}
