import type pg from 'pg'
import { breakPages } from '../documents/layout.ts'
import { documentVector } from '../sources/document-words.ts'
import { companyCount, planCompanies } from './companies/plan.ts'
import { copyLines, line } from './copy-lines.ts'
import { type DocumentPlan, planDocuments } from './documents/document-plan.ts'
import { publicationRows } from './documents/publication-data.ts'
import type { SampleOptions, SampleSet } from './sample-set.ts'

/** Documents and news about the companies of the sample. */
export const documentSamples: SampleSet = { name: 'documents', write: writeSamples }

const documentCount = 20_000
/** Fewer companies have fewer documents, but enough of every kind to be looked at. */
const documentsPerCompany = 3

const columns =
  'id, title, body, language, format, pages, published_at, updated_at, countries, companies, industries, topics, ' +
  'publication_types, publication_id, duplicate_of, figures, words'

async function writeSamples(client: pg.PoolClient, progress: (line: string) => void, options: SampleOptions) {
  progress('Writing sample data: documents')
  await client.query('drop index document.document_words_idx') // made once at the end, which takes less time
  const publications = publicationRows.map(row => line(row))
  await copyLines(client, 'document.publication', 'id, code, name, country, language, source_type', publications)
  const { companies: wanted = companyCount } = options
  const count = Math.min(documentCount, wanted * documentsPerCompany)
  await copyLines(client, 'document.document', columns, writeLines(planDocuments(planCompanies(wanted), count)))
  progress(`Writing sample data: ${count} documents, preparing the search`)
  await client.query(`set local maintenance_work_mem = '256MB'`)
  await client.query('create index document_words_idx on document.document using gin (words) with (fastupdate = off)')
  await client.query('analyze document.document, document.publication')
}

function* writeLines(plans: Iterable<DocumentPlan>): Generator<string> {
  for (const plan of plans) yield documentLine(plan)
}

const array = (items: readonly (string | number)[]) => `{${items.join(',')}}`

const documentLine = (plan: DocumentPlan): string =>
  line([
    plan.id,
    plan.title,
    plan.body.replaceAll('\n', '\\n'),
    plan.language,
    plan.format,
    breakPages(plan.body).length,
    plan.publishedAt.toISOString(),
    plan.updatedAt.toISOString(),
    array(plan.countries),
    array(plan.companies),
    array(plan.industries),
    array(plan.topics),
    array(plan.publicationTypes),
    plan.publicationId,
    plan.duplicateOf,
    plan.figures && JSON.stringify(plan.figures),
    documentVector(plan.title, plan.body),
  ])
