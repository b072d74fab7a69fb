import { limits } from '@portal/domain/limits.ts'
import { externalIdClasses, findCode, operationalStatuses } from '../company-codes/dictionaries.ts'
import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { refusal } from '../refusal.ts'
import { companyCondition, companySelection } from '../sources/company-criteria.ts'
import { closeCursor, openCursor, readCursor } from '../sources/company-cursors.ts'
import { type CompanyOrder, type ListedCompany, listAll, listPage } from '../sources/company-list.ts'
import { matchCompanies } from '../sources/company-search.ts'
import { withoutNulls } from '../without-nulls.ts'
import { checkCountries, criteriaNames, readCriteria } from './criteria.ts'
import { industryName, presentName, sayFor } from './present.ts'
import { unknownCode, wrongParameter } from './refusals.ts'

const companiesGet: Handler = async (ctx, call) => {
  const { cursor } = call.params as { cursor?: string }
  if (cursor !== undefined) return readOn(ctx, call, cursor === '*' ? await open(ctx, call) : cursor)
  const { limit, offset, lang } = call.params as { limit: number; offset: number; lang: string }
  if (offset > limits.companyOffsetMax) throw offsetTooLarge(call)
  const where = await conditionOf(ctx, call)
  const { total, items } = await listPage(ctx, where, readOrder(call.params), { limit, offset })
  return { body: { data: { total, items: items.map(item => presentItem(item, lang)) } } }
}

const companiesCursorCursorIdDelete: Handler = async (ctx, call) => {
  const wasOpen = await closeCursor(ctx, ownerOf(call), String(call.params.cursor_id))
  if (!wasOpen) throw noCursor(call)
  return { status: 204, body: undefined }
}

/** Opens a cursor on the list that the call describes; answers its id. */
async function open(ctx: DataContext, call: DataCall): Promise<string> {
  if (call.params.offset !== 0) throw offsetBesideCursor(call)
  const where = await conditionOf(ctx, call)
  return openCursor(ctx, ownerOf(call), listParameters(call.params), listAll(where, readOrder(call.params)))
}

async function readOn(ctx: DataContext, call: DataCall, id: string) {
  if (call.params.offset !== 0) throw offsetBesideCursor(call)
  const check = (kept: Record<string, unknown>) => checkSameList(call, kept)
  const read = { owner: ownerOf(call), id, limit: Number(call.params.limit), check }
  const page = await readCursor<ListedCompany>(ctx, read)
  if (!page) throw noCursor(call)
  const { total, items, params } = page
  return { body: { cursor_id: id, data: { total, items: items.map(item => presentItem(item, params.lang)) } } }
}

/** What the call asks for, together with the saved filter that it names. */
async function conditionOf(ctx: DataContext, call: DataCall) {
  const { filter, params } = call
  if (params.filter_id !== undefined && !filter) throw noFilter(call)
  const criteria = await readCriteria(ctx, call, params)
  return filter ? companySelection(ctx, criteria, filter) : companyCondition(ctx, criteria)
}

const noFilter = (call: DataCall) =>
  wrongParameter(call, {
    en: `filter_id: you have no filter ${call.params.filter_id}. GET /companies/search/filters lists yours.`,
    zh: `filter_id：您没有筛选器${call.params.filter_id}，已有的筛选器见GET /companies/search/filters。`,
  })

const listNames = [...criteriaNames, 'filter_id']

/** The parameters that decide what is in a list and how it reads. */
const listParameters = (params: DataCall['params']) =>
  Object.fromEntries([...listNames, 'order', 'lang'].map(name => [name, params[name]]))

/** What a reading call says again must be what the cursor was opened with; what it leaves out stays. */
function checkSameList(call: DataCall, kept: Record<string, unknown>) {
  const other = listNames.find(name => {
    const value = call.params[name]
    return value !== undefined && value !== false && JSON.stringify(value) !== JSON.stringify(kept[name])
  })
  if (other === undefined) return
  throw wrongParameter(call, {
    en: `${other}: the cursor was opened with another value. Leave criteria out when you read on.`,
    zh: `${other}：游标打开时使用的是另一个值。继续读取时请不要填写条件。`,
  })
}

const ownerOf = ({ owner = '' }: DataCall) => owner

function readOrder({ order, lang }: DataCall['params']): CompanyOrder {
  const [by, direction = 'asc'] = String(order).split(':')
  return { by, direction, isLocal: lang === 'local' } as CompanyOrder
}

function presentItem(company: ListedCompany, lang: unknown) {
  const say = sayFor(lang, company.country_code)
  const status = findCode(operationalStatuses, company.operational_status)
  return withoutNulls({
    id: company.id,
    name: presentName(company),
    country_code: company.country_code,
    main_industry: company.main_industry === null ? undefined : industryName(say, company.main_industry),
    operational_status: status ? say(status) : company.operational_status,
    updated_at: company.updated_on,
  })
}

const companiesMatchGet: Handler = async (ctx, call) => {
  const {
    company_name: name,
    country_code: country,
    external_id: externalIds,
    limit,
  } = call.params as unknown as MatchParameters
  const type = call.params.external_id_type as string | undefined
  if (name === undefined && externalIds === undefined) throw nothingToMatch(call)
  if (country !== undefined) checkCountries(call, 'country_code', [country])
  if (type !== undefined && !findCode(externalIdClasses, type.toUpperCase()))
    throw unknownCode(call, 'external_id_type', type)
  const found = await matchCompanies(ctx, {
    name,
    externalIds,
    countries: country === undefined ? undefined : [country.toUpperCase()],
    externalIdClasses: type === undefined ? undefined : [type.toUpperCase()],
    limit,
  })
  const items = found.map(({ id, name: company_name, ...rest }) =>
    withoutNulls({ company_id: id, company_name, ...rest }),
  )
  return { body: { data: { items } } }
}

interface MatchParameters {
  company_name?: string
  country_code?: string
  external_id?: string[]
  limit: number
}

const nothingToMatch = (call: DataCall) =>
  wrongParameter(call, {
    en: 'Give company_name or external_id, or both.',
    zh: '请填写company_name或external_id，或两者都填。',
  })

const offsetTooLarge = (call: DataCall) =>
  refusal(call, 400, 'OFFSET_TOO_LARGE', {
    en: `Offsets reach up to ${limits.companyOffsetMax}. To read further open a cursor with cursor=* and read on with its cursor_id.`,
    zh: `offset最大为${limits.companyOffsetMax}。要继续读取，请以cursor=*打开游标，再用其cursor_id读取。`,
  })

const offsetBesideCursor = (call: DataCall) =>
  wrongParameter(call, {
    en: 'offset: a cursor reads from where it stands; leave offset out.',
    zh: 'offset：游标从当前位置继续读取，请不要填写offset。',
  })

const noCursor = (call: DataCall) =>
  refusal(call, 404, 'CURSOR_NOT_FOUND', {
    en: `There is no such cursor: it was closed, or not used for ${limits.cursorIdleMinutes} minutes. Open a new one with cursor=*.`,
    zh: `没有这个游标：它已关闭，或已有${limits.cursorIdleMinutes}分钟未使用。请以cursor=*打开新的游标。`,
  })

/** The list of companies, its cursors, and the way to an id. */
export const companyHandlers: Record<string, Handler> = {
  companiesGet,
  companiesCursorCursorIdDelete,
  companiesMatchGet,
}
