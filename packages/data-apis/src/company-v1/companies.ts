import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { listCompanyUpdates } from '../sources/companies.ts'
import { byCompany, readExternalIds } from '../sources/company-relations.ts'
import {
  describeCompany,
  describeFullCompany,
  type Profile,
  readProfiles,
  readSurroundings,
  type Section,
} from './describe-company.ts'
import { describeExternalId } from './describe-ownership.ts'
import { readCountry } from './known-values.ts'
import { unknownCompany } from './refusals.ts'

/** The company of a call. Throws a 300. */
export async function requireCompany(ctx: DataContext, call: DataCall): Promise<Profile> {
  const isic = Number(call.params.isic)
  const [company] = await readProfiles(ctx, [isic])
  if (!company) throw unknownCompany(call, isic)
  return company
}

const companiesGetCompany: Handler = async (ctx, call) => ({
  body: { data: describeCompany(await requireCompany(ctx, call)) },
})

const companiesGetFullCompany: Handler = async (ctx, call) => {
  const company = await requireCompany(ctx, call)
  const around = await readSurroundings(ctx, [company.id])
  return { body: { data: describeFullCompany(company, around, call.params['section[]'] as Section[] | undefined) } }
}

/** The companies of a country for mirroring, by id. */
function listUpdates(ctx: DataContext, call: DataCall) {
  const { lastUpdate, offset, limit } = call.params as { lastUpdate?: string; offset: number; limit: number }
  const since = lastUpdate === undefined ? {} : { updatedFrom: lastUpdate }
  return listCompanyUpdates(ctx, { country: readCountry(call), ...since, offset, limit })
}

const companiesGetCompanyList: Handler = async (ctx, call) => {
  const companies = await listUpdates(ctx, call)
  const data = companies.map(({ id, country_code, updated_on }) => ({
    isic: id,
    countryCode: country_code,
    profileUpdateDate: updated_on,
  }))
  return { body: { data } }
}

const companiesGetCompanyIdMap: Handler = async (ctx, call) => {
  const companies = await listUpdates(ctx, call)
  const ids = companies.map(({ id }) => id)
  const numbers = byCompany(await readExternalIds(ctx, ids))
  const data = companies.map(({ id, country_code }) => ({
    isic: id,
    countryCode: country_code,
    externalIdList: (numbers.get(id) ?? []).map(describeExternalId),
  }))
  return { body: { data } }
}

/** The operations of the class Companies but the benchmark. */
export const companyHandlers: Record<string, Handler> = {
  companiesGetCompany,
  companiesGetFullCompany,
  companiesGetCompanyList,
  companiesGetCompanyIdMap,
}
