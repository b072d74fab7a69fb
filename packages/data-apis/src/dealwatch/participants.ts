import { type DataCall, type Handler, inLanguage } from '../data-api.ts'
import { listDealAdvisors, listDealCompanies, type ParticipantSearch } from '../sources/deal-participants.ts'
import type { Role } from './codes.ts'
import { checkName, readCountry } from './criteria.ts'
import { nameIn } from './describe-deal.ts'

const searchCompaniesGetListCompanies: Handler = async (ctx, call) => {
  const search = readSearch(call)
  const { total, companies } = await listDealCompanies(ctx, { ...search, role: call.params.role as Role | undefined })
  const resultList = companies.map(company => ({
    companyId: company.companyId,
    name: nameIn(call.language, company),
    countryCode: company.countryCode,
    dealCount: company.dealCount,
  }))
  return { body: { data: { total, offset: search.offset, limit: search.limit, resultList } } }
}

const searchAdvisorsGetListAdvisors: Handler = async (ctx, call) => {
  const search = readSearch(call)
  const { total, advisors } = await listDealAdvisors(ctx, { ...search, type: call.params.type as string | undefined })
  const resultList = advisors.map(({ advisorId, countryCode, types, dealCount, ...name }) => ({
    advisorId,
    name: inLanguage(call.language, name),
    countryCode,
    types,
    dealCount,
  }))
  return { body: { data: { total, offset: search.offset, limit: search.limit, resultList } } }
}

function readSearch(call: DataCall): ParticipantSearch {
  const { name, offset, limit } = call.params as { name: string; offset: number; limit: number }
  checkName(call, 'name', name)
  return { name, country: readCountry(call), offset, limit }
}

/** The operations that find who takes part in deals. */
export const participantHandlers: Record<string, Handler> = {
  searchCompaniesGetListCompanies,
  searchAdvisorsGetListAdvisors,
}
