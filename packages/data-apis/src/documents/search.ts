import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { readFileSecret } from '../sources/document-file-secret.ts'
import {
  type DocumentCriteria,
  type DocumentOrder,
  type DocumentRow,
  readDocuments,
  searchDocuments,
} from '../sources/documents.ts'
import { listOf, readCriteria } from './criteria.ts'
import { describeDocument, writeMoment } from './describe-document.ts'
import { readFileKey } from './file-key.ts'
import { writeFile } from './files.ts'
import { findHighlights } from './highlights.ts'
import { unknownDocument, wrongKey } from './refusals.ts'

const searchQuery: Handler = async (ctx, call) => {
  const { order, skipDuplicates, startDocumentId, limit, offset, scope } = call.params as Record<string, unknown>
  const criteria = await readCriteria(ctx, call)
  const { term } = criteria
  const { total, duplicates, ids } = await searchDocuments(ctx, {
    criteria,
    order: order as DocumentOrder,
    skipDuplicates: skipDuplicates === true,
    startId: startDocumentId as number | undefined,
    limit: Number(limit),
    offset: Number(offset),
  })
  const rows = await readDocuments(ctx, ids)
  const highlights = (row: DocumentRow) => term && { highlights: findHighlights(term, String(scope), row) }
  const documents = await describe(ctx, call, rows)
  const marked = documents.map((document, at) => ({ ...document, ...highlights(rows[at]!) }))
  return {
    body: { data: { total, duplicates, results: rows.length, search: echo(call, criteria), documents: marked } },
  }
}

const searchGetDocuments: Handler = async (ctx, call) => {
  const ids = listOf<number>(call, 'ids')!
  const rows = await readDocuments(ctx, ids)
  const unknown = ids.find(id => !rows.some(row => row.id === id))
  if (unknown !== undefined) throw unknownDocument(call, unknown)
  const documents = await describe(ctx, call, rows)
  return { body: { data: { total: rows.length, duplicates: 0, results: rows.length, documents } } }
}

const searchGetFile: Handler = async (ctx, call) => {
  const file = readFileKey(await readFileSecret(ctx), String(call.params.key), ctx.now())
  const [row] = file ? await readDocuments(ctx, [file.id]) : []
  const answer = row && (await writeFile(row, file!.nth))
  if (!answer) throw wrongKey(call)
  return answer
}

async function describe(ctx: DataContext, call: DataCall, rows: DocumentRow[]) {
  const secret = await readFileSecret(ctx)
  return rows.map(row => describeDocument(row, call, secret, ctx.now()))
}

const echoedLists = [
  'countries',
  'languages',
  'formats',
  'industries',
  'topics',
  'sourceTypes',
  'publications',
  'publicationTypes',
] as const

/** What was searched for, as it was understood. */
function echo({ params }: DataCall, criteria: DocumentCriteria) {
  const { startDate, endDate, term, scope, offset, limit, order } = params as Record<string, string | undefined>
  return {
    ...Object.fromEntries(echoedLists.map(name => [name, criteria[name] ?? []])),
    companies: (criteria.companies ?? []).map(String),
    ...(startDate && { startDate: writeMoment(new Date(startDate)) }),
    ...(endDate && { endDate: writeMoment(new Date(endDate)) }),
    ...(term && { term }),
    scope,
    offset,
    limit,
    order,
  }
}

/** The operations of the tag Search. */
export const searchHandlers: Record<string, Handler> = { searchQuery, searchGetDocuments, searchGetFile }
