import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DataContext } from '../data-api.ts'
import type { Figures } from './document-tables.ts'
import type { Term } from './document-term.ts'
import { type Scope, writeCondition, writeQuery } from './document-term-query.ts'
import type { DataTables } from './tables.ts'

/** What documents must fulfil; of a list of codes any one. */
export interface DocumentCriteria {
  term?: Term | undefined
  scope?: Scope | undefined
  countries?: readonly string[] | undefined
  languages?: readonly string[] | undefined
  formats?: readonly number[] | undefined
  companies?: readonly number[] | undefined
  /** NAICS codes; each stands also for the narrower ones below it. */
  industries?: readonly string[] | undefined
  topics?: readonly string[] | undefined
  sourceTypes?: readonly string[] | undefined
  /** Codes. */
  publications?: readonly string[] | undefined
  publicationTypes?: readonly string[] | undefined
  /** ISO moments, the first one included and the second one not. */
  from?: string | undefined
  before?: string | undefined
}

export type DocumentOrder = 'newest' | 'oldest' | 'relevance' | 'id_asc' | 'id_desc'

interface DocumentSearch {
  criteria: DocumentCriteria
  order: DocumentOrder
  /** Whether of a document and its repetitions only the first one is given. */
  skipDuplicates: boolean
  /** Documents from this id on, in the direction of the order. */
  startId?: number | undefined
  limit: number
  offset: number
}

/** One page of the documents that fulfil the criteria; `duplicates` are the repetitions of others among them. */
export async function searchDocuments(ctx: DataContext, search: DocumentSearch) {
  const { criteria, order, startId, limit, offset } = search
  const started = startId === undefined ? sql`true` : sql`id ${sql.raw(order === 'id_desc' ? '<=' : '>=')} ${startId}`
  const kept = search.skipDuplicates ? sql`not repeats` : sql`true`
  const { rows } = await sql<{ total: number; duplicates: number; ids: number[] | null }>`
    with matched as materialized (
      select d.id, d.published_at, ${rankOf(search)} as rank, coalesce(d.duplicate_of, d.id) as original
      from document.document d where ${writeCriteria(criteria)}
    ), marked as materialized (
      select id, published_at, rank, id > min(id) over (partition by original) as repeats from matched
    )
    select (count(*) filter (where ${kept}))::int as total, (count(*) filter (where repeats))::int as duplicates,
      (select json_agg(id) from (
        select id from marked where ${started} and ${kept} order by ${orders[order]} limit ${limit} offset ${offset}
      ) page) as ids
    from marked where ${started}`.execute(ctx.db)
  const { total, duplicates, ids } = rows[0]!
  return { total, duplicates, ids: ids ?? [] }
}

const orders: Record<DocumentOrder, RawBuilder<unknown>> = {
  newest: sql`published_at desc, id desc`,
  oldest: sql`published_at, id`,
  relevance: sql`rank desc, published_at desc, id desc`,
  id_asc: sql`id`,
  id_desc: sql`id desc`,
}

/** A word of the title weighs ten times one of the body. */
function rankOf({ criteria: { term, scope = 'everywhere' }, order }: DocumentSearch) {
  if (order !== 'relevance' || !term) return sql`0`
  return sql`ts_rank('{0.1, 0.1, 0.1, 1}', d.words, ${writeQuery(term, scope)}::tsquery)`
}

function writeCriteria(criteria: DocumentCriteria): RawBuilder<unknown> {
  const { term, scope = 'everywhere', companies, industries, sourceTypes, publications, from, before } = criteria
  const conditions = [
    criteria.countries && sql`d.countries && ${criteria.countries}::text[]`,
    criteria.languages && sql`d.language = any(${criteria.languages}::text[])`,
    criteria.formats && sql`d.format = any(${criteria.formats}::smallint[])`,
    companies && sql`d.companies && ${companies}::integer[]`,
    industries &&
      sql`exists (select from unnest(d.industries) own, unnest(${industries}::text[]) wanted
      where starts_with(own::text, wanted))`,
    criteria.topics && sql`d.topics && ${criteria.topics}::text[]`,
    criteria.publicationTypes && sql`d.publication_types && ${criteria.publicationTypes}::text[]`,
    sourceTypes && inPublications(sql`source_type = any(${sourceTypes}::text[])`),
    publications && inPublications(sql`code = any(${publications}::text[])`),
    from && sql`d.published_at >= ${from}::timestamptz`,
    before && sql`d.published_at < ${before}::timestamptz`,
    term && writeCondition(term, scope),
  ].filter(condition => condition !== undefined && condition !== '')
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`
}

const inPublications = (condition: RawBuilder<unknown>) =>
  sql`d.publication_id = any(array(select id from document.publication where ${condition}))`

export interface DocumentRow {
  id: number
  title: string
  body: string
  language: string
  format: number
  pages: number
  published_at: Date
  updated_at: Date
  countries: string[]
  companies: { isic: number; name: string }[]
  industries: number[]
  topics: string[]
  publication_types: string[]
  publication: { id: number; code: string; name: string }
  source_type: string
  figures: Figures | null
}

/** Documents in the order of their ids; unknown ids are left out. */
export async function readDocuments({ db }: DataContext, ids: readonly number[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.title, d.body, d.language, d.format, d.pages, d.published_at, d.updated_at, d.countries, d.industries,
      d.topics, d.publication_types, d.figures, p.source_type,
      json_build_object('id', p.id, 'code', p.code, 'name', p.name) as publication,
      coalesce((select json_agg(json_build_object('isic', c.id, 'name', c.name) order by about.place)
        from unnest(d.companies) with ordinality about (id, place) join company.company c on c.id = about.id), '[]')
        as companies
    from unnest(${ids}::integer[]) with ordinality wanted (id, place)
      join document.document d on d.id = wanted.id
      join document.publication p on p.id = d.publication_id
    order by wanted.place`.execute(db)
  return rows
}

/** The first of some ids that no document has. */
export async function findUnknownDocument(db: Kysely<DataTables>, ids: readonly number[]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${ids}::integer[]) with ordinality wanted (id, place)
    where not exists (select from document.document d where d.id = wanted.id) order by place limit 1`.execute(db)
  return rows[0]?.id
}
