import type { DataCall, DataContext, Handler } from '../data-api.ts'
import {
  type ArticleCriteria,
  type ArticleOrder,
  type ArticleRow,
  findArticle,
  findArticles,
} from '../sources/estate/articles.ts'
import { listCompanyNames } from '../sources/estate/companies.ts'
import { listPropertyNames } from '../sources/estate/properties.ts'
import { type ArticleFormat, writeBody } from './article-body.ts'
import { articleTypes } from './codes.ts'
import { companyRef, describeCountry, describeType, nameIn, namer } from './describe.ts'
import { readId, writeId } from './ids.ts'
import {
  checkRange,
  readCompany,
  readKeywordParameter,
  readList,
  readPage,
  readPlaces,
  readProperty,
} from './parameters.ts'
import { notFound } from './refusals.ts'

const describeArticleType = namer(articleTypes)

const listArticles: Handler = async (ctx, call) => {
  checkRange(call, 'published_from', 'published_to')
  const { published_from, published_to } = call.params as ArticleCriteria
  const criteria = {
    keyword: readKeywordParameter(call),
    ...(await readPlaces(ctx, call)),
    ...{ sector: readList(call, 'sector'), article_type: readList(call, 'article_type') },
    ...{ language: readList(call, 'language'), published_from, published_to },
    company: await readCompany(ctx, call, 'company_id'),
    property: await readProperty(ctx, call, 'property_id'),
  }
  const found = await findArticles(ctx, criteria, call.params.order as ArticleOrder, readPage(call))
  return { body: { data: { total: found.total, items: await describeArticles(ctx, call, found.rows) } } }
}

const getArticle: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  const row = await findArticle(ctx, readId(id))
  if (!row) throw notFound(call, id)
  const [article] = await describeArticles(ctx, call, [row])
  return { body: { data: { ...article, body: writeBody(row.body, call.params.format as ArticleFormat) } } }
}

async function describeArticles(ctx: DataContext, { language, baseUrl }: DataCall, rows: ArticleRow[]) {
  const companies = await listCompanyNames(ctx, ids(rows, 'company_ids'))
  const properties = await listPropertyNames(ctx, ids(rows, 'property_ids'))
  const companyOf = new Map(companies.map(row => [row.id, companyRef(row)]))
  const propertyOf = new Map(
    properties.map(row => [row.id, { id: writeId('PRP', row.id), name: nameIn(language, row) }]),
  )
  return rows.map(row => ({
    id: writeId('ART', row.id),
    title: row.title,
    summary: row.summary,
    article_type: describeArticleType(language, row.article_type),
    language: row.language,
    published_at: row.published_at,
    updated_at: row.updated_at,
    authors: row.authors,
    countries: row.countries.map(code => describeCountry(language, code)),
    sectors: row.sectors.map(code => describeType(language, code)),
    companies: row.company_ids.flatMap(id => companyOf.get(id) ?? []),
    properties: row.property_ids.flatMap(id => propertyOf.get(id) ?? []),
    tags: row.tags,
    is_exclusive: row.is_exclusive,
    url: `${baseUrl}/articles/${writeId('ART', row.id)}`,
  }))
}

const ids = (rows: ArticleRow[], field: 'company_ids' | 'property_ids') => [...new Set(rows.flatMap(row => row[field]))]

/** The operations of the tag Articles. */
export const articleHandlers: Record<string, Handler> = { listArticles, getArticle }
