import { findIndustry } from '../company-codes/industries.ts'
import { type DataCall, type DataContext, type Handler, inLanguage } from '../data-api.ts'
import { countryCodes, sourceTypeCodes } from '../documents/code-data.ts'
import { newsAddress } from '../news-address.ts'
import { findUnknownCompanies } from '../sources/companies.ts'
import { parseTerm, type Term, TermFault } from '../sources/document-term.ts'
import {
  type DocumentCriteria,
  type DocumentOrder,
  type DocumentRow,
  readDocuments,
  searchDocuments,
} from '../sources/documents.ts'
import { withoutNulls } from '../without-nulls.ts'
import { emptyRange, unknownCode, wrongParameter } from './refusals.ts'

const documentsGet: Handler = async (ctx, call) => {
  const criteria = await readCriteria(ctx, call)
  const { limit, offset, order } = call.params as { limit: number; offset: number; order: string }
  const page = { order: orders[order]!, limit, offset, skipDuplicates: true }
  const { total, ids } = await searchDocuments(ctx, { criteria, ...page })
  const items = (await readDocuments(ctx, ids)).map(row => present(call, row))
  return { body: { data: { total, items } } }
}

const orders: Record<string, DocumentOrder> = {
  date: 'newest',
  'date:desc': 'newest',
  'date:asc': 'oldest',
  relevance: 'relevance',
}

interface Parameters {
  keyword?: string
  country?: string[]
  industry?: string[]
  company_ids?: number[]
  start_date?: string
  end_date?: string
}

/** What documents a call wants. Throws a 400 that names what is unknown or impossible. */
async function readCriteria(ctx: DataContext, call: DataCall): Promise<DocumentCriteria> {
  const {
    keyword,
    country,
    industry,
    company_ids: companies,
    start_date: start,
    end_date: end,
  } = call.params as Parameters
  const countries = country?.map(code => code.toUpperCase())
  const wrongCountry = countries?.find(code => !countryCodes.some(({ id }) => id === code))
  if (wrongCountry !== undefined) throw unknownCode(call, 'country', wrongCountry)
  const wrongIndustry = industry?.find(code => !findIndustry(code))
  if (wrongIndustry !== undefined) throw unknownCode(call, 'industry', wrongIndustry)
  const [wrongCompany] = await findUnknownCompanies(ctx, companies ?? [])
  if (wrongCompany !== undefined) throw unknownCode(call, 'company_ids', String(wrongCompany))
  if (start !== undefined && end !== undefined && start > end)
    throw emptyRange(call, `start_date (${start})`, `end_date (${end})`)
  return {
    term: keyword === undefined ? undefined : readTerm(call, keyword),
    countries,
    industries: industry,
    companies,
    from: start,
    before: end === undefined ? undefined : dayAfter(end),
  }
}

function readTerm(call: DataCall, keyword: string): Term {
  try {
    return parseTerm(keyword)
  } catch (error) {
    if (!(error instanceof TermFault)) throw error
    const { at, words } = error
    throw wrongParameter(call, {
      en: `keyword: at character ${at}: ${words.en}.`,
      zh: `keyword：第${at}个字符处：${words.zh}。`,
    })
  }
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

function present({ language }: DataCall, row: DocumentRow) {
  const source = sourceTypeCodes.find(({ id }) => id === row.source_type)
  const day = row.published_at.toISOString().slice(0, 10)
  return withoutNulls({
    id: String(row.id),
    creation_date: day,
    title: row.title,
    abstract: abstractOf(row.body),
    language: row.language,
    country: row.countries[0],
    publication: row.publication.name,
    source: source && inLanguage(language, source),
    url: newsAddress(day, `document-${row.id}`),
  })
}

/** The first paragraph. */
const abstractOf = (body: string): string => body.split('\n', 1)[0]!.trim()

/** The documents of the company API. */
export const documentHandlers: Record<string, Handler> = { documentsGet }
