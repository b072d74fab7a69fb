import { type DataAnswer, type DataCall, DataError, type Handler } from '@portal/data-apis/data-api.ts'
import { PortalError } from '@portal/domain/errors.ts'
import { checkBody } from '@portal/domain/json-body.ts'
import { limits } from '@portal/domain/limits.ts'
import { addModelNames } from '@portal/domain/model-names.ts'
import { checkParameters, type ParameterProblem, type RawValues, shownValue } from '@portal/domain/parameters.ts'
import { formatParameterOf, type Product } from '@portal/domain/product.ts'
import type { Context } from '@portal/services/context.ts'
import { checkCursorRight } from '@portal/services/cursors.ts'
import { findSavedFilter } from '@portal/services/filters.ts'
import { listOwnSeries } from '@portal/services/own-series.ts'
import { nobody } from '@portal/services/portal-operation.ts'
import { portalOperations } from '@portal/services/portal-operations.ts'
import type { TokenHolder } from '@portal/services/token-memory.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyRequest } from 'fastify'
import { originOf } from '../origin.ts'
import { formats } from './address.ts'
import type { ApiOperation } from './api.ts'
import { acceptsPostedQuery, codeOf, type GatewayCall, refuse, wordsLanguage } from './call.ts'
import { findUnreadable } from './encoding.ts'
import { families } from './family.ts'
import { mediaType } from './posted-query.ts'

/** The handlers of the embedded data services, by API name and operationId. */
export type Handlers = Record<string, Record<string, Handler> | undefined>

/** Hands a call to whoever answers it: the portal itself or the embedded data service. Fails with DataError. */
export async function dispatch(
  ctx: Context,
  handlers: Handlers,
  call: GatewayCall,
  request: FastifyRequest,
): Promise<DataAnswer> {
  const operation = requireOperation(call, request.method)
  const dataCall = readDataCall(ctx, operation, call, request)
  const answer = await handOver(ctx, handlers, call, { operation, dataCall, address: request.ip })
  const wantsNames = families[call.api.product.family].namesModels || dataCall.params.with_model_information === true
  if (!wantsNames || !operation.answer || !('body' in answer)) return answer
  return { ...answer, body: addModelNames(call.api.specification, operation.answer, answer.body) }
}

async function handOver(
  ctx: Context,
  handlers: Handlers,
  call: GatewayCall,
  { operation, dataCall, address }: { operation: ApiOperation; dataCall: DataCall; address: string },
): Promise<DataAnswer> {
  const { name } = call.api.product
  if (!operation.isPortal) {
    const handler = required(handlers[name]?.[operation.id], call)
    const { holder } = call
    const { cursor, filter_id: filterId, data_source: sources } = dataCall.params
    if (holder && cursor !== undefined) await checkCursorRight(ctx, holder.accountId, dataCall)
    const namesOwn = holder && (filterId !== undefined || sources !== undefined)
    return handler(ctx, namesOwn ? await withOwn(ctx, holder, call.api.product, dataCall) : dataCall)
  }
  const caller = call.holder ? { ...call.holder, address } : nobody(address)
  return required(portalOperations[name]?.[operation.id], call)(ctx, caller, dataCall)
}

/** The call together with what it names of the caller's own: a saved filter, imported series. */
async function withOwn(ctx: Context, { accountId }: TokenHolder, { name }: Product, call: DataCall): Promise<DataCall> {
  const { filter_id: id, data_source: sources } = call.params
  const filter = typeof id === 'string' ? await findSavedFilter(ctx, name, accountId, id) : undefined
  const ownSeries = [sources].flat().includes('USER-IMPORTED') ? await listOwnSeries(ctx, accountId) : undefined
  return { ...call, ...(filter && { filter }), ...(ownSeries && { ownSeries }) }
}

/** What answers a call; nothing does for a product that is a folder alone, without the real API behind it. */
function required<Found>(found: Found | undefined, call: GatewayCall): Found {
  if (!found) throw refuse(call, 501, 'failed', 'gateway.not-connected')
  return found
}

/** The operation that a call names, or the refusal of one that names none. */
export function requireOperation(call: GatewayCall, method: string): ApiOperation {
  if (call.operation) return call.operation
  const { wrongFormat: shown } = call.address
  if (shown !== undefined) {
    const name = formatParameterOf(call.api.product.gateway)!
    throw wrongParameters(call, [{ name, shown: shownValue(shown), kind: 'choice', choices: formats.join(', ') }])
  }
  if (!call.match) throw refuse(call, 404, 'operation-unknown', 'gateway.operation-unknown')
  const allowed = allowedMethods(call).join(', ')
  throw refuse(call, 405, 'method-unknown', 'gateway.method-unknown', { method, allowed })
}

/** The methods of an address, as the header Allow names them. */
export function allowedMethods({ match, api }: GatewayCall): string[] {
  const own = [...(match?.methods.keys() ?? [])].map(method => method.toUpperCase())
  const posted = match && acceptsPostedQuery(api, match) ? ['POST'] : []
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), ...posted, 'OPTIONS']
}

function readDataCall(ctx: Context, operation: ApiOperation, call: GatewayCall, request: FastifyRequest): DataCall {
  const unreadable = findUnreadable(request.url)
  if (unreadable.length > 0) throw wrongParameters(call, unreadable)
  const body = readBody(operation, call, request)
  const checked = checkParameters(operation.plan, {
    path: call.match!.path,
    query: request.query as RawValues,
    header: request.headers,
    form: operation.body && !operation.body.json ? ((request.body ?? {}) as RawValues) : undefined,
  })
  if ('problems' in checked) throw wrongParameters(call, checked.problems)
  const { params } = checked
  if ('lang' in params && operation.choosesLanguage) params.lang = call.language // which may come from the header instead
  const { language } = call
  const baseUrl = originOf(ctx, request) + call.address.base
  const owner = call.holder ? { owner: call.holder.accountId } : {}
  return { operationId: operation.id, params, body, language, signal: call.over.signal, baseUrl, ...owner }
}

function readBody({ body: wanted }: ApiOperation, call: GatewayCall, request: FastifyRequest): unknown {
  if (!wanted) return undefined
  const type = mediaType(request)
  const { body } = request
  if (body === undefined && type === undefined && !wanted.required) return undefined
  if (type !== undefined && !wanted.types.includes(type)) throw new PortalError('media-type-unsupported')
  if (!wanted.json) return undefined
  if (body === undefined) throw refuse(call, 400, 'parameter-missing', 'gateway.body-missing')
  const checked = checkBody(call.api.specification, wanted.json, body)
  if ('problems' in checked) throw wrongParameters(call, checked.problems)
  return checked.body
}

function wrongParameters(call: GatewayCall, problems: ParameterProblem[]): DataError {
  const sentences = problems
    .slice(0, limits.problemsShown)
    .map(({ kind, ...values }) => say(wordsLanguage(call), `parameter.${kind}`, values))
  const refusal = problems.every(({ kind }) => kind === 'missing') ? 'parameter-missing' : 'parameter-wrong'
  return new DataError(400, codeOf(call, refusal), sentences.join(wordsLanguage(call) === 'zh' ? '' : ' '))
}
