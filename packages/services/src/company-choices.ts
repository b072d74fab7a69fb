import { criteriaNames, readCriteria } from '@portal/data-apis/company-v2/criteria.ts'
import { selectCompanies } from '@portal/data-apis/company-v2/whole-companies.ts'
import type { DataCall } from '@portal/data-apis/data-api.ts'
import { findUnknownCompanies } from '@portal/data-apis/sources/companies.ts'
import type { CompanyCriteria } from '@portal/data-apis/sources/company-criteria.ts'
import { limits } from '@portal/domain/limits.ts'
import type { Transaction } from 'kysely'
import type { Context } from './context.ts'
import type { Tables } from './db.ts'
import type { Choice } from './delivery-family.ts'
import type { Filter } from './operation-tables.ts'
import { type Caller, isId, refusal, unknownOf, wrongParameter } from './portal-operation.ts'
import { lockFilter } from './saved-filters.ts'
import { newId } from './secrets.ts'

/** How a request names companies: listed ids or criteria, never both. */
interface CompanyChoice extends Choice {
  ids: readonly number[]
  criteria: CompanyCriteria & Readonly<Record<string, unknown>>
}

/** What a request for a dump or feed says of its companies. */
interface ChoosingRequest {
  name?: string
  filter_id?: string
  company_ids?: number[]
  criteria?: Record<string, unknown>
}

/** Reads the choice of a request. A 400 for both kinds at once, for neither, and for ids or codes that are unknown. */
export async function readChoice(
  ctx: Context,
  call: DataCall,
  companyIds: readonly number[] | undefined,
  given: Readonly<Record<string, unknown>>,
): Promise<CompanyChoice> {
  const names = criteriaNames.filter(name => name !== 'company_ids' && isSaying(given[name]))
  const ids = [...new Set(companyIds ?? [])]
  if (ids.length && names.length) throw refusal(call, 400, 'COMPANY_IDS_AND_CRITERIA', 'operation.ids-and-criteria')
  if (!ids.length && !names.length) throw wrongParameter(call, 'operation.choice-missing')
  if (ids.length > limits.companyIdsMax) {
    throw wrongParameter(call, 'operation.companies-too-many', { limit: limits.companyIdsMax })
  }
  const [unknown] = await findUnknownCompanies(ctx, ids)
  if (unknown !== undefined) throw wrongParameter(call, 'operation.company-unknown', { id: unknown })
  const criteria = await readCriteria(ctx, call, Object.fromEntries(names.map(name => [name, given[name]])))
  return { ids, criteria: { ...criteria } }
}

/** Whether a value narrows anything: an empty list, an empty text and a flag that is off do not. */
const isSaying = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '' && value !== false

/** Saves what is chosen; one that is not listed belongs to the dump or feed that it was made for. */
export async function saveChoice(
  ctx: Context,
  transaction: Transaction<Tables>,
  caller: Caller,
  choice: CompanyChoice,
  about: { name: string; is_listed: boolean },
): Promise<Filter> {
  const now = ctx.now()
  return transaction
    .insertInto('portal.filter')
    .values({
      ...{ id: newId(ctx), account_id: caller.accountId, family: 'emis', ...about, description: '' },
      ...{ ids: [...choice.ids], criteria: JSON.stringify(choice.criteria), created_at: now, updated_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The filter of a request for a dump or feed: the saved one that it names, or one for what it says itself. */
export async function filterOf(
  ctx: Context,
  transaction: Transaction<Tables>,
  caller: Caller,
  call: DataCall,
): Promise<Filter> {
  const { filter_id: id, company_ids, criteria, name = '' } = call.body as ChoosingRequest
  const listed = [...(company_ids ?? []), ...((criteria?.company_ids ?? []) as number[])]
  const within = { ...ctx, db: transaction }
  if (id === undefined) {
    return saveChoice(ctx, transaction, caller, await readChoice(within, call, listed, criteria ?? {}), {
      name,
      is_listed: false,
    })
  }
  if (company_ids || criteria) throw wrongParameter(call, 'operation.filter-or-choice')
  if (!isId(id)) throw unknownOf('emis', 'FILTER', call, id)
  return lockFilter(transaction, 'emis', caller.accountId, call, id.toLowerCase())
}

/** Whether a request chooses companies anew. */
export const isChoosing = ({ body }: DataCall): boolean => {
  const { filter_id, company_ids, criteria } = body as ChoosingRequest
  return filter_id !== undefined || company_ids !== undefined || criteria !== undefined
}

/** How many companies a filter chooses; a 400 when there are none to deliver. */
export async function countDeliverable(ctx: Context, call: DataCall, filter: Filter): Promise<number> {
  const ids = await selectCompanies(ctx, filter)
  if (!ids.length) throw wrongParameter(call, 'operation.companies-none')
  return ids.length
}
