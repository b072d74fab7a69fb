import { type DataAnswer, type DataCall, DataError } from '@portal/data-apis/data-api.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Context } from './context.ts'
import type { FamilyName } from './delivery-family.ts'
import { type MessageKey, say } from './words.ts'

/** Whose token a call carried, which one, which APIs it opens, and the network address that it came from. */
export interface Caller {
  accountId: string
  tokenId: string
  apis: readonly string[]
  address: string
}

/** The caller of an operation that needs no token. */
export const nobody = (address: string): Caller => ({ accountId: '', tokenId: '', apis: [], address })

/** An operation of a product that the portal answers out of its own state. Fails with DataError. */
export type PortalOperation = (ctx: Context, caller: Caller, call: DataCall) => Promise<DataAnswer>

/** A failure of such an operation, in the language of the call. */
export const refusal = (
  call: DataCall,
  status: number,
  code: string,
  key: MessageKey,
  values?: Record<string, string | number>,
) => new DataError(status, code, say(call.language === 'zh' ? 'zh' : 'en', key, values))

/** A call that comes too early; `retryAfter` is in seconds. */
export const tooOften = (
  call: DataCall,
  code: string,
  retryAfter: number | undefined,
  key: MessageKey,
  values?: Record<string, string | number>,
) => new DataError(429, code, refusal(call, 429, code, key, values).message, retryAfter)

/** Puts the refusal of a login into the words of the call and the codes of its product. */
export const refusedLogin =
  (call: DataCall, codes: { wrong: string; often: string }) =>
  (error: unknown): never => {
    if (!(error instanceof PortalError)) throw error
    if (error.code === 'login-failed') throw refusal(call, 401, codes.wrong, 'operation.login-wrong')
    if (error.code !== 'login-too-often') throw error
    throw tooOften(call, codes.often, error.retryAfter, 'operation.login-too-often', error.values)
  }

/** A parameter that is well-formed but cannot be used. */
export const wrongParameter = (call: DataCall, key: MessageKey, values?: Record<string, string | number>) =>
  refusal(call, 400, 'INVALID_INPUT_PARAMETER', key, values)

/** An unknown id; somebody else's is no different. */
export const notFound = (call: DataCall, id: string | number) =>
  refusal(call, 404, 'NOT_FOUND', 'operation.not-found', { id })

/** The same in the words of a family: the company API says what kind of thing is unknown. */
export const unknownOf = (family: FamilyName, kind: 'FILTER' | 'FEED' | 'DUMP', call: DataCall, id: string) =>
  family === 'emis' ? refusal(call, 404, `${kind}_NOT_FOUND`, 'operation.not-found', { id }) : notFound(call, id)

/** Whether a text could be an id that the portal gave out. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

/** The id of the address, when it is one that the portal gives out; anything else is unknown. */
export function idOf(call: DataCall, name = 'id'): string {
  const id = String(call.params[name])
  if (!isId(id)) throw notFound(call, id)
  return id.toLowerCase()
}

/** The id in the address of a call to the company API. */
export function companyId(call: DataCall, kind: 'FILTER' | 'FEED' | 'DUMP'): string {
  const id = String(call.params.id)
  if (!isId(id)) throw unknownOf('emis', kind, call, id)
  return id.toLowerCase()
}

/** Several ids of the address, each once. */
export function idsOf(call: DataCall, name = 'id'): string[] {
  const value = call.params[name]
  const ids = (Array.isArray(value) ? value.map(String) : String(value).split(',')).map(id => id.trim().toLowerCase())
  const unknown = ids.find(id => !isId(id))
  if (unknown !== undefined) throw notFound(call, unknown)
  return [...new Set(ids)]
}

/** A page of a list, already checked against the document. */
export const pageOf = ({ params }: DataCall) => ({
  limit: Number(params.limit ?? 100),
  offset: Number(params.offset ?? 0),
})

/** The page of a list that a call asks for, and how long the whole list is. */
export async function findPage<Database, Table extends keyof Database, Row>(
  call: DataCall,
  list: SelectQueryBuilder<Database, Table, Row>,
): Promise<{ total: number; items: Row[] }> {
  const { limit, offset } = pageOf(call)
  const items = await list.limit(limit).offset(offset).execute()
  const counted = list.clearSelect().clearOrderBy().select(sql<number>`count(*)::int`.as('total'))
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return { total, items }
}

/** A text of the call, trimmed; nothing when it was not sent. */
export const textOf = ({ params }: DataCall, name: string): string | undefined =>
  params[name] === undefined ? undefined : String(params[name]).trim()

/** A list of the call; nothing when it was not sent. */
export function listOf({ params }: DataCall, name: string): string[] | undefined {
  const value = params[name]
  if (value === undefined) return undefined
  return (Array.isArray(value) ? value.map(String) : String(value).split(','))
    .map(entry => entry.trim())
    .filter(Boolean)
}

/** The day of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** A moment as the answers write it: to the second, in UTC. */
export const momentOf = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, 'Z')
