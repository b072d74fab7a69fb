import { type DataLanguage, type Handler, inLanguage } from '../data-api.ts'
import {
  type CompanyRow,
  findCompanies,
  findCompany,
  findHoldings,
  type HoldingRow,
  hasCompany,
} from '../sources/estate/companies.ts'
import { withoutNulls } from '../without-nulls.ts'
import { describeType, nameIn } from './describe.ts'
import { readId, writeId } from './ids.ts'
import { readList, readPage, readPlaces } from './parameters.ts'
import { notFound } from './refusals.ts'

const listCompanies: Handler = async (ctx, call) => {
  const { country } = await readPlaces(ctx, call)
  const criteria = { name: call.params.name as string | undefined, country, role: readList(call, 'role') }
  const { total, rows } = await findCompanies(ctx, criteria, readPage(call))
  return { body: { data: { total, items: rows.map(row => describeCompany(call.language, row)) } } }
}

const getCompany: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  const row = await findCompany(ctx, readId(id))
  if (!row) throw notFound(call, id)
  return { body: { data: describeCompany(call.language, row) } }
}

const listCompanyHoldings: Handler = async (ctx, call) => {
  const id = String(call.params.id)
  if (!(await hasCompany(ctx, readId(id)))) throw notFound(call, id)
  const { total, rows } = await findHoldings(ctx, readId(id), readPage(call))
  return { body: { data: { total, items: rows.map(row => describeHolding(call.language, row)) } } }
}

const describeCompany = (language: DataLanguage, row: CompanyRow) => ({
  id: writeId('CMP', row.id),
  name: row.name,
  ...withoutNulls({ name_local: row.name_local }),
  roles: row.roles,
  country_code: row.country_code,
  ...withoutNulls({ website: row.website }),
  description: inLanguage(language, { en: row.description_en, zh: row.description_zh }),
  holdings_count: row.holdings_count,
  ...withoutNulls({ emis_company_id: row.emis_company_id }),
  updated_at: row.updated_at,
})

const describeHolding = (language: DataLanguage, row: HoldingRow) => ({
  type: row.kind,
  id: writeId(row.kind === 'property' ? 'PRP' : 'PRJ', row.record_id),
  name: nameIn(language, row),
  role: row.role,
  property_type: describeType(language, row.property_type),
  city: inLanguage(language, { en: row.city_en, zh: row.city_zh }),
  country_code: row.country_code,
})

/** The operations of the tag Companies. */
export const companyHandlers: Record<string, Handler> = { listCompanies, getCompany, listCompanyHoldings }
